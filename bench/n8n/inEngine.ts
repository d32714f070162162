import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { installPack } from '../../harness/engine/installPack';
import { installation, repository } from '../../harness/engine/lines';
import { preparePack } from '../../harness/n8n';

const TSX = createRequire(__filename).resolve('tsx/cjs');

/**
 * Runs a program that loads n8n's engine in a separate process, and returns the numbers that it
 * prints.
 *
 * @param args its arguments after the folders of the engine and of the pack
 * @param more additional environment variables of n8n
 */
export async function inEngine(
	program: string,
	args: readonly string[],
	more: Record<string, string> = {},
): Promise<number[]> {
	await preparePack();
	const { folder, node } = await installation('n8n-2');
	const home = await mkdtemp(path.join(tmpdir(), 'bench-'));
	try {
		const pack = await installPack(repository, home, folder);
		const child = path.join(__dirname, program);
		const env = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, HOME: home };
		const n8n = { N8N_USER_FOLDER: home, N8N_ENCRYPTION_KEY: 'only-for-the-bench' };
		// One memory arena for all threads: one for each would take as much memory as everything else.
		const memory = { MALLOC_ARENA_MAX: '1' };
		const quiet = { NODE_ENV: 'production', TZ: 'UTC', N8N_LOG_LEVEL: 'silent' };
		const options = { env: { ...env, ...n8n, ...quiet, ...memory, ...more } };
		const all = ['--require', TSX, child, folder, pack, ...args];
		const { stdout } = await promisify(execFile)(node, all, options);
		return stdout.trim().split(' ').map(Number);
	} finally {
		await rm(home, { recursive: true, force: true });
	}
}
