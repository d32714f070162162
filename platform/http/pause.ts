import { sleep } from 'n8n-workflow';

// n8n's sleep cannot be cancelled on every version, so an abandoned timer lives at most this long.
const SLICE_MS = 1_000;

/** Waits for `ms` milliseconds, or until the signal is aborted, whichever comes first. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
	const until = performance.now() + ms;
	let wake = () => {};
	const woken = new Promise<void>((resolve) => (wake = resolve));
	signal?.addEventListener('abort', wake);
	try {
		for (
			let remainingMs = ms;
			remainingMs > 0 && !signal?.aborted;
			remainingMs = until - performance.now()
		) {
			await Promise.race([sleep(Math.min(remainingMs, SLICE_MS)), woken]);
		}
	} finally {
		signal?.removeEventListener('abort', wake);
	}
}

/** Why {@link withTimeout} gave up. */
type GaveUp = 'time is up' | 'stopped';

/**
 * Runs work with a time limit.
 *
 * @param work receives a signal that is aborted as soon as the work is over, however it ends, so
 * that it can close what it opened
 * @returns the result of the work; rejects with the error of `giveUp` if the time is up or the
 * signal is aborted
 */
export async function withTimeout<T>(
	work: (ended: AbortSignal) => Promise<T>,
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
		// The race also handles a later rejection of the work, so it cannot be unhandled.
		return await Promise.race([working, limit]);
	} finally {
		finished.abort();
	}
}
