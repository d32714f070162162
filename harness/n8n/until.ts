import { setTimeout as sleep } from 'node:timers/promises';

/** How long to check, and how often at first. */
export interface Patience {
	timeoutMs?: number;
	everyMs?: number;
}

const RARELY_MS = 1_000;
/** The share of the time so far that may pass until the next check. */
const SHARE = 1 / 20;

/**
 * Repeats a check until it returns a value, less and less often, as checks are work for n8n. An
 * error ends it at once.
 *
 * @param what the message of the timeout
 */
export async function until<T>(
	what: string,
	read: () => Promise<T | undefined> | T | undefined,
	{ timeoutMs = 60_000, everyMs = 150 }: Patience = {},
): Promise<T> {
	const start = performance.now();
	for (;;) {
		const seen = await read();
		if (seen !== undefined) return seen;
		const waitedMs = performance.now() - start;
		if (waitedMs > timeoutMs) {
			throw new Error(`Timed out after ${timeoutMs / 1_000} seconds, while waiting for: ${what}`);
		}
		await sleep(Math.max(everyMs, Math.min(waitedMs * SHARE, RARELY_MS)));
	}
}
