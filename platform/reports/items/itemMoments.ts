import { dateOf } from '../../base/dates/midnight';
import { wordsInName } from '../../base/names/additivity';

const MOMENT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d.{0,20})?$/;

/** Whether a text is a day or an hour in ISO 8601. */
export function isMoment(text: string): boolean {
	return MOMENT.test(text);
}

/**
 * A date as text: databases return dates of JavaScript, and expressions those of Luxon; any other value as it
 * is.
 */
export function momentValue(value: unknown): unknown {
	const date = dateOf(value);
	if (date === undefined) return value;
	if (!date.isValid) return null;
	return (value instanceof Date ? date.toUTC() : date).toISO();
}

const COMPACT = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** A day that is written as 20261101, in ISO 8601. */
export function compactDay(value: unknown): string | undefined {
	const text = String(value);
	if (!COMPACT.test(text)) return undefined;
	return [text.slice(0, 4), text.slice(4, 6), text.slice(6)].join('-');
}

const FIRST_SECOND = 1e9;
const LAST_SECOND = 3e9;

/** Whether a number may be seconds or milliseconds since 1970, from 2001 to 2065. */
export function isTimestamp(value: number): boolean {
	const isWithin = (unit: number) => value >= FIRST_SECOND * unit && value < LAST_SECOND * unit;
	return isWithin(1) || isWithin(1_000);
}

const CALENDAR = new Set(
	[
		'year month week weekday day date hour minute quarter iso of the',
		'jahr monat woche wochentag tag datum stunde quartal annee mois semaine jour heure trimestre',
		'ano mes semana dia fecha hora',
	].flatMap((words) => words.split(' ')),
);
const MOMENT_WORD = /(^| )(time|timestamp|ts|epoch|at|created|updated|modified)( |$)/;

/** Whether a name is that of a part of a calendar, whose numbers are no figures: year, date, dateHour. */
export function isCalendarName(name: string): boolean {
	const words = wordsInName(name).split(' ');
	return words.every((word) => CALENDAR.has(word));
}

/** Whether a name is that of a point in time: created_at, timestamp. */
export function isTimeName(name: string): boolean {
	return MOMENT_WORD.test(wordsInName(name));
}
