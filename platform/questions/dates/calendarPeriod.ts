import type { PeriodName } from '../../base/dates/namedPeriods';
import { daysOf, unitToDate } from '../../base/dates/namedPeriods';
import { DateTime } from 'luxon';
import { dateTimeOf, parseMonth, parseUnit, wholeUnits } from './dateWords';
import type { DateUnit } from './dateWords';
import type { OptionalPeriodMatch } from './parsedPeriod';
import { dateTimeOfIso, isoDate } from '../../base/dates/isoDate';

/** Whole months, quarters, years and weeks by their names: "October", "Q3 2025", "week 45", "2025". @internal */
export function calendarPeriod(text: string, today: string): OptionalPeriodMatch {
	const words = text.replace(
		/^(?:(?:in|during|for|of|month of|mois de|mois d|en|au|le|the) )+/,
		'',
	);
	return (
		month(words, today) ??
		quarter(words, today) ??
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
	const [, before = '', name = '', after = ''] = MONTH.exec(text) ?? [];
	const number = parseMonth(name);
	if (number === undefined) return undefined;
	const isOver = before.trim() === 'last' || after === 'dernier';
	return unitFrom(
		'month',
		dateTimeOf(yearOf(number, after, isOver, dateTimeOfIso(today)), number, 1),
		today,
	);
}

/** The year in the text, else the latest year in which the month has begun, or has ended. */
function yearOf(month: number, yearText: string, isOver: boolean, now: DateTime): number {
	if (/^\d{4}$/.test(yearText)) return Number(yearText);
	if (yearText === 'this year') return now.year;
	if (/year|annee/.test(yearText)) return now.year - 1;
	const hasBegun = isOver ? month < now.month : month <= now.month;
	return hasBegun ? now.year : now.year - 1;
}

function reversed(match: RegExpExecArray | null): readonly string[] | undefined {
	return match ? [match[0], match[2] ?? '', match[1] ?? ''] : undefined;
}

const ORDINALS: Readonly<Record<string, number>> = {
	first: 1,
	premier: 1,
	second: 2,
	deuxieme: 2,
	third: 3,
	troisieme: 3,
	fourth: 4,
	quatrieme: 4,
};

const YEAR = '(?: (?:of |de |in |- ?)?(?<year>\\d{4}|last year|this year))?';
const QUARTERS = [
	new RegExp(`^[qt] ?(?<number>[1-4])${YEAR}$`),
	new RegExp(`^(?:quarter|trimestre) (?<number>[1-4])${YEAR}$`),
	new RegExp(`^(?<number>[a-z]+|[1-4]e?) (?:quarter|trimestre)${YEAR}$`),
	/^(?<year>\d{4})[ -]?[qt](?<number>[1-4])$/,
];

function quarter(text: string, today: string): OptionalPeriodMatch {
	const groups = QUARTERS.map((one) => one.exec(text)?.groups).find((one) => one !== undefined);
	const { number: word = '', year } = groups ?? {};
	const number = Number(word.replace(/^([1-4])e$/, '$1')) || ORDINALS[word];
	if (!number) return undefined;
	const now = dateTimeOfIso(today);
	const latest = number <= now.quarter ? now.year : now.year - 1;
	const at = yearIn(year, latest, now.year);
	return unitFrom('quarter', dateTimeOf(at, 3 * number - 2, 1), today);
}

function yearIn(words: string | undefined, latest: number, now: number): number {
	if (words === undefined || words === '') return latest;
	return words === 'last year' ? now - 1 : words === 'this year' ? now : Number(words);
}

function week(text: string, today: string): OptionalPeriodMatch {
	const [, number, yearText] =
		/^(?:week|semaine|wk|w|s|kw) ?(?:number |no |n° ?)?(\d{1,2})(?: (?:of |de |in |- ?)?(\d{4}|last year|this year))?$/.exec(
			text,
		) ?? [];
	const [, yearFirst, numberLast] = /^(\d{4})-?w(\d{1,2})$/.exec(text) ?? [];
	const weekNumber = Number(number ?? numberLast);
	if (!weekNumber) return undefined;
	const now = dateTimeOfIso(today);
	const latest = weekNumber <= now.weekNumber ? now.weekYear : now.weekYear - 1;
	const weekYear = yearIn(yearText ?? yearFirst, latest, now.weekYear);
	const monday = DateTime.fromObject({ weekYear, weekNumber, weekday: 1 }, { zone: 'utc' });
	return unitFrom('week', monday.isValid ? monday : undefined, today);
}

function year(text: string, today: string): OptionalPeriodMatch {
	const [, digits] = /^(?:year |annee |an )?((?:19|20)\d\d)$/.exec(text) ?? [];
	return digits === undefined
		? undefined
		: unitFrom('year', dateTimeOf(Number(digits), 1, 1), today);
}

/** "2026 YTD": the current year until today; of an earlier year, it is not clear until when. */
function yearToDate(text: string, today: string): OptionalPeriodMatch {
	const [, before, after] = /^(?:(\d{4}) ytd|ytd (\d{4}))$/.exec(text) ?? [];
	const year = before ?? after;
	if (year === undefined) return undefined;
	if (year !== today.slice(0, 4)) return { is: 'unknown' };
	return { is: 'found', period: { days: daysOf('thisYear', today), name: 'thisYear' } };
}

const HALF_OF_MONTH =
	/^(?:the |la |die )?(?:(?<first>first|1|1ere|premiere|primera|erste)|second|2|2e|2eme|deuxieme|seconde|segunda|zweite) (?:half|quinzaine|quincena|moitie|mitad|halfte)(?: of| de| del| d| des| im)? (?<month>[a-z]+)(?: (?<year>\d{4}))?$/;

/** "first half of October" ends on the 15th; the second half begins on the 16th. */
function halfOfMonth(text: string, today: string): OptionalPeriodMatch {
	const { first, month: name = '', year } = HALF_OF_MONTH.exec(text)?.groups ?? {};
	const number = parseMonth(name);
	if (number === undefined) return undefined;
	const begin = dateTimeOf(yearOf(number, year ?? '', false, dateTimeOfIso(today)), number, 1);
	if (begin === undefined) return { is: 'unknown' };
	const middle = isoDate(begin.plus({ days: 14 }));
	const days = first
		? { from: isoDate(begin), to: middle }
		: { from: isoDate(begin.plus({ days: 15 })), to: isoDate(begin.endOf('month')) };
	return { is: 'found', period: { days } };
}

/** "first half of 2026", "H1", "premier semestre". */
function half(text: string, today: string): OptionalPeriodMatch {
	const [, digit, word = '', yearText] =
		/^(?:[hs]([12])|(first|second|1|2|premier|deuxieme|1er|2e) (?:half|semestre)(?: of| de)?(?: the year| l annee)?)(?: (\d{4}))?$/.exec(
			text,
		) ?? [];
	const number = Number(digit ?? word.replace('e', '')) || ORDINALS[word];
	if (!number || (digit === undefined && word === '')) return undefined;
	const now = dateTimeOfIso(today);
	const at = Number(yearText) || (6 * (number - 1) < now.month ? now.year : now.year - 1);
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
	const [, word = ''] =
		/^(?:since |depuis )?(?:the |le )?(?:beginning|start|debut)(?: of| de| du)?(?: the| this| l| le| la| ce| cette)? ([a-z]+)$/.exec(
			text,
		) ?? [];
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
