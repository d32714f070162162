import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const FILE = 'running.json';

/** The address of another `npm run n8n` with this folder; two servers must not share a database. */
export async function alreadyRunningAt(folder: string): Promise<string | undefined> {
	const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => undefined);
	if (text === undefined) return undefined;
	const { pid, url } = JSON.parse(text) as { pid: number; url: string };
	return isAlive(pid) ? url : undefined;
}

/** Stores the address while the server runs. @returns a function to call at the end */
export async function keepAddress(folder: string, url: string): Promise<() => Promise<void>> {
	const file = path.join(folder, FILE);
	await writeFile(file, JSON.stringify({ pid: process.pid, url }));
	return async () => await rm(file, { force: true });
}

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}
