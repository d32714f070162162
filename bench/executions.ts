import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { startSandbox } from '../sandbox';
import { installPack } from '../harness/engine/installPack';
import { installation, repository } from '../harness/engine/lines';
import { preparePack } from '../harness/n8n';
import type { Figure } from './figure';

const GOAL = 1.05;
const TSX = createRequire(__filename).resolve('tsx/cjs');

/** The heap of n8n's engine after 500 executions, against the heap after the first 50. */
export async function executionsMemory(): Promise<Figure> {
	await preparePack();
	const { folder, node } = await installation('n8n-2');
	const home = await mkdtemp(path.join(tmpdir(), 'bench-'));
	const sandbox = await startSandbox({ jobSeconds: 0 });
	try {
		const pack = await installPack(repository, home, folder);
		const child = path.join(__dirname, 'executionsChild.ts');
		const args = ['--require', TSX, child, folder, pack, sandbox.url, sandbox.token];
		const env = { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, HOME: home };
		const n8n = { N8N_USER_FOLDER: home, N8N_ENCRYPTION_KEY: 'only-for-the-bench' };
		const more = { NODE_ENV: 'production', TZ: 'UTC', N8N_LOG_LEVEL: 'silent' };
		const { stdout } = await promisify(execFile)(node, args, { env: { ...env, ...n8n, ...more } });
		const [first = Number.NaN, all = Number.NaN] = stdout.trim().split(' ').map(Number);
		const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
		return {
			name: '500 executions, memory',
			ratio: all / first,
			goal: GOAL,
			detail: `${megabytes(all)} against ${megabytes(first)} after 50`,
		};
	} finally {
		await sandbox.close();
		await rm(home, { recursive: true, force: true });
	}
}
