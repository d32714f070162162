import type { Days } from './namedPeriods';
import { dateTimeOfIso, validIsoDate } from './isoDate';
import { addDays } from './dayArithmetic';

/** A day, an ISO week (from Monday), or a month. */
export type CalendarUnit = 'day' | 'week' | 'month';

/**
 * The first day of the calendar unit that contains a day. @param day YYYY-MM-DD, like all days here
 */
export function firstDayOfUnit(unit: CalendarUnit, day: string): string {
	return validIsoDate(dateTimeOfIso(day).startOf(unit));
}

/** The last day of the calendar unit that contains a day. */
export function lastDayOf(unit: CalendarUnit, day: string): string {
	return validIsoDate(dateTimeOfIso(day).endOf(unit));
}

/**
 * Splits a range of days into consecutive parts of about `count` days. Calendar units are never
 * split: each part ends with a unit and has at least one.
 */
export function cutDays({ from, to }: Days, count: number, unit: CalendarUnit): Days[] {
	const parts: Days[] = [];
	const last = dateTimeOfIso(to);
	for (let start = from; dateTimeOfIso(start) <= last;) {
		const whole = addDays(firstDayOfUnit(unit, addDays(start, count)), -1);
		const end = whole < start ? lastDayOf(unit, start) : whole;
		parts.push({ from: start, to: dateTimeOfIso(end) < last ? end : to });
		start = addDays(end, 1);
	}
	return parts;
}
