import type { PeriodName } from '../../base/dates/namedPeriods';
import { daysOf, unitToDate } from '../../base/dates/namedPeriods';
import { DateTime } from 'luxon';
import { matchGroups } from '../matchGroups';
import { dateTimeOf, parseMonth, parseOrdinal, parseUnit, wholeUnits } from './dateWords';
import type { DateUnit } from './dateWords';
import type { OptionalPeriodMatch } from './parsedPeriod';
import { dateTimeOfIso, isoDate } from '../../base/dates/isoDate';

/** Whole months, quarters, years and weeks by their names: "October", "Q3 2025", "week 45", "2025". @internal */
export function calendarPeriod(text: string, today: string): OptionalPeriodMatch {
	const words = text.replace(
		/^(?:(?:in|during|for|of|en|au|le|the) |(?:month of|mois de|mois d) (?=[a-z]))+/,
		'',
	);
	return (
		month(words, today) ??
		quarter(words, today) ??
		weekOrHalf(words) ??
		week(words, today) ??
		year(words, today) ??
		yearToDate(words, today) ??
		half(words, today) ??
		halfOfMonth(words, today) ??
		start(words, today)
	);
}

const MONTH =
	/^(last |mois de )?([a-z]+)\.?(?: (?:of |de )?(\d{4}|last year|this year|dernier|annee derniere))?$/;

function month(text: string, today: string): OptionalPeriodMatch {
	const digits =
		/^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? reversed(/^(\d{1,2})[-/.](\d{4})$/.exec(text));
	if (digits) return unitFrom('month', dateTimeOf(Number(digits[1]), Number(digits[2]), 1), today);
	const [before, name, after] = matchGroups(text, MONTH);
	const number = parseMonth(name);
	if (number === undefined) return undefined;
	const isOver = before === 'last ' || after === 'dernier';
	return unitFrom(
		'month',
		dateTimeOf(yearOf(number, after, isOver, dateTimeOfIso(today)), number, 1),
		today,
	);
}

/** The year in the text, else the latest year in which the month has begun, or has ended. */
function yearOf(month: number, year: string | undefined, isOver: boolean, now: DateTime): number {
	const hasBegun = isOver ? month < now.month : month <= now.month;
	const latest = hasBegun ? now.year : now.year - 1;
	return yearIn(year === 'dernier' ? undefined : year, latest, now.year);
}

function reversed(match: RegExpExecArray | null): readonly string[] | undefined {
	return match ? [match[0], match[2] ?? '', match[1] ?? ''] : undefined;
}

const YEAR = '(?: (?:of |de |in |- ?)?(?<year>\\d{4}|last year|this year))?';
const QUARTERS = [
	new RegExp(`^[qt] ?(?<number>[1-4])${YEAR}$`),
	new RegExp(`^(?:quarter|trimestre) (?<number>[1-4])${YEAR}$`),
	new RegExp(`^(?<number>[a-z]+|[1-4]e?) (?:quarter|trimestre)${YEAR}$`),
	/^(?<year>\d{4})[ -]?[qt](?<number>[1-4])$/,
];

function quarter(text: string, today: string): OptionalPeriodMatch {
	const groups = QUARTERS.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
	const { number: word, year } = groups ?? {};
	const number = parseOrdinal(word);
	if (number === undefined) return undefined;
	const now = dateTimeOfIso(today);
	const latest = number <= now.quarter ? now.year : now.year - 1;
	const at = yearIn(year, latest, now.year);
	return unitFrom('quarter', dateTimeOf(at, 3 * number - 2, 1), today);
}

const YEARS_BACK: Readonly<Record<string, number>> = {
	'this year': 0,
	'last year': 1,
	'annee derniere': 1,
};

function yearIn(words: string | undefined, latest: number, now: number): number {
	if (words === undefined) return latest;
	const back = YEARS_BACK[words];
	return back === undefined ? Number(words) : now - back;
}

const WEEK_OR_HALF = new RegExp(`^s ?0?([12])${YEAR}$`);

/** "S1" is the first week (semaine) or the first half-year (semestre). */
function weekOrHalf(text: string): OptionalPeriodMatch {
	const [number, year] = matchGroups(text, WEEK_OR_HALF);
	if (number === undefined) return undefined;
	const candidates = [`H${number}`, `week ${number}`];
	return { is: 'ambiguous', candidates: candidates.map((one) => (year ? `${one} ${year}` : one)) };
}

function week(text: string, today: string): OptionalPeriodMatch {
	const [number, yearText] = matchGroups(
		text,
		/^(?:week|semaine|wk|w|s|kw) ?(?:number |no |n° ?)?(\d{1,2})(?: (?:of |de |in |- ?)?(\d{4}|last year|this year))?$/,
	);
	const [yearFirst, numberLast] = matchGroups(text, /^(\d{4})-?w(\d{1,2})$/);
	const weekNumber = Number(number ?? numberLast);
	if (!weekNumber) return undefined;
	const now = dateTimeOfIso(today);
	const latest = weekNumber <= now.weekNumber ? now.weekYear : now.weekYear - 1;
	const weekYear = yearIn(yearText ?? yearFirst, latest, now.year);
	const monday = DateTime.fromObject({ weekYear, weekNumber, weekday: 1 }, { zone: 'utc' });
	return unitFrom('week', monday.isValid ? monday : undefined, today);
}

function year(text: string, today: string): OptionalPeriodMatch {
	const [digits] = matchGroups(text, /^(?:year |annee |an )?((?:19|20)\d\d)$/);
	return digits === undefined
		? undefined
		: unitFrom('year', dateTimeOf(Number(digits), 1, 1), today);
}

/** "2026 YTD": the current year until today; of an earlier year, it is not clear until when. */
function yearToDate(text: string, today: string): OptionalPeriodMatch {
	const [year] = matchGroups(text, /^(\d{4}) ytd$/, /^ytd (\d{4})$/);
	if (year === undefined) return undefined;
	if (year !== today.slice(0, 4)) return { is: 'unknown' };
	return { is: 'found', period: { days: daysOf('thisYear', today), name: 'thisYear' } };
}

const HALF_OF_MONTH =
	/^(?:the |la |die )?(?:(?<first>first|1|1ere|premiere|primera|erste)|second|2|2e|2eme|deuxieme|seconde|segunda|zweite) (?:half|quinzaine|quincena|moitie|mitad|halfte)(?: of| de| del| d| des| im)? (?<month>[a-z]+)(?: (?<year>\d{4}))?$/;

/** "first half of October" ends on the 15th; the second half begins on the 16th. */
function halfOfMonth(text: string, today: string): OptionalPeriodMatch {
	const { first, month: name, year } = HALF_OF_MONTH.exec(text)?.groups ?? {};
	const number = parseMonth(name);
	if (number === undefined) return undefined;
	const begin = dateTimeOf(yearOf(number, year, false, dateTimeOfIso(today)), number, 1);
	if (begin === undefined) return { is: 'unknown' };
	const middle = isoDate(begin.plus({ days: 14 }));
	const days = first
		? { from: isoDate(begin), to: middle }
		: { from: isoDate(begin.plus({ days: 15 })), to: isoDate(begin.endOf('month')) };
	return { is: 'found', period: { days } };
}

const HALVES = [
	new RegExp(`^h([12])${YEAR}$`),
	new RegExp(
		`^(first|second|1|2|premier|deuxieme|1er|2e) (?:half|semestre)(?: of| de)?(?: the year| l annee)?${YEAR}$`,
	),
];

/** "first half of 2026", "H1", "premier semestre". */
function half(text: string, today: string): OptionalPeriodMatch {
	const [word, yearText] = matchGroups(text, ...HALVES);
	const number = parseOrdinal(word);
	if (number === undefined) return undefined;
	const now = dateTimeOfIso(today);
	const latest = 6 * (number - 1) < now.month ? now.year : now.year - 1;
	const at = yearIn(yearText, latest, now.year);
	const first = dateTimeOf(at, 6 * number - 5, 1);
	if (first === undefined) return { is: 'unknown' };
	return {
		is: 'found',
		period: {
			days: { from: isoDate(first), to: isoDate(first.plus({ months: 6 }).minus({ days: 1 })) },
		},
	};
}

/** "beginning of the month", "début de l'année". */
function start(text: string, today: string): OptionalPeriodMatch {
	const [word] = matchGroups(
		text,
		/^(?:since |depuis )?(?:the |le )?(?:beginning|start|debut)(?: of| de| du)?(?: the| this| l| le| la| ce| cette)? ([a-z]+)$/,
	);
	const unit = parseUnit(word);
	const name = unit && nameToDate(unit);
	return name ? { is: 'found', period: { days: daysOf(name, today), name } } : undefined;
}

function nameToDate(unit: DateUnit): PeriodName | undefined {
	return unit === 'day' ? undefined : unitToDate(unit);
}

/** A calendar unit from its first day; the current unit ends today. */
function unitFrom(unit: DateUnit, first: DateTime | undefined, today: string): OptionalPeriodMatch {
	if (first === undefined) return { is: 'unknown' };
	const days = wholeUnits(first, unit);
	const name = nameToDate(unit);
	const isNow = days.from <= today && days.to >= today && name !== undefined;
	if (isNow) return { is: 'found', period: { days: daysOf(name, today), name } };
	return { is: 'found', period: { days, units: { unit, count: 1 } } };
}
