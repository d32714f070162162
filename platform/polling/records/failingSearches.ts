/** Searches that came to nothing, one after the other. Moments are Unix milliseconds. */
export interface FailingSearches {
	/** When the first of them was started. */
	readonly since: number;
	readonly count: number;
	/** No other is started before. */
	readonly until: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/** One more: the next is started at once, then ever later, so that a search that cannot work costs little. */
export function withFailure(
	before: FailingSearches | undefined,
	startedAt: number,
	now: number,
): FailingSearches {
	const count = (before?.count ?? 0) + 1;
	const pauseMs =
		count < 3 ? 0 : Math.min(MINUTE_MS * 2 ** Math.min(count - 3, 10), LONGEST_PAUSE_MS);
	return { since: Math.min(before?.since ?? startedAt, now), count, until: now + pauseMs };
}

/** Whether it is too early for another search. A clock that was set back must not make it longer. */
export function isPausing(failing: FailingSearches | undefined, now: number): boolean {
	return failing !== undefined && now < failing.until && failing.until - now <= LONGEST_PAUSE_MS;
}

const FIRST_PATIENCE_MS = 6 * HOUR_MS;
const LONGEST_PATIENCE_MS = 48 * HOUR_MS;

/** How long to wait for a search: longer after each that was given up, so that the slowest comes to its end. */
export function patienceMs(failing: FailingSearches | undefined): number {
	const factor = 2 ** Math.min(failing?.count ?? 0, 10);
	return Math.min(FIRST_PATIENCE_MS * factor, LONGEST_PATIENCE_MS);
}
