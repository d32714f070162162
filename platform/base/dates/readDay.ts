import { DateTime, Info } from 'luxon';

import { InvalidInput } from '../invalidInput';
import { isRecord, textOf } from '../json/json';
import { EARLIEST_DAY } from './namedPeriods';

/** A day of the calendar, in the two ways in which the platform takes it. */
export interface Day {
	/** YYYY-MM-DD. */
	readonly iso: string;
	/** MM/DD/YYYY. Observed practice in searches. */
	readonly monthFirst: string;
}

/** Whether there is a time zone of this name, such as Europe/Paris, UTC+2 or n8n's DEFAULT. */
export function isTimeZone(name: string): boolean {
	return Info.normalizeZone(name).isValid;
}

const SLASHES = 'MM/dd/yyyy';

/**
 * Reads a day as n8n's date fields and expressions give it: a text (`2026-11-02`,
 * `2026-11-02T00:00:00`, with or without zone), a date object, or seconds since 1970. The day is the
 * one that is written, whatever the zone; of seconds, it is the day in the zone.
 *
 * @param zone the time zone for seconds, an IANA name
 * @throws InvalidInput when it is not a date, or lies before all figures
 */
export function readDay(parameter: string, entered: unknown, zone = 'utc'): Day {
	const text = isoDateIn(entered);
	const date = SECONDS.test(text)
		? DateTime.fromSeconds(Number(text), { zone })
		: writtenMoment(text);
	if (date?.isValid) return notTooEarly(parameter, dayOf(date));
	throw notADate(parameter, text, 'Choose a day, or enter one such as 2026-11-02');
}

/** Reads a moment, an ISO text, a date object or epoch seconds, as epoch seconds. @throws InvalidInput */
export function readMomentParameter(parameter: string, entered: unknown): string {
	const text = isoDateIn(entered);
	if (SECONDS.test(text)) return text;
	const date = writtenMoment(text);
	if (date) return String(Math.floor(date.toSeconds()));
	throw notADate(parameter, text, 'Choose a moment, or enter one such as 2026-11-02T14:30:00Z');
}

const SECONDS = /^\d{9,10}$/;

// Luxon takes "11" for eleven o'clock today, and "2026" for its first day: both are more likely a mistake.
const WITH_DAY = /^\d{4}(-?\d{2}-?\d{2}|-?W\d{2}-?\d)(?!\d)/;

/** The moment of a text that names a day of the calendar; undefined for any other. */
function writtenMoment(text: string): DateTime<true> | undefined {
	const date = DateTime.fromISO(text, { setZone: true });
	return WITH_DAY.test(text) && date.isValid ? date : undefined;
}

/** What was entered as a date, as a text: ISO, or seconds where it has no zone of its own. */
export function isoDateIn(entered: unknown): string {
	const written: unknown = isRecord(entered) ? JSON.parse(JSON.stringify(entered)) : entered;
	// JavaScript's own dates know no zone, and those of an expression may be of another realm.
	if (Object.prototype.toString.call(entered) === '[object Date]') {
		return String(Math.floor(Date.parse(String(written)) / 1_000));
	}
	const number = typeof written === 'number' ? Math.floor(written) : written;
	return textOf(number)?.trim() ?? '';
}

function notADate(parameter: string, value: string, advice: string): InvalidInput {
	const isEmpty = value === '';
	const message = isEmpty ? `${parameter} is empty` : `${parameter} is not a date: ${value}`;
	return new InvalidInput(parameter, message, advice);
}

function notTooEarly(parameter: string, day: Day): Day {
	if (day.iso >= EARLIEST_DAY) return day;
	throw new InvalidInput(
		parameter,
		`${parameter} is before 1900: ${day.iso}`,
		'Check the year, which has four digits, such as in 2026-11-02',
	);
}

function dayOf(date: DateTime<true>): Day {
	return { iso: date.toISODate(), monthFirst: date.toFormat(SLASHES) };
}

/** A moment as an ISO text with the offset of a time zone, to the second. */
export function momentIn(zone: string, seconds: number): string | undefined {
	const moment = DateTime.fromSeconds(seconds, { zone });
	return moment.toISO({ suppressMilliseconds: true }) ?? undefined;
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
