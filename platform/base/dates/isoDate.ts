import { DateTime } from 'luxon';

import { MINUTE_MS } from './durations';

/** Parses a valid day (YYYY-MM-DD) in UTC, where all days have 24 hours. */
export function dateTimeOfIso(iso: string): DateTime {
	return DateTime.fromISO(iso, { zone: 'utc' });
}

/**
 * As YYYY-MM-DD. Years before 0 get a sign, so that they sort first; a date that luxon cannot
 * represent gives an empty text.
 */
export function isoDate(day: DateTime): string {
	return day.toISODate() ?? '';
}

/** As YYYY-MM-DD. @throws Error if luxon cannot represent the date */
export function validIsoDate(day: DateTime): string {
	const text = day.toISODate();
	if (text !== null) return text;
	throw new Error('The date cannot be written as YYYY-MM-DD');
}

// In every time zone, days begin at a quarter of an hour.
const QUARTER_MS = 15 * MINUTE_MS;

/** Whether a day may begin in any time zone between two moments, in Unix milliseconds. */
export function mayBeLaterDay(moment: number, later: number): boolean {
	return Math.floor(moment / QUARTER_MS) < Math.floor(later / QUARTER_MS);
}

// docs/platform.md, Limits: the figures of a day are complete the next morning at this hour.
const READY_HOUR = 6;

/**
 * The first day (YYYY-MM-DD) whose figures may be incomplete: today, and before 6 a.m. yesterday.
 * The clock of the site decides, also where daylight saving has made the night shorter or longer.
 *
 * @param now Unix milliseconds
 */
export function firstUnfinishedDay(zone: string, now: number): string {
	const here = DateTime.fromMillis(now, { zone });
	return validIsoDate(here.hour < READY_HOUR ? here.minus({ days: 1 }) : here);
}
