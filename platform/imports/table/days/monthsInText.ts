import type { Days } from '../../../base/dates/namedPeriods';
import { lastDayOf } from '../../../base/dates/calendarUnits';
import { monthNumber } from './monthNames';

const TO = String.raw`\s*(?:[-–—~]|\bto\b|\bthrough\b|\bbis\b|\bau\b|(?<!\p{L})à|\bal?\b|\bt\/m\b)\s*`;
const MONTH = String.raw`(?<![\p{L}\d])(\p{L}{3,12})\.?`;
const YEAR = String.raw`(20\d\d)(?![-/.]?\d)`;
const RANGE = new RegExp(`${MONTH}(?:\\s+${YEAR})?${TO}(?:${MONTH})\\s+${YEAR}`, 'giu');
const ONE = new RegExp(`${MONTH}\\s+${YEAR}`, 'gu');
const QUARTER = new RegExp(`(?<![\\p{L}\\d])[QT]([1-4])[\\s/-]*${YEAR}`, 'gu');
const YEAR_FIRST = /^\W*(20\d\d)\s+(\p{L}{3,12})\W*$/u;

// A part of a month, or one that begins or ends a period whose other end cannot be read.
const PART_BEFORE =
	/(?<!\p{L})(?:to|until|till|through|thru|bis(?: zum| ende)?|au|à|al?|hasta|t\/m|since|from|ab|seit|von|depuis|desde|dal|vanaf|ending|ended|before|after|vor|nach|ytd|year to date|half(?: of)?|hälfte|quinzaine|quincena|mid|mitte|mi|mediados(?: de)?|beginning(?: of)?|début|end(?: of)?|ende|fin(?: de)?|early|late|anfang|week \d*(?: of)?|woche|semaine|and|und|et|y|e)\s*$/iu;
const MARK_BEFORE = /(?:\d|(?<!\p{L})(\p{L}{3,12})\.?)\s*[-–—~/&+,]\s*$/u;
const RANGE_BEHIND = new RegExp(
	`^${TO}(?:\\p{L}{3,12}\\.?\\s+20\\d\\d|\\d{1,2}\\b|[QT][1-4]|today|now|present|heute|aujourd|hoy)`,
	'iu',
);

/**
 * The whole months and quarters in a text: `September 2026`, `Jan - Sep 2026`, `Q3 2026`; undefined
 * if a month there is only a part of a period.
 */
export function monthsIn(text: string): Days[] | undefined {
	const [, ownYear = '', own = ''] = YEAR_FIRST.exec(text) ?? [];
	const matches = [
		...[...text.matchAll(RANGE)].map((match) => ({ match, days: rangeOf(match) })),
		...[...text.matchAll(QUARTER)].map((match) => ({ match, days: quarterOf(match) })),
	].filter(({ days }) => days !== undefined);
	const isWithin = (at: number) =>
		matches.some(({ match: { 0: found, index } }) => at >= index && at < index + found.length);
	const months = [...text.matchAll(ONE)]
		.filter(({ index }) => !isWithin(index))
		.map((match) => ({ match, days: monthOf(match[1], match[2]) }));
	const read = [...matches, ...months].filter(({ days }) => days !== undefined);
	const isOpen = read.some(
		({ match: { 0: found, index } }) =>
			isBegun(text.slice(0, index)) || RANGE_BEHIND.test(text.slice(index + found.length)),
	);
	if (isOpen) return undefined;
	const all = [...read.map(({ days }) => days), monthOf(own, ownYear)];
	return all.filter((days) => days !== undefined);
}

/** Whether a text ends with a number or a month and a mark, or with a word such as "until". */
function isBegun(text: string): boolean {
	const mark = MARK_BEFORE.exec(text);
	if (mark) return mark[1] === undefined || monthNumber(mark[1]) !== undefined;
	return PART_BEFORE.test(text);
}

type Match = RegExpExecArray;

function rangeOf([, first = '', firstYear, last = '', year = '']: Match): Days | undefined {
	const [from, to] = [monthNumber(first), monthNumber(last)];
	if (from === undefined || to === undefined) return undefined;
	const isOfYearBefore = firstYear === undefined && from > to;
	const begin = firstYear ?? String(Number(year) - (isOfYearBefore ? 1 : 0));
	const days = wholeMonths(begin, from, year, to);
	return days.from < days.to ? days : undefined;
}

function quarterOf([, quarter, year = '']: Match): Days {
	const first = 3 * Number(quarter) - 2;
	return wholeMonths(year, first, year, first + 2);
}

function monthOf(word = '', year = ''): Days | undefined {
	const month = monthNumber(word);
	return month === undefined ? undefined : wholeMonths(year, month, year, month);
}

function wholeMonths(fromYear: string, from: number, toYear: string, to: number): Days {
	const first = (year: string, month: number) => `${year}-${String(month).padStart(2, '0')}-01`;
	return { from: first(fromYear, from), to: lastDayOf('month', first(toYear, to)) };
}
