import { HOUR_MS, MINUTE_MS } from '../../base/dates/durations';

/** Consecutive failed searches. Moments are Unix milliseconds. */
export interface FailingSearches {
	/** When the first of them started. */
	readonly since: number;
	readonly count: number;
	/** No search starts before this moment. */
	readonly until: number;
}
const LONGEST_PAUSE_MS = 30 * MINUTE_MS;

/**
 * Adds a failed search. The first retries start at once and later ones ever later, so that a search
 * that cannot succeed costs little.
 */
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

/**
 * Whether it is too early for another search. If the clock was set back, the pause must not take
 * longer.
 */
export function isPausing(failing: FailingSearches | undefined, now: number): boolean {
	return failing !== undefined && now < failing.until && failing.until - now <= LONGEST_PAUSE_MS;
}

const FIRST_PATIENCE_MS = 6 * HOUR_MS;
const LONGEST_PATIENCE_MS = 48 * HOUR_MS;

/**
 * How long to wait for a search: longer after each abandoned one, so that the slowest can finish.
 */
export function patienceMs(failing: FailingSearches | undefined): number {
	const factor = 2 ** Math.min(failing?.count ?? 0, 10);
	return Math.min(FIRST_PATIENCE_MS * factor, LONGEST_PATIENCE_MS);
}
