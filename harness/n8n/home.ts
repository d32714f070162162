import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { installN8n, type N8nVersion } from './versions';

const run = promisify(execFile);

/** Names the folder with a ready home for each version. */
export const HOMES_VARIABLE = 'N8N_READY_HOMES';

const DATABASE = join('.n8n', 'database.sqlite');

/** A new folder for a server's data: empty, or that of a server which was set up before. */
export async function newHome(version: N8nVersion): Promise<string> {
	const home = await mkdtemp(join(tmpdir(), 'n8n-home-'));
	const ready = readyHome(version);
	if (ready !== undefined && existsSync(ready)) await cp(ready, home, { recursive: true });
	return home;
}

/** Where the home of a version is kept, when homes are. */
export function readyHome(version: N8nVersion): string | undefined {
	const folder = process.env[HOMES_VARIABLE];
	return folder === undefined ? undefined : join(folder, version);
}

/**
 * Keeps what a running server has in its home for all servers of a run: half of a first start goes
 * into an empty database.
 */
export async function keepReadyHome(version: N8nVersion, home: string): Promise<void> {
	const ready = readyHome(version);
	if (ready === undefined) return;
	const filter = (file: string) => !isOfProcess(relative(home, file));
	await cp(home, ready, { recursive: true, filter });
	const { node } = await installN8n(version);
	await run(node, ['-e', COPY_DATABASE, join(home, DATABASE), join(ready, DATABASE)]);
}

/** What says that a server runs, n8n's own pages, which each start writes anew, and the database. */
function isOfProcess(file: string): boolean {
	return file === '.cache' || file.endsWith('crash.journal') || file.startsWith(DATABASE);
}

// As it is at one moment, while n8n writes into it.
const COPY_DATABASE = `
	const { DatabaseSync } = require('node:sqlite');
	const [, from, to] = process.argv;
	new DatabaseSync(from).prepare('VACUUM INTO ?').run(to);
`;
