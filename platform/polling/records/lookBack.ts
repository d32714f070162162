import { countSearchedDays, daysToSearch } from './searchedDays';
import type { SearchedDays } from './searchedDays';
import { MOST_KEYS } from '../seenKeys';
import { DAY_MS } from '../../base/dates/durations';

/** A look-back that was shortened because there were more records than can be remembered. */
export interface ShortenedLookBack {
	/** The number of days before today that are searched. */
	readonly days: number;
	/** When it was shortened, in Unix milliseconds. */
	readonly at: number;
}

/** The number of days before today that are searched. @param setDays the user's setting */
export function lookBackOf(shortened: ShortenedLookBack | undefined, setDays: number): number {
	return shortened ? Math.min(shortened.days, setDays) : setDays;
}

// A margin, as days differ and the next one may have more records.
const TARGET_SHARE = 0.8;

/**
 * Shortens the look-back after a search with too many records; undefined if it cannot be shorter.
 *
 * @param found the number of records, if known
 */
export function shortenLookBack(
	lookBackDays: number,
	found: number | undefined,
	at: number,
): ShortenedLookBack | undefined {
	if (lookBackDays === 0) return undefined;
	const share = found === undefined ? 0.5 : (MOST_KEYS / found) * TARGET_SHARE;
	const fitting = Math.floor(lookBackDays * share);
	return { days: Math.min(fitting, lookBackDays - 1), at };
}

/**
 * Restores the look-back after a successful search: undefined once all days of the user's setting
 * are likely to fit again.
 */
export function lengthenLookBack(
	before: ShortenedLookBack | undefined,
	setDays: number,
	{ days, startedAt }: SearchedDays,
	found: number,
): ShortenedLookBack | undefined {
	if (!before || before.days >= setDays) return undefined;
	// The day with too many records must have left the searched range.
	const isPast = startedAt - before.at >= (setDays + 2) * DAY_MS;
	const searched = countSearchedDays(days);
	const all = (found / searched) * (searched + setDays - before.days);
	return isPast && all <= MOST_KEYS * TARGET_SHARE ? undefined : before;
}

/** The first day of a look-back, as YYYY-MM-DD. */
export function firstDayToSearch(lookBackDays: number, now: number): string {
	return daysToSearch(now, lookBackDays).from.iso;
}
