import { DateTime, Info } from 'luxon';

import { InvalidInput } from '../invalidInput';
import { isRecord, textOf } from '../json/json';
import { EARLIEST_DAY } from './namedPeriods';

/** A calendar day in the two formats of the platform. */
export interface Day {
	/** YYYY-MM-DD. */
	readonly iso: string;
	/** MM/DD/YYYY. Observed practice in searches. */
	readonly monthFirst: string;
}

/** Whether a time zone of this name exists, such as Europe/Paris, UTC+2 or n8n's DEFAULT. */
export function isTimeZone(name: string): boolean {
	return Info.normalizeZone(name).isValid;
}

const SLASHES = 'MM/dd/yyyy';

/**
 * Reads a day from a date field or an expression of n8n: a text (`2026-11-02`,
 * `2026-11-02T00:00:00`, with or without an offset), a date object, or Unix seconds. A text stands
 * for the day that it names, whatever its offset; seconds stand for the day in the given zone.
 *
 * @param zone the time zone for seconds, an IANA name
 * @throws InvalidInput if it is not a date, or before 1900
 */
export function readDay(parameter: string, input: unknown, zone = 'utc'): Day {
	const text = isoDateIn(input);
	const date = SECONDS.test(text)
		? DateTime.fromSeconds(Number(text), { zone })
		: parseMoment(text);
	if (date?.isValid) return checkNotTooEarly(parameter, dayOf(date));
	throw notADateError(parameter, text, 'Choose a day, or enter one such as 2026-11-02');
}

/**
 * Reads a moment from an ISO text, a date object or Unix seconds, and returns Unix seconds. @throws
 * InvalidInput
 */
export function readMomentParameter(parameter: string, input: unknown): string {
	const text = isoDateIn(input);
	if (SECONDS.test(text)) return text;
	const date = parseMoment(text);
	if (date) return String(Math.floor(date.toSeconds()));
	throw notADateError(
		parameter,
		text,
		'Choose a date and time, or enter one such as 2026-11-02T14:30:00Z',
	);
}

const SECONDS = /^\d{9,10}$/;

// Luxon reads "11" as eleven o'clock today and "2026" as the first day of that year, which are more
// likely mistakes.
const WITH_DAY = /^\d{4}(-?\d{2}-?\d{2}|-?W\d{2}-?\d)(?!\d)/;

/** The moment of an ISO text that names a calendar day; undefined for any other text. */
function parseMoment(text: string): DateTime<true> | undefined {
	const date = DateTime.fromISO(text, { setZone: true });
	return WITH_DAY.test(text) && date.isValid ? date : undefined;
}

/** A date input as a text: ISO, or Unix seconds if it has no zone of its own. */
export function isoDateIn(input: unknown): string {
	const serialized: unknown = isRecord(input) ? JSON.parse(JSON.stringify(input)) : input;
	// JavaScript dates have no zone, and dates of an expression may come from another realm.
	if (Object.prototype.toString.call(input) === '[object Date]') {
		return String(Math.floor(Date.parse(String(serialized)) / 1_000));
	}
	const number = typeof serialized === 'number' ? Math.floor(serialized) : serialized;
	return textOf(number)?.trim() ?? '';
}

function notADateError(parameter: string, value: string, advice: string): InvalidInput {
	const isEmpty = value === '';
	const message = isEmpty ? `${parameter} is empty` : `${parameter} is not a date: ${value}`;
	return new InvalidInput(parameter, message, advice);
}

function checkNotTooEarly(parameter: string, day: Day): Day {
	if (day.iso >= EARLIEST_DAY) return day;
	throw new InvalidInput(
		parameter,
		`${parameter} is before 1900: ${day.iso}`,
		'Enter the year with four digits, such as 2026-11-02',
	);
}

function dayOf(date: DateTime<true>): Day {
	return { iso: date.toISODate(), monthFirst: date.toFormat(SLASHES) };
}

/** A moment as an ISO text with the offset of a time zone, in whole seconds. */
export function momentIn(zone: string, seconds: number): string | undefined {
	const moment = DateTime.fromSeconds(seconds, { zone });
	return moment.toISO({ suppressMilliseconds: true }) ?? undefined;
}

/** The next calendar day. */
export function dayAfter({ iso }: Day): Day {
	return adjust(iso, (date) => date.plus({ days: 1 }));
}

/** The last day of the month that contains a day. */
export function endOfMonth({ iso }: Day): Day {
	return adjust(iso, (date) => date.endOf('month'));
}

function adjust(iso: string, move: (date: DateTime<true>) => DateTime<true>): Day {
	const date = DateTime.fromISO(iso, { zone: 'utc' });
	if (date.isValid) return dayOf(move(date));
	throw new Error('A checked day is not valid');
}

/** The first and the last day of a range, both inclusive. */
export interface Slice {
	readonly from: Day;
	readonly to: Day;
}

/** @throws InvalidInput if a range ends before it starts */
export function checkOrder(from: Day, to: Day): void {
	if (from.iso <= to.iso) return;
	throw new InvalidInput(
		'Last Day',
		`Last Day (${to.iso}) is before First Day (${from.iso})`,
		'Swap the two days',
	);
}

/** Splits a range into consecutive slices of at most `days` days. */
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
