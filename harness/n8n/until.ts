import { setTimeout as sleep } from 'node:timers/promises';

/** How long to look for something, and how often. */
export interface Patience {
	timeoutMs?: number;
	everyMs?: number;
}

/**
 * Looks until there is something to see. A look that throws ends it at once.
 * @param what said when it did not come in time
 */
export async function until<T>(
	what: string,
	look: () => Promise<T | undefined> | T | undefined,
	{ timeoutMs = 60_000, everyMs = 150 }: Patience = {},
): Promise<T> {
	const deadline = performance.now() + timeoutMs;
	for (;;) {
		const seen = await look();
		if (seen !== undefined) return seen;
		if (performance.now() > deadline) {
			throw new Error(`${what}: not within ${timeoutMs / 1_000} seconds`);
		}
		await sleep(everyMs);
	}
}
