import { DateTime } from 'luxon';

import { isRecord, textOf } from '../../../base/json/json';
import { memoize } from '../../../base/async/memoize';
import type { Days } from '../../../base/dates/namedPeriods';
import { partOf } from './memberNames';
import { DAY_MS, WEEK } from '../../../base/dates/durations';

/** How to read moments. */
export interface MomentReading {
	/** The time zone of the report. */
	readonly zone: string;
	/**
	 * The days of the request, where they are known: a form that leads to other days is refused.
	 */
	readonly expected?: Days | undefined;
}

/** A moment, and whether it was written as a day without a time. */
interface RowMoment {
	readonly at: DateTime;
	readonly isDay: boolean;
}

/** Reads one notation of a moment; undefined if the text has another. */
type Form = (text: string, zone: string) => RowMoment | undefined;

const dated =
	(pattern: RegExp, format: string, isDay: boolean): Form =>
	(text, zone) =>
		pattern.test(text) ? { at: DateTime.fromFormat(text, format, { zone }), isDay } : undefined;

/** Reads a number of units since 1970. */
const since =
	(milliseconds: number): Form =>
	(text, zone) => ({
		at: DateTime.fromMillis(Number(text) * milliseconds, { zone }),
		isDay: false,
	});
// Day 0 of spreadsheets is 1899-12-30.
const SPREADSHEET_DAYS = 25_569;

const sinceDay =
	(days: number): Form =>
	(text, zone) => {
		if (!/^\d{5}$/.test(text)) return undefined;
		const at = DateTime.fromMillis((Number(text) - days) * DAY_MS, { zone: 'utc' });
		return { at: at.setZone(zone, { keepLocalTime: true }), isDay: true };
	};

/** Forms of numbers, the likeliest first. Unix seconds are specified. */
const NUMBERS: readonly Form[] = [
	dated(/^\d{8}$/, 'yyyyMMdd', true),
	dated(/^\d{6}$/, 'yyyyMM', true),
	dated(/^\d{10}$/, 'yyyyMMddHH', false),
	dated(/^\d{12}$/, 'yyyyMMddHHmm', false),
	dated(/^\d{14}$/, 'yyyyMMddHHmmss', false),
	since(1_000),
	since(1),
	since(1e-3),
	since(1e-6),
];

/** Ambiguous numbers: they are accepted only where they lead to the days of the request. */
const DOUBTFUL: readonly Form[] = [sinceDay(0), sinceDay(SPREADSHEET_DAYS)];

const HAS_TIME = /\d[T ]\d{1,2}:?\d\d/;

const iso: Form = (text, zone) => {
	// Luxon reads a time alone as one of today.
	if (!/^\d{4}/.test(text)) return undefined;
	return {
		at: DateTime.fromISO(text.replace(' ', 'T').replace(/ ?UTC$/i, 'Z'), { zone }),
		isDay: !HAS_TIME.test(text),
	};
};

const inFormat =
	(format: string): Form =>
	(text, zone) => ({ at: DateTime.fromFormat(text, format, { zone, locale: 'en' }), isDay: true });

/** Forms of text that is no number. Days come before months, as in import files. */
const TEXTS: readonly Form[] = [
	iso,
	(text, zone) => {
		const [, milliseconds] = /^\/Date\((-?\d{1,20})/.exec(text) ?? [];
		return milliseconds === undefined ? undefined : since(1)(milliseconds, zone);
	},
	(text, zone) => ({ at: DateTime.fromRFC2822(text, { zone }), isDay: false }),
	...['d/M/yyyy', 'd.M.yyyy', 'd-M-yyyy', 'M/d/yyyy', 'yyyy/M/d'].map(inFormat),
	...['d MMM yyyy', 'd LLLL yyyy', 'MMM d, yyyy', 'LLLL d, yyyy', 'LLLL yyyy'].map(inFormat),
];

const NUMBER = /^-?\d{1,20}(\.\d{1,20})?$/;
const LONGEST = 60;

/** Reads a moment by its form; undefined where it has none, or where the moment is impossible. */
export function readRowMoment(value: unknown, reading: MomentReading): RowMoment | undefined {
	const given = isRecord(value) ? partOf(value, 'moment') : value;
	const text = textOf(given)?.trim() ?? '';
	if (text === '' || text.length > LONGEST) return undefined;
	const isNumber = NUMBER.test(text);
	const { zone, expected } = reading;
	const found = (isNumber ? NUMBERS : TEXTS)
		.map((form) => form(text, zone))
		.filter((one) => one !== undefined)
		.filter(({ at }) => mayBe(at));
	if (!expected) return found[0];
	const doubtful = isNumber ? DOUBTFUL.flatMap((form) => form(text, zone) ?? []) : [];
	return [...found, ...doubtful].find(({ at }) => isNear(at, expected)) ?? found[0];
}

const [FIRST_YEAR, LAST_YEAR] = [2000, 2099];

/** Whether a moment is plausible: not before the web, not far in the future. */
function mayBe(at: DateTime): boolean {
	return at.isValid && at.year >= FIRST_YEAR && at.year <= LAST_YEAR;
}

/** A month begins before a period within it. */
const REACH = { days: 31 };

function isNear(at: DateTime, { from, to }: Days): boolean {
	const day = at.toISODate();
	const [first, last] = [from, to].map((one) => DateTime.fromISO(one, { zone: 'utc' }));
	if (!at.isValid || day === null || !first?.isValid || !last?.isValid) return false;
	const [earliest, latest] = [first.minus(REACH).toISODate(), last.plus(REACH).toISODate()];
	return day >= earliest && day <= latest;
}

/** Reads consecutive moments; names of weekdays refer to the days of the request. */
export function readRowMoments(
	values: readonly unknown[],
	reading: MomentReading,
): Array<DateTime | undefined> {
	const read = values.map((value) => readRowMoment(value, reading)?.at);
	if (read.some((moment) => moment !== undefined)) return read;
	return weekdaysIn(values, reading) ?? read;
}

const LANGUAGES = ['en', 'fr', 'de', 'es'];

/** The weekdays by their long and short names in all languages: 1 for Monday. */
const weekdayNames = memoize((): ReadonlyMap<string, number> => {
	const someMonday = DateTime.utc(2024, 1, 1);
	const week = Array.from({ length: WEEK }, (_, index) => someMonday.plus({ days: index }));
	const named = (day: DateTime) =>
		LANGUAGES.flatMap((locale) =>
			['cccc', 'ccc'].map((format) => plainDay(day.toFormat(format, { locale }))),
		).map((name) => [name, day.weekday] as const);
	return new Map(week.flatMap(named));
});

function plainDay(name: string): string {
	return name.trim().toLowerCase().replace('.', '');
}

function weekdaysIn(
	values: readonly unknown[],
	{ zone, expected }: MomentReading,
): DateTime[] | undefined {
	if (!expected || values.length === 0) return undefined;
	const names = weekdayNames();
	let day = DateTime.fromISO(expected.from, { zone });
	const found: DateTime[] = [];
	for (const value of values) {
		const given = isRecord(value) ? partOf(value, 'moment') : value;
		const weekday = names.get(plainDay(textOf(given) ?? ''));
		if (weekday === undefined || !day.isValid) return undefined;
		day = day.plus({ days: (weekday - day.weekday + WEEK) % WEEK });
		if ((day.toISODate() ?? '') > expected.to) return undefined;
		found.push(day);
		day = day.plus({ days: 1 });
	}
	return found;
}

/**
 * Writes days as 2026-11-02, and hours with their offset: an hour occurs twice when summer time
 * ends.
 */
export function writeMoments(
	moments: ReadonlyArray<DateTime | undefined>,
	byHour: boolean,
): Array<string | undefined> {
	const areDays = !byHour && moments.every((moment) => !moment?.isValid || isMidnight(moment));
	return moments.map((moment) => {
		if (!moment) return undefined;
		const text = areDays ? moment.toISODate() : moment.toISO({ suppressMilliseconds: true });
		return text ?? undefined;
	});
}

function isMidnight(moment: DateTime): boolean {
	return moment.equals(moment.startOf('day'));
}
