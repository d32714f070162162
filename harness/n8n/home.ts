import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { installN8n, type N8nVersion } from './versions';

const run = promisify(execFile);

/** The variable with the folder of prepared homes by version. */
export const HOMES_VARIABLE = 'N8N_READY_HOMES';

const DATABASE = join('.n8n', 'database.sqlite');

/** A new data folder of a server: empty, or a copy of a prepared home. */
export async function newHome(version: N8nVersion): Promise<string> {
	const home = await mkdtemp(join(tmpdir(), 'n8n-home-'));
	const ready = readyHome(version);
	if (ready !== undefined && existsSync(ready)) await cp(ready, home, { recursive: true });
	return home;
}

/** The location of a version's prepared home, if homes are kept. */
export function readyHome(version: N8nVersion): string | undefined {
	const folder = process.env[HOMES_VARIABLE];
	return folder === undefined ? undefined : join(folder, version);
}

/**
 * Copies the home of a running server for all servers of a test run: creating the database takes
 * half of a first start.
 */
export async function keepReadyHome(version: N8nVersion, home: string): Promise<void> {
	const ready = readyHome(version);
	if (ready === undefined) return;
	const filter = (file: string) => !isOfProcess(relative(home, file));
	await cp(home, ready, { recursive: true, filter });
	const { node } = await installN8n(version);
	await run(node, ['-e', COPY_DATABASE, join(home, DATABASE), join(ready, DATABASE)]);
}

/**
 * Whether a file belongs to the running process: its lock, n8n's pages that each start rewrites,
 * and the database.
 */
function isOfProcess(file: string): boolean {
	return file === '.cache' || file.endsWith('crash.journal') || file.startsWith(DATABASE);
}

// A consistent snapshot, while n8n is writing.
const COPY_DATABASE = `
	const { DatabaseSync } = require('node:sqlite');
	const [, from, to] = process.argv;
	new DatabaseSync(from).prepare('VACUUM INTO ?').run(to);
`;
