import type { Day } from './readDay';

const DAY_MS = 86_400_000;
const WEEK = 7;
const THURSDAY = 4;

/**
 * A day of the calendar as date fields of a browser give it, YYYY-MM-DD; undefined for anything else.
 * It needs no library, so that the import page stays small.
 */
export function calendarDay(text: string): Day | undefined {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
	const time = timeOf(text);
	// A month that is too short goes on in the next one.
	if (Number.isNaN(time) || isoOf(time) !== text) return undefined;
	const [year = '', month = '', day = ''] = text.split('-');
	return { iso: text, monthFirst: `${month}/${day}/${year}` };
}

/** All days from one to another, both among them, as YYYY-MM-DD. */
export function daysBetween(from: Day, to: Day): string[] {
	const days: string[] = [];
	const last = timeOf(to.iso);
	for (let time = timeOf(from.iso); time <= last; time += DAY_MS) days.push(isoOf(time));
	return days;
}

/** The day so many days after another one, or before it for a negative number. Both are YYYY-MM-DD. */
export function addDays(iso: string, days: number): string {
	return isoOf(timeOf(iso) + days * DAY_MS);
}

/** The day of the week of a day (YYYY-MM-DD), 0 being Sunday. */
export function weekdayOf(iso: string): number {
	// The first of January 1970 was a Thursday.
	return (((timeOf(iso) / DAY_MS + THURSDAY) % WEEK) + WEEK) % WEEK;
}

// Alerts look at the same years of days again and again.
const times = new Map<string, number>();
const days = new Map<number, string>();
const MOST = 20_000;

function timeOf(iso: string): number {
	return remembered(times, iso, () => Date.parse(`${iso}T00:00:00Z`));
}

function isoOf(time: number): string {
	return remembered(days, time, () => new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length));
}

function remembered<K, V>(known: Map<K, V>, key: K, find: () => V): V {
	const before = known.get(key);
	if (before !== undefined) return before;
	const found = find();
	if (known.size >= MOST) known.clear();
	known.set(key, found);
	return found;
}
