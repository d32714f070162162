import { spawn } from 'node:child_process';

const LAST_WORDS = 4_000;

/** Runs npm quietly; when it fails, the error holds the last that it said. */
export function npm(args, cwd, environment = {}) {
	const script = process.env.npm_execpath;
	const viaNode = script !== undefined && /\.[cm]?js$/.test(script);
	const child = spawn(viaNode ? process.execPath : 'npm', [...(viaNode ? [script] : []), ...args], {
		cwd,
		env: { ...process.env, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
		shell: !viaNode && process.platform === 'win32',
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
			code === 0 ? resolve() : reject(new Error(`npm ${args.join(' ')} failed:\n${said}`)),
		);
	});
}
