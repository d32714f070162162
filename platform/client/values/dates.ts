import { DateTime } from 'luxon';

import { InvalidInput } from '../faults';

/** A day of the calendar, in the two ways in which the platform takes it. */
export interface Day {
	/** YYYY-MM-DD. */
	readonly iso: string;
	/** MM/DD/YYYY. Observed practice in searches. */
	readonly monthFirst: string;
}

const SLASHES = 'MM/dd/yyyy';

/**
 * Reads a day as n8n's date fields give it (`2026-11-02T00:00:00`, with or without zone), or as
 * YYYY-MM-DD. The day is the one that is written, whatever the zone.
 *
 * @throws InvalidInput when it is no date
 */
export function readDay(parameter: string, value: string): Day {
	const date = DateTime.fromISO(value.trim(), { setZone: true });
	if (date.isValid) return dayOf(date);
	throw noDate(parameter, value, 'Choose a day, or enter one such as 2026-11-02');
}

/** Reads a moment, an ISO text or epoch seconds, as epoch seconds. @throws InvalidInput */
export function readMoment(parameter: string, value: string): string {
	const text = value.trim();
	if (/^\d{9,10}$/.test(text)) return text;
	const date = DateTime.fromISO(text, { setZone: true });
	if (date.isValid) return String(Math.floor(date.toSeconds()));
	throw noDate(parameter, value, 'Choose a moment, or enter one such as 2026-11-02T14:30:00Z');
}

function noDate(parameter: string, value: string, advice: string): InvalidInput {
	const isEmpty = value.trim() === '';
	const message = isEmpty ? `${parameter} is empty` : `${parameter} is not a date: ${value}`;
	return new InvalidInput(parameter, message, advice);
}

function dayOf(date: DateTime<true>): Day {
	return { iso: date.toISODate(), monthFirst: date.toFormat(SLASHES) };
}

/** The next day of the calendar. */
export function dayAfter({ iso }: Day): Day {
	return moved(iso, (date) => date.plus({ days: 1 }));
}

/** The last day of the month that a day is in. */
export function endOfMonth({ iso }: Day): Day {
	return moved(iso, (date) => date.endOf('month'));
}

function moved(iso: string, move: (date: DateTime<true>) => DateTime<true>): Day {
	const date = DateTime.fromISO(iso, { zone: 'utc' });
	if (date.isValid) return dayOf(move(date));
	throw new Error('A checked day is not valid');
}

/** First and last day of a stretch of time, both part of it. */
export interface Slice {
	readonly from: Day;
	readonly to: Day;
}

/** @throws InvalidInput when a period ends before it starts */
export function checkOrder(from: Day, to: Day): void {
	if (from.iso <= to.iso) return;
	throw new InvalidInput(
		'Last Day',
		`Last Day (${to.iso}) is before First Day (${from.iso})`,
		'Exchange the two days',
	);
}

/** Cuts a period into slices of at most `days` days, which neither overlap nor leave a gap. */
export function sliceDays(from: Day, to: Day, days: number): Slice[] {
	const last = DateTime.fromISO(to.iso, { zone: 'utc' });
	const slices: Slice[] = [];
	let start = DateTime.fromISO(from.iso, { zone: 'utc' });
	while (start <= last) {
		const end = DateTime.min(start.plus({ days: days - 1 }), last);
		if (!start.isValid || !end.isValid) throw new Error('A checked day is not valid');
		slices.push({ from: dayOf(start), to: dayOf(end) });
		start = end.plus({ days: 1 });
	}
	return slices;
}
