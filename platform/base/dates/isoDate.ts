import { DateTime } from 'luxon';

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
