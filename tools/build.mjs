import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const { isBuilt } = require('./build/fingerprint.cjs');
const root = fileURLToPath(new URL('..', import.meta.url));

/** Builds `dist` without type checking, and only when its sources changed. Writes to stderr only. */
export async function buildIfStale() {
	if (await isBuilt()) return;
	const gulp = path.join(root, 'node_modules/gulp/bin/gulp.js');
	const { status } = spawnSync(process.execPath, [gulp, 'assemble'], {
		cwd: root,
		stdio: ['ignore', 2, 2],
	});
	if (status !== 0) throw new Error('The build failed');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildIfStale();
