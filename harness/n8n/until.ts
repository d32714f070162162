import { setTimeout as sleep } from 'node:timers/promises';

/** How long and how often to check. */
export interface Patience {
	timeoutMs?: number;
	everyMs?: number;
}

/**
 * Repeats a check until it returns a value. An error ends it at once.
 *
 * @param what the message of the timeout
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
			throw new Error(`Timed out after ${timeoutMs / 1_000} seconds, while waiting for: ${what}`);
		}
		await sleep(everyMs);
	}
}
