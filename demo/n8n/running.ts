import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRecord } from '../../platform/base/json/json';

const FILE = 'running.json';
const START_LIMIT_MS = 5 * 60_000;
const ANSWER_LIMIT_MS = 5_000;

/** Another `npm run n8n` with the same folder: two servers must not share a database. */
export type Running = { readonly state: 'starting' } | { readonly state: 'ready'; url: string };

/** Finds another `npm run n8n`. What one that was killed has left does not count. */
export async function findRunning(folder: string): Promise<Running | undefined> {
	const file = path.join(folder, FILE);
	const text = await readFile(file, 'utf8').catch(() => '');
	const { pid, url } = readRecord(text);
	if (pid === undefined || !isAlive(pid)) return undefined;
	if (url !== undefined) return (await answers(url)) ? { state: 'ready', url } : undefined;
	const { mtimeMs } = await stat(file);
	return Date.now() - mtimeMs < START_LIMIT_MS ? { state: 'starting' } : undefined;
}

/** Records that this process starts or runs n8n. @returns a function to call at the end */
export async function recordRunning(folder: string, url?: string): Promise<() => Promise<void>> {
	const file = path.join(folder, FILE);
	await mkdir(folder, { recursive: true });
	await writeFile(file, JSON.stringify({ pid: process.pid, url }));
	return async () => await rm(file, { force: true });
}

function readRecord(text: string): { pid?: number; url?: string } {
	try {
		const record: unknown = JSON.parse(text);
		if (!isRecord(record) || typeof record.pid !== 'number') return {};
		const { pid, url } = record;
		return typeof url === 'string' ? { pid, url } : { pid };
	} catch {
		return {};
	}
}

function isAlive(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch {
		return false;
	}
}

/** Whether n8n answers at an address: a process of another program may have the old ID. */
async function answers(url: string): Promise<boolean> {
	try {
		const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
		return (await fetch(`${url}/healthz`, { signal })).ok;
	} catch {
		return false;
	}
}
