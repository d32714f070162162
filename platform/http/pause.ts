import { sleep } from 'n8n-workflow';

// n8n's sleep cannot be ended early on every version, so a lost timer lives this long at most.
const SLICE_MS = 1_000;

/** Waits for `ms` milliseconds, or until the signal is aborted, whichever comes first. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
	const until = performance.now() + ms;
	let wake = () => {};
	const woken = new Promise<void>((resolve) => (wake = resolve));
	signal?.addEventListener('abort', wake);
	try {
		for (let left = ms; left > 0 && !signal?.aborted; left = until - performance.now()) {
			await Promise.race([sleep(Math.min(left, SLICE_MS)), woken]);
		}
	} finally {
		signal?.removeEventListener('abort', wake);
	}
}

/** Why {@link withTimeout} gave up on a piece of work. */
export type GaveUp = 'time is up' | 'stopped';

/**
 * Gives the work a total time.
 *
 * @param work is given a signal that is aborted when it is over, however it ended, so that nothing of
 * it stays open
 * @returns the work's result; rejects with what `giveUp` makes of the reason when it takes too long
 * or the signal is aborted
 */
export async function withTimeout<T>(
	work: (over: AbortSignal) => Promise<T>,
	ms: number,
	signal: AbortSignal | undefined,
	giveUp: (reason: GaveUp) => Error,
): Promise<T> {
	const finished = new AbortController();
	const ends = signal ? AbortSignal.any([signal, finished.signal]) : finished.signal;
	const working = work(finished.signal);
	const limit = pause(ms, ends).then((): Promise<T> | T => {
		if (finished.signal.aborted) return working;
		throw giveUp(signal?.aborted ? 'stopped' : 'time is up');
	});
	try {
		// What is left behind may still fail later, and is heard by the race.
		return await Promise.race([working, limit]);
	} finally {
		finished.abort();
	}
}
