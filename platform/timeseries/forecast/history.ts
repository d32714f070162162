import { addDays, weekdayOf } from '../../base/dates/dayArithmetic';
import type { DailySeries } from '../dailySeries';

/** Figures of days in a row up to a day, so that a day is a number. */
export interface History {
	/** The day of the first figure (YYYY-MM-DD). */
	readonly first: string;
	/** Undefined of a day that is not known. */
	readonly values: ReadonlyArray<number | undefined>;
}

const DAY_MS = 86_400_000;

/** The days before one, from the first that is known. */
export function historyBefore(daily: DailySeries, end: string): History {
	const first = [...daily.keys()].reduce((least, day) => (day < least ? day : least), end);
	const count = daysFrom(first, end);
	const values = Array.from({ length: count }, (_, index) => daily.get(addDays(first, index)));
	return { first, values };
}

/** The number of a day of a history, or after it. */
export function indexOf({ first }: History, day: string): number {
	return daysFrom(first, day);
}

function daysFrom(first: string, day: string): number {
	return Math.round((Date.parse(day) - Date.parse(first)) / DAY_MS);
}

/** The weekday of a day of a history, or before or after it; 0 is Sunday. */
export function weekdayAt({ first }: History, index: number): number {
	return (((weekdayOf(first) + index) % WEEK) + WEEK) % WEEK;
}

/** The days of a week. */
export const WEEK = 7;

/** What is known of some days: from one up to, but without, another. */
export function knownValues({ values }: History, from: number, to: number): number[] {
	return values.slice(Math.max(0, from), Math.max(0, to)).filter((value) => value !== undefined);
}
