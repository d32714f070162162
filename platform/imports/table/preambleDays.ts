import { calendarDay } from '../../base/dates/dayArithmetic';
import { withoutAccents } from '../../base/text/accents';
import type { CsvLine } from '../file/csvRecords';
import type { OfferedDays } from './tableLayout';

const LANGUAGES = ['en', 'fr', 'de', 'es', 'it', 'nl'];
const LONGEST = 300;
const pad = (number: number) => String(number).padStart(2, '0');

let months: ReadonlyMap<string, number> | undefined;

/** The number of a month by its full or short name in the languages of the tools. */
function monthOf(word: string): number | undefined {
	months ??= monthNames();
	return months.get(plain(word));
}

function monthNames(): ReadonlyMap<string, number> {
	const names = new Map<string, number>([['sept', 9]]);
	for (const language of LANGUAGES) {
		for (const style of ['long', 'short'] as const) {
			const format = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' });
			for (let month = 1; month <= 12; month++) {
				names.set(plain(format.format(Date.UTC(2026, month - 1, 15))), month);
			}
		}
	}
	return names;
}

function plain(word: string): string {
	return withoutAccents(word).toLowerCase().replace(/\.$/, '');
}

function isoOf(year: number, month: number, day: number): string | undefined {
	return calendarDay(`${year}-${pad(month)}-${pad(day)}`)?.iso;
}

// As 2026年9月1日 in Japanese and Chinese.
const EAST_ASIAN = /(\d{4})年(\d{1,2})月(\d{1,2})日/g;

const DAYS =
	/(?<!\d)(?:(?<iso>\d{4}[-/.]\d{1,2}[-/.]\d{1,2})|(?<compact>20\d{6})(?!\d)|(?<numeric>\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2})(?!\d)|(?<dayFirst>\d{1,2}(?:\.|er|º|°|de)?\s+(?:de\s+)?\p{L}{3,12}\.?,?\s+(?:de\s+)?20\d\d)|(?<monthFirst>\p{L}{3,12}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+20\d\d(?![-\d])))/gu;

const TO = String.raw`\s*(?:[-–—~]|to|bis(?: zum)?|au|al?|hasta el|t\/m|tot(?: en met)?)\s*`;
const YEAR = String.raw`(?:,|\s+de[l]?)?\s+(?<year>20\d\d)(?!\d)`;
const WORD = String.raw`\p{L}{3,12}\.?`;
/** Such as Aug 2 - Aug 8, 2026 and August 2-8, 2026. */
const MONTH_FIRST_RANGE = new RegExp(
	String.raw`(?<!\p{L})(?<from>${WORD}) (?<first>\d{1,2})${TO}(?:(?<to>${WORD}) )?(?<last>\d{1,2})${YEAR}`,
	'giu',
);
/** Such as 2 - 8 August 2026, 1. bis 30. September 2026 and du 1er au 30 septembre 2026. */
const DAY_FIRST_RANGE = new RegExp(
	String.raw`(?<!\d[/.-]?)(?<first>\d{1,2})(?:\.|er|º)?(?: (?:de )?(?<from>${WORD}))?${TO}(?<last>\d{1,2})(?:\.|er|º)? (?:de )?(?<to>${WORD})${YEAR}`,
	'giu',
);

/** Such as 1.9. - 30.9.2026 and 01/09 - 30/09/2026. */
const NUMERIC_RANGE = new RegExp(
	String.raw`(?<![\d/.-])(\d{1,2})([/.])(\d{1,2})\2?${TO}(\d{1,2}\2\d{1,2}\2(20\d\d))(?!\d)`,
	'giu',
);

/** A text in which the first day of each range has a month and a year, too. */
function withFullRanges(text: string): string {
	const full = (whole: string, ...rest: readonly unknown[]): string => {
		const groups = rest.at(-1);
		return isGroups(groups) ? (fullRange(groups) ?? whole) : whole;
	};
	return text
		.replace(MONTH_FIRST_RANGE, full)
		.replace(DAY_FIRST_RANGE, full)
		.replace(NUMERIC_RANGE, '$1$2$3$2$5 - $4');
}

type Groups = Readonly<Record<string, string | undefined>>;

function isGroups(value: unknown): value is Groups {
	return typeof value === 'object' && value !== null;
}

function fullRange({ from, first, to, last, year }: Groups): string | undefined {
	const [start, end] = [monthOf(from ?? to ?? ''), monthOf(to ?? from ?? '')];
	if (start === undefined || end === undefined) return undefined;
	if (start === end && Number(first) > Number(last)) return undefined;
	// Dec 28 - Jan 3, 2027 begins in the year before.
	const firstYear = Number(year) - (start > end ? 1 : 0);
	return `${firstYear}-${start}-${first} - ${year}-${end}-${last}`;
}

const END_OF_RANGE = new RegExp(String.raw`\d[^\d]{0,20}?${TO}(?:\p{L}{2,12}[.,]{0,2}\s)?$`, 'iu');

/** The days in a text; undefined if any of them is ambiguous, or cannot be read. */
function daysIn(text: string): string[] | undefined {
	const found: string[] = [];
	const numeric: string[] = [];
	const full = withFullRanges(text);
	const matches = [...full.matchAll(DAYS)];
	const [only, another] = matches;
	// The other day of a range cannot be read.
	if (only && !another && END_OF_RANGE.test(full.slice(0, only.index))) return undefined;
	for (const { groups = {} } of matches) {
		if (groups.numeric !== undefined) numeric.push(groups.numeric);
		else {
			const day = wordsDay(groups) ?? plainDay(groups);
			if (day !== undefined) found.push(day);
		}
	}
	if (numeric.length === 0) return found;
	const days = numericDays(numeric);
	return days && [...found, ...days];
}

function plainDay({ iso, compact }: Groups) {
	if (compact !== undefined) {
		const parts = [compact.slice(0, 4), compact.slice(4, 6), compact.slice(6)].map(Number);
		return isoOf(parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0);
	}
	const [year = 0, month = 0, day = 0] = (iso ?? '').split(/[-/.]/).map(Number);
	return isoOf(year, month, day);
}

function wordsDay({ dayFirst, monthFirst }: Groups) {
	const text = dayFirst ?? monthFirst;
	if (text === undefined) return undefined;
	const month = text.split(/[\s,\d]+/).flatMap((word) => monthOf(word) ?? [])[0];
	const [day, year] = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
	return month && day && year ? isoOf(year, month, day) : undefined;
}

/** Reads days such as 01/09/2026. A number above 12 in any of them proves the day format of all. */
function numericDays(texts: readonly string[]): string[] | undefined {
	const parts = texts.map((text) => text.split(/[/.-]/).map(Number));
	const readAs = (isMonthFirst: boolean) =>
		parts.map(([first = 0, second = 0, year = 0]) => {
			const [day, month] = isMonthFirst ? [second, first] : [first, second];
			return isoOf(year < 100 ? 2000 + year : year, month, day);
		});
	const [dayFirst, monthFirst] = [readAs(false), readAs(true)].map((days) => {
		const all = days.filter((day) => day !== undefined);
		const isRising = all.every((day, at) => at === 0 || (all[at - 1] ?? '') <= day);
		return all.length === texts.length && isRising ? all : undefined;
	});
	if (dayFirst && monthFirst && String(dayFirst) !== String(monthFirst)) return undefined;
	return dayFirst ?? monthFirst;
}

const MONTHS = /(?<!\p{L})(\p{L}{3,12})\.?\s+(20\d\d)(?!\d)/gu;

/** The months in a text, such as `September 2026`, as YYYY-MM. */
function monthsIn(text: string): string[] {
	return [...text.matchAll(MONTHS)].flatMap(([, word = '', year = '']) => {
		const month = monthOf(word);
		return month === undefined ? [] : [`${year}-${pad(month)}`];
	});
}

/** The first and last day of a month. */
function wholeMonth(month: string): OfferedDays {
	const [year = 0, number = 0] = month.split('-').map(Number);
	const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
	return { from: `${month}-01`, to: `${month}-${pad(last)}` };
}

const OF_REPORT =
	/data as of|report name|file name|generated|created|export|download|printed|updated|erstellt|heruntergeladen|aktualisiert|gedruckt|\bstand\b|généré|créé|édité|télécharg|imprim|mis à jour|creado|descarg|actualizad|creato|scaricat|gemaakt/i;

/** The period that the lines above a header name; undefined if they name several. */
export function preambleDays(preamble: readonly CsvLine[]): OfferedDays | undefined {
	const days: string[] = [];
	const months = new Set<string>();
	for (const { cells } of preamble) {
		const text = cells.join(', ').slice(0, LONGEST).replace(EAST_ASIAN, '$1-$2-$3');
		if (OF_REPORT.test(text)) continue;
		const found = daysIn(text);
		if (!found) return undefined;
		for (const one of found) days.push(one);
		if (found.length === 0) for (const one of monthsIn(text)) months.add(one);
	}
	const all = [...new Set(days)].sort();
	const [from, to = from] = all;
	const [month, otherMonth] = months;
	if (from === undefined || to === undefined)
		return month === undefined || otherMonth !== undefined ? undefined : wholeMonth(month);
	if (all.length > 2) return undefined;
	// A single day may be that of the export, and a day next to a month, too.
	const isUncertain = days.length === 1 || month !== undefined;
	return { from, to, ...(isUncertain ? { isUncertain: true } : {}) };
}
