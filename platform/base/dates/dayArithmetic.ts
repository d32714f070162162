import { DAY_MS, WEEK } from './durations';

import type { Day } from './readDay';
const THURSDAY = 4;

/**
 * Reads a calendar day in the format of a browser's date field (YYYY-MM-DD); undefined for any
 * other text. It needs no library, so that the import page stays small.
 */
export function calendarDay(text: string): Day | undefined {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
	const time = timeOf(text);
	// Date.parse accepts days beyond the end of a month and continues in the next month.
	if (Number.isNaN(time) || isoOf(time) !== text) return undefined;
	const [year = '', month = '', day = ''] = text.split('-');
	return { iso: text, monthFirst: `${month}/${day}/${year}` };
}

/** All days from the first to the last, inclusive, as YYYY-MM-DD. */
export function daysBetween(from: Day, to: Day): string[] {
	const days: string[] = [];
	const last = timeOf(to.iso);
	for (let time = timeOf(from.iso); time <= last; time += DAY_MS) days.push(isoOf(time));
	return days;
}

/** The day a number of days after a day, or before it if negative. Both are YYYY-MM-DD. */
export function addDays(iso: string, days: number): string {
	return isoOf(timeOf(iso) + days * DAY_MS);
}

/** The number of days from one day to another. Both begin with YYYY-MM-DD; a time is ignored. */
export function daysApart(from: string, to: string): number {
	return (timeOf(dateIn(to)) - timeOf(dateIn(from))) / DAY_MS;
}

function dateIn(text: string): string {
	return text.slice(0, 'YYYY-MM-DD'.length);
}

/** The weekday of a day (YYYY-MM-DD); 0 is Sunday. */
export function weekdayOf(iso: string): number {
	// The first of January 1970 was a Thursday.
	return (((timeOf(iso) / DAY_MS + THURSDAY) % WEEK) + WEEK) % WEEK;
}

// Caches of conversions, as alerts process the same days repeatedly.
const times = new Map<string, number>();
const days = new Map<number, string>();
const MOST = 20_000;

function timeOf(iso: string): number {
	return cached(times, iso, () => Date.parse(`${iso}T00:00:00Z`));
}

function isoOf(time: number): string {
	return cached(days, time, () => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length));
}

function cached<K, V>(cache: Map<K, V>, key: K, compute: () => V): V {
	const hit = cache.get(key);
	if (hit !== undefined) return hit;
	const value = compute();
	if (cache.size >= MOST) cache.clear();
	cache.set(key, value);
	return value;
}
