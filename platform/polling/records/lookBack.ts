import { countSearchedDays, daysToSearch } from './searchedDays';
import type { SearchedDays } from './searchedDays';
import { MOST_KEYS } from '../seenKeys';

/** A look-back that is shorter than the user has set, as there were more records than can be remembered. */
export interface ShortenedLookBack {
	/** How many days before today are searched. */
	readonly days: number;
	/** Since when, in Unix milliseconds. */
	readonly at: number;
}

/** How many days before today are searched. @param setDays what the user has set */
export function lookBackOf(
	shortenLookBack: ShortenedLookBack | undefined,
	setDays: number,
): number {
	return shortenLookBack ? Math.min(shortenLookBack.days, setDays) : setDays;
}

// Days differ, and the next one may have more.
const SHARE_OF_MOST = 0.8;

/**
 * A look-back after a search that found too many records; undefined where it cannot be shorter.
 *
 * @param found how many, where that is known
 */
export function shortenLookBack(
	lookBackDays: number,
	found: number | undefined,
	at: number,
): ShortenedLookBack | undefined {
	if (lookBackDays === 0) return undefined;
	const share = found === undefined ? 0.5 : (MOST_KEYS / found) * SHARE_OF_MOST;
	const fitting = Math.floor(lookBackDays * share);
	return { days: Math.min(fitting, lookBackDays - 1), at };
}

const DAY_MS = 86_400_000;

/** The same after a search that could be read: undefined once all days that were set are likely to fit again. */
export function lengthenLookBack(
	before: ShortenedLookBack | undefined,
	setDays: number,
	{ days, startedAt }: SearchedDays,
	found: number,
): ShortenedLookBack | undefined {
	if (!before || before.days >= setDays) return undefined;
	// A day that had too many must have left the days that are searched.
	const isOver = startedAt - before.at >= (setDays + 2) * DAY_MS;
	const searched = countSearchedDays(days);
	const all = (found / searched) * (searched + setDays - before.days);
	return isOver && all <= MOST_KEYS * SHARE_OF_MOST ? undefined : before;
}

/** The first day of a look-back, as YYYY-MM-DD. */
export function firstDayToSearch(lookBackDays: number, now: number): string {
	return daysToSearch(now, lookBackDays).from.iso;
}
