import type { Day } from './dates';

const DAY_MS = 86_400_000;

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
export function dayPlus(iso: string, days: number): string {
	return isoOf(timeOf(iso) + days * DAY_MS);
}

/** The day of the week of a day (YYYY-MM-DD), 0 being Sunday. */
export function weekdayOf(iso: string): number {
	return new Date(timeOf(iso)).getUTCDay();
}

// Date.parse is five times as slow, and alerts look at years of days.
function timeOf(iso: string): number {
	const [year, month, day] = [iso.slice(0, 4), iso.slice(5, 7), iso.slice(8)];
	return Date.UTC(Number(year), Number(month) - 1, Number(day));
}

function isoOf(time: number): string {
	return new Date(time).toISOString().slice(0, 'YYYY-MM-DD'.length);
}
