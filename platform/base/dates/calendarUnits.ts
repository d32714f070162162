import { DateTime } from 'luxon';

import type { Days } from './namedPeriods';

/** A day, an ISO week (from Monday), or a month. */
export type CalendarUnit = 'day' | 'week' | 'month';

/**
 * The first day of the calendar unit that contains a day. @param day YYYY-MM-DD, like all days here
 */
export function firstDayOfUnit(unit: CalendarUnit, day: string): string {
	return isoOf(parse(day).startOf(unit));
}

/** The last day of the calendar unit that contains a day. */
export function lastDayOf(unit: CalendarUnit, day: string): string {
	return isoOf(parse(day).endOf(unit));
}

/** The day a number of days later, or earlier if negative. */
export function movedBy(days: number, day: string): string {
	return isoOf(parse(day).plus({ days }));
}

/**
 * Splits a range of days into consecutive parts of about `count` days. Calendar units are never
 * split: each part ends with a unit and has at least one.
 */
export function cutDays({ from, to }: Days, count: number, unit: CalendarUnit): Days[] {
	const parts: Days[] = [];
	const last = parse(to);
	for (let start = from; parse(start) <= last;) {
		const whole = movedBy(-1, firstDayOfUnit(unit, movedBy(count, start)));
		const end = whole < start ? lastDayOf(unit, start) : whole;
		parts.push({ from: start, to: parse(end) < last ? end : to });
		start = movedBy(1, end);
	}
	return parts;
}

/** Parses a day in UTC, where all days have 24 hours. */
function parse(day: string): DateTime {
	return DateTime.fromISO(day, { zone: 'utc' });
}

function isoOf(day: DateTime): string {
	const text = day.toISODate();
	if (text !== null) return text;
	throw new Error('A day that was checked is not valid');
}
