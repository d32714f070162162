import { spawn } from 'node:child_process';

const LAST_WORDS = 4_000;

/** Runs a program silently; if it fails, the error contains the end of its output. */
export function quietly(program, args, { cwd, environment = {}, shell = false }) {
	const child = spawn(program, args, {
		cwd,
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
		shell,
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text) => {
			said = (said + text).slice(-LAST_WORDS);
		});
	}
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) =>
			code === 0 ? resolve() : reject(new Error(`${args.join(' ')} failed:\n${said}`)),
		);
	});
}
