import { quietly } from './quietly.mjs';

// An npm ci would require optional packages of other platforms, which not every registry has.
const INSTALL = ['install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund'];
// By default npm waits up to 70 s before it reports that there is no connection.
const RETRIES = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

export function npm(args, cwd, environment = {}) {
	const script = process.env.npm_execpath;
	const viaNode = script !== undefined && /\.[cm]?js$/.test(script);
	return quietly(viaNode ? process.execPath : 'npm', [...(viaNode ? [script] : []), ...args], {
		cwd,
		environment,
		shell: !viaNode && process.platform === 'win32',
	});
}

/** Installs the packages of a folder's lock file. */
export async function installByNpm(folder, flags) {
	await npm([...INSTALL, ...RETRIES, '--loglevel=error', ...flags], folder);
}
