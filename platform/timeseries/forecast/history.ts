import { addDays, daysApart, weekdayOf } from '../../base/dates/dayArithmetic';
import type { DailySeries } from '../dailySeries';
import { WEEK } from '../../base/dates/durations';

/** Consecutive daily figures, addressed by index. */
export interface History {
	/** The day of the first figure (YYYY-MM-DD). */
	readonly first: string;
	/** Undefined for a day without a figure. */
	readonly values: ReadonlyArray<number | undefined>;
}

/** The history before a day, from the first figure on. */
export function historyBefore(daily: DailySeries, end: string): History {
	const first = [...daily.keys()].reduce((least, day) => (day < least ? day : least), end);
	const count = daysApart(first, end);
	const values = Array.from({ length: count }, (_, index) => daily.get(addDays(first, index)));
	return { first, values };
}

/** The index of a day in or after a history. */
export function indexOf({ first }: History, day: string): number {
	return daysApart(first, day);
}

/** The weekday of an index in, before or after a history; 0 is Sunday. */
export function weekdayAt({ first }: History, index: number): number {
	return (((weekdayOf(first) + index) % WEEK) + WEEK) % WEEK;
}

/** The figures in a range of indexes, whose end is exclusive. */
export function knownValues({ values }: History, from: number, to: number): number[] {
	return values.slice(Math.max(0, from), Math.max(0, to)).filter((value) => value !== undefined);
}
