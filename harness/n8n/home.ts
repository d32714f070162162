import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { N8nVersion } from './versions';

/** Names the folder with a ready home for each version. */
export const HOMES_VARIABLE = 'N8N_READY_HOMES';

/** A new folder for a server's data: empty, or that of a server which was set up before. */
export async function newHome(version: N8nVersion): Promise<string> {
	const home = await mkdtemp(join(tmpdir(), 'n8n-home-'));
	const ready = process.env[HOMES_VARIABLE];
	if (ready !== undefined) await cp(join(ready, version), home, { recursive: true });
	return home;
}

/**
 * Makes a home ready for all servers of a run: half of a first start goes into an empty database.
 *
 * @param setUp starts a server in the folder, and stops it again
 */
export async function readyHome(
	folder: string,
	version: N8nVersion,
	setUp: (home: string) => Promise<void>,
): Promise<void> {
	const home = join(folder, version);
	await mkdir(home, { recursive: true });
	await setUp(home);
	// n8n's own pages, which every start writes anew.
	await rm(join(home, '.cache'), { recursive: true, force: true });
}
