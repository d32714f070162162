import { mkdir, rm, stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs work exclusively among all processes, as test workers start at the same time.
 *
 * @param {string} lock a folder that exists meanwhile
 */
export async function alone(lock, work) {
	await acquire(lock);
	try {
		await work();
	} finally {
		await rm(lock, { recursive: true, force: true });
	}
}

async function acquire(lock) {
	const abandonedAfterMs = 10 * 60_000;
	for (;;) {
		try {
			await mkdir(lock);
			return;
		} catch (error) {
			if (error.code !== 'EEXIST') throw error;
		}
		const held = await stat(lock).catch(() => undefined);
		if (held !== undefined && Date.now() - held.mtimeMs > abandonedAfterMs) {
			await rm(lock, { recursive: true, force: true });
		}
		await sleep(500);
	}
}
