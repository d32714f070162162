import type { Day, Slice } from '../../base/dates/readDay';
import { dayAfter, readDay, sliceDays } from '../../base/dates/readDay';
import type { Days } from '../../base/dates/namedPeriods';
import { HOUR_MS } from '../../base/dates/durations';

/** The days of a search, and its start in Unix milliseconds. */
export interface SearchedDays {
	readonly startedAt: number;
	readonly days: Days;
}

/** How far a trigger has searched. Days are YYYY-MM-DD. */
export interface SearchProgress {
	/** Records before this day never count as new. */
	readonly since: string;
	/** The latest first day of the next search; undefined until the first one is done. */
	readonly next?: string | undefined;
	/** The maximum number of days of a search that catches up; undefined for the default. */
	readonly mostDays?: number | undefined;
}
// The largest offsets of time zones from UTC.
const WESTMOST_MS = 12 * HOUR_MS;
const EASTMOST_MS = 14 * HOUR_MS;

/** The days to search, which include today in any time zone. */
export function daysToSearch(now: number, lookBackDays: number): Slice {
	return {
		from: dayAt(now - WESTMOST_MS - lookBackDays * 24 * HOUR_MS),
		to: dayAt(now + EASTMOST_MS),
	};
}

function dayAt(moment: number): Day {
	return readDay('Day', new Date(moment).toISOString());
}

// Observed practice: longer searches overload the platform.
const LONGEST_SEARCH_DAYS = 31;

/**
 * The days of the next search: the look-back, or the first of the days that no search has covered
 * if the last one is longer ago than the look-back.
 */
export function nextDays({ since, next, mostDays }: SearchProgress, lookBack: Slice): Slice {
	const first = next !== undefined && next < lookBack.from.iso ? next : lookBack.from.iso;
	const from = readDay('Day', first < since ? since : first);
	if (from.iso >= lookBack.from.iso) return { from, to: lookBack.to };
	const [slice = lookBack] = sliceDays(from, lookBack.to, mostDays ?? LONGEST_SEARCH_DAYS);
	return slice;
}

/**
 * Where the next search starts: after the last one, but no later than the start of the look-back.
 */
export function nextAfter({ startedAt, days }: SearchedDays, lookBackDays: number): string {
	const lookBack = daysToSearch(startedAt, lookBackDays).from.iso;
	const after = dayAfter(readDay('Day', days.to)).iso;
	return after < lookBack ? after : lookBack;
}

/** The number of days of a search that catches up; undefined for a search of the look-back. */
export function daysCaughtUp(search: SearchedDays, lookBackDays: number): number | undefined {
	const { startedAt, days } = search;
	if (days.from >= daysToSearch(startedAt, lookBackDays).from.iso) return undefined;
	return countSearchedDays(days);
}

/** The number of days in a range, both ends included. */
export function countSearchedDays({ from, to }: Days): number {
	return sliceDays(readDay('Day', from), readDay('Day', to), 1).length;
}
