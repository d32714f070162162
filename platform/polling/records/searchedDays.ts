import type { Day, Slice } from '../../base/dates/readDay';
import { dayAfter, readDay, sliceDays } from '../../base/dates/readDay';
import type { Days } from '../../base/dates/namedPeriods';

/** A search of a trigger; the moment in Unix milliseconds. */
export interface SearchedDays {
	readonly startedAt: number;
	readonly days: Days;
}

/** Up to where a trigger has searched. Days are YYYY-MM-DD. */
export interface SearchProgress {
	/** What happened before is never new. */
	readonly since: string;
	/** Where the next search starts, at the latest; undefined until the first one is done. */
	readonly next?: string | undefined;
	/** How many days a search may hold at most while it catches up; left out for the usual number. */
	readonly mostDays?: number | undefined;
}

const HOUR_MS = 3_600_000;
// No zone is further from UTC than these.
const WESTMOST_MS = 12 * HOUR_MS;
const EASTMOST_MS = 14 * HOUR_MS;

/** The days to search: whichever zone the site is in, today is one of them. */
export function daysToSearch(now: number, lookBackDays: number): Slice {
	return {
		from: dayAt(now - WESTMOST_MS - lookBackDays * 24 * HOUR_MS),
		to: dayAt(now + EASTMOST_MS),
	};
}

function dayAt(moment: number): Day {
	return readDay('Day', new Date(moment).toISOString());
}

// Observed practice: longer searches are hard on the platform.
const LONGEST_SEARCH_DAYS = 31;

/**
 * The days of the next search: the usual ones, or the first of those that no search has seen when
 * more time has passed since the last one than the trigger looks back.
 */
export function nextDays({ since, next, mostDays }: SearchProgress, lookBack: Slice): Slice {
	const first = next !== undefined && next < lookBack.from.iso ? next : lookBack.from.iso;
	const from = readDay('Day', first < since ? since : first);
	if (from.iso >= lookBack.from.iso) return { from, to: lookBack.to };
	const [slice = lookBack] = sliceDays(from, lookBack.to, mostDays ?? LONGEST_SEARCH_DAYS);
	return slice;
}

/** Where to go on when a search is done: behind it, but no later than changes are noticed. */
export function nextAfter({ startedAt, days }: SearchedDays, lookBackDays: number): string {
	const lookBack = daysToSearch(startedAt, lookBackDays).from.iso;
	const after = dayAfter(readDay('Day', days.to)).iso;
	return after < lookBack ? after : lookBack;
}

/** How many days a search holds that catches up; undefined for one of the usual days. */
export function daysCaughtUp(search: SearchedDays, lookBackDays: number): number | undefined {
	const { startedAt, days } = search;
	if (days.from >= daysToSearch(startedAt, lookBackDays).from.iso) return undefined;
	return countSearchedDays(days);
}

/** How many days there are, the first and the last included. */
export function countSearchedDays({ from, to }: Days): number {
	return sliceDays(readDay('Day', from), readDay('Day', to), 1).length;
}
