import { InvalidInput } from '../base/invalidInput';
import type { Days, PeriodUnit } from '../base/dates/namedPeriods';
import { normalizeText } from './normalizeText';
import { calendarDay } from '../base/dates/dayArithmetic';
import { dateTimeOfIso, isoDate } from '../base/dates/isoDate';
import { memoize } from '../base/async/memoize';

/** The label of the field in messages. */
const PERIOD = 'Period';

/** The calendar units that targets have. */
export const TARGET_UNITS = ['month', 'quarter', 'year'] as const satisfies readonly PeriodUnit[];

/** A calendar unit that targets have. */
export type TargetUnit = (typeof TARGET_UNITS)[number];

const UNITS: ReadonlyArray<readonly [PeriodUnit, string]> = [
	['week', 'weeks?|semaine|woche|semana'],
	['month', 'months?|mois|monat|mes'],
	['quarter', 'quarter|trimestre|quartal|vierteljahr'],
	['year', 'year|annee|an|jahr|ano'],
];
const THIS = '(?:this|current|the current|ce|cette|cet|diese[rsn]?|este|esta)';
const LAST = '(?:last|previous|the last|letzte[rsn]?|vorige[rsn]?|vergangene[rsn]?|ultimo|ultima)';
const LAST_AFTER = '(?:dernier|derniere|precedent|precedente|pasado|pasada|anterior)';
const UNTIL = / (?:to|until|through|au|a|bis|hasta|al) | ?(?:–|—|\.\.) ?| - /;
// Also within a month such as 10/2026.
const SLASH = / ?\/ ?/;

/**
 * The days of a period in words: October 2026, 2026-10, Q4 2026, 2026, 2026-W47, this week, last
 * month, or two days, weeks, months, quarters or years with "to" between them.
 *
 * @param today YYYY-MM-DD
 * @throws InvalidInput if it cannot be read, or has not begun
 */
export function readTargetPeriod(typed: string, today: string): Days {
	const text = normalizeText(typed);
	const days =
		namedDays(text, today) ?? unitDays(text) ?? latestUnitDays(text, today) ?? twoEnds(text);
	if (!days) {
		throw new InvalidInput(
			PERIOD,
			`${PERIOD} cannot be read: ${typed}`,
			'Enter a period such as October 2026, 2026-10, Q4 2026, 2026, this week, last quarter, or 2026-10-01 to 2026-10-15',
		);
	}
	return startedDays(days, today);
}

/** Rejects a period that lies in the future. @throws InvalidInput */
export function startedDays(days: Days, today: string): Days {
	if (days.from <= today) return days;
	throw new InvalidInput(
		PERIOD,
		`${PERIOD} has not begun: it starts on ${days.from}`,
		'Choose a period that has begun, or run the node again once this period has begun',
	);
}

/** The calendar unit that contains a day, or an earlier one. @param back how many units earlier */
export function unitAround(unit: PeriodUnit, day: string, back = 0): Days {
	const start = dateTimeOfIso(day)
		.startOf(unit)
		.minus({ [unit]: back });
	return { from: isoDate(start), to: isoDate(start.endOf(unit)) };
}

function namedDays(text: string, today: string): Days | undefined {
	// Also accepts the values of lists, such as thisMonth.
	const words = text.replace(/^(this|last)(week|month|quarter|year)$/, '$1 $2');
	for (const [unit, names] of UNITS) {
		if (new RegExp(`^${THIS} (?:${names})$`).test(words)) return unitAround(unit, today);
		const isLast =
			new RegExp(`^${LAST} (?:${names})$`).test(words) ||
			new RegExp(`^(?:le |la |l'|el )?(?:${names}) ${LAST_AFTER}$`).test(words);
		if (isLast) return unitAround(unit, today, 1);
	}
	return undefined;
}

/** The latest unit without a year that has begun: October, Q4, week 47. */
function latestUnitDays(text: string, today: string): Days | undefined {
	// Around New Year, the current week may belong to another year than the day.
	const { year, weekYear } = dateTimeOfIso(today);
	const latest = Math.max(year, weekYear);
	const found = [latest, latest - 1].map((one) => unitDays(`${text} ${one}`));
	return found.find((days) => days !== undefined && days.from <= today);
}

function unitDays(text: string): Days | undefined {
	const week = weekIn(text);
	if (week) return unitAround('week', week);
	const year = /^(\d{4})$/.exec(text)?.[1];
	if (year) return unitAround('year', `${year}-01-01`);
	const quarter = quarterIn(text);
	if (quarter) return unitAround('quarter', quarter);
	const month = monthIn(text);
	return month ? unitAround('month', month) : undefined;
}

/** Parses a week of ISO 8601: 2026-W47, week 47 2026, KW 47/2026. @returns its first day */
function weekIn(text: string): string | undefined {
	const before = /^(\d{4})-?w(\d{1,2})$/.exec(text);
	const after = /^(?:week|semaine|semana|kw|kalenderwoche) ?(\d{1,2})[ ,/]*(?:de )?(\d{4})$/.exec(
		text,
	);
	const [, year, number] = before ?? [];
	const [, week = number, ofYear = year] = after ?? [];
	if (week === undefined || ofYear === undefined) return undefined;
	const day = dateTimeOfIso(`${ofYear}-W${week.padStart(2, '0')}`);
	return day.isValid ? isoDate(day) : undefined;
}

/** Parses a quarter: Q4 2026, 2026-Q4, T4 2026, 4. Quartal 2026. */
function quarterIn(text: string): string | undefined {
	const after = /^(?:q|t|quarter |quartal |trimestre )([1-4])[ /-]*(\d{4})$/.exec(text);
	const before = /^(\d{4})[ /-]*(?:q|t)([1-4])$/.exec(text);
	const german = /^([1-4])\. ?quartal (\d{4})$/.exec(text);
	const [, year, number] = before ?? [];
	const [, first = number, second = year] = after ?? german ?? [];
	if (first === undefined || second === undefined) return undefined;
	return `${second}-${String(Number(first) * 3 - 2).padStart(2, '0')}-01`;
}

/** From the first of two days, months, weeks, quarters or years to the end of the second. */
function twoEnds(text: string): Days | undefined {
	const ends = [UNTIL, SLASH].map((mark) => text.split(mark)).find(({ length }) => length === 2);
	const [first, last] = (ends ?? []).map((end) => dayIn(end) ?? unitDays(end));
	if (!first || !last) return undefined;
	if (first.from <= last.to) return { from: first.from, to: last.to };
	throw new InvalidInput(
		PERIOD,
		`${PERIOD} ends (${last.to}) before it begins (${first.from})`,
		'Swap the two days',
	);
}

/** A day, perhaps with a time, as a period. */
function dayIn(text: string): Days | undefined {
	const iso = calendarDay(text.replace(/t.*$/, ''))?.iso;
	return iso === undefined ? undefined : { from: iso, to: iso };
}

const LANGUAGES = ['en', 'fr', 'de', 'es'];
const MONTHS = 12;

/** The first day of the month in a text: october 2026, oct. 2026, 2026-10, 10/2026, 2026-10-01. */
function monthIn(text: string): string | undefined {
	const [, year, month] = /^(\d{4})[-/.](\d{1,2})(?:-01)?(?:t00:00.*)?$/.exec(text) ?? [];
	if (year && month) return firstOf(year, Number(month));
	const [, before, after] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
	if (before && after) return firstOf(after, Number(before));
	const [, name, ofYear] = /^(\p{L}+)\.?(?: de)? (\d{4})$/u.exec(text) ?? [];
	const [, yearFirst, last] = /^(\d{4}) (\p{L}+)\.?$/u.exec(text) ?? [];
	const number = numbers().get(name ?? last ?? '');
	return number === undefined ? undefined : firstOf(ofYear ?? yearFirst ?? '', number);
}

function firstOf(year: string, month: number): string | undefined {
	if (month < 1 || month > MONTHS) return undefined;
	return `${year}-${String(month).padStart(2, '0')}-01`;
}

/** The numbers of months by their full and short names, in the languages of messages. */
const numbers = memoize(() => new Map(LANGUAGES.flatMap((language) => [...namesIn(language)])));

function* namesIn(language: string): Generator<readonly [string, number]> {
	for (const month of ['long', 'short'] as const) {
		const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
		for (let index = 0; index < MONTHS; index++) {
			const name = normalizeText(format.format(Date.UTC(2_026, index)));
			yield [name.replace(/\.$/, ''), index + 1];
		}
	}
}
