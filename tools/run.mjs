import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs a Node script in the project folder; resolves to its exit code. Its output goes to the
 * terminal.
 *
 * @param options flags for Node, and additional environment variables
 */
export function runScript(script, args = [], { flags = [], environment = {} } = {}) {
	return new Promise((resolve, reject) => {
		const child = spawn(process.execPath, [...flags, script, ...args], {
			cwd: root,
			stdio: ['ignore', 'inherit', 'inherit'],
			env: { ...process.env, ...environment },
		});
		child.on('error', reject);
		child.on('close', (code) => resolve(code ?? 1));
	});
}
