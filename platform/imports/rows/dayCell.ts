import { addDays, calendarDay } from '../../base/dates/dayArithmetic';
import { withoutAccents } from '../../base/text/accents';

/** Whether 03/04/2026 means 3 April or 4 March. */
export const DAY_FORMATS = ['dayFirst', 'monthFirst'] as const;
export type DayFormat = (typeof DAY_FORMATS)[number];

/** How the days of a column are read. */
export interface DayRules {
	/** Undefined if every day of the column has only one meaning. */
	readonly format: DayFormat | undefined;
	/** The date of serial number 0 if the column holds spreadsheet serial numbers. */
	readonly serialFrom: string | undefined;
	/** The date of day 0 if the column counts days. */
	readonly countedFrom: string | undefined;
	/** Set if days such as 26/09/13 may begin with their year. */
	readonly mayBeginWithYear?: boolean;
	/** Set if all days are the same time in UTC, as a midnight of another time zone is. */
	readonly areMidnightsElsewhere?: boolean;
}

/** A date as YYYY-MM-DD, or why the cell is not one. */
export type DayCell = string | { readonly why: 'noDate' | 'twoDays' | 'otherZone' };

// A time of day, a time zone or the day of the week; another day would make it a range of days.
const BEHIND_DAY =
	/^[T ,]*(?:\d{1,2}(?:[:.h]\d{2}(?:[:.]\d{2}(?:[.,]\d{1,9})?)?)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|UTC|GMT))?(?: ?[-+]\d{2}:?\d{2})?[ ,]*(?:[([][\p{L} /_.:+\d-]{1,30}[)\]]|[\p{L}/_.]{1,30})?$/iu;
const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})((?:[T ,].{0,40})?)$/;
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:\d\d){0,3}$/;
const SHORT_DAY = /^(\d\d)[-/](\d\d)[-/](\d\d)$/;
const YEAR_LAST = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d\d)((?:[T ,].{0,40})?)$/;
// Such as "Oct 01, 2026 09:00 am" and "1 octobre 2026 à 09:00"; only for short texts, as it backtracks.
const TIMED = /^(.*\p{L}.*\b\d{4}),?((?: (?:at|à|um|om|alle|a las))? \d{1,2}[:.h].{0,30})$/iu;
const LONGEST_TIMED = 100;
const AT = /^ \p{L}[\p{L} ]*/u;
// Such as 01-Sep-26, as spreadsheets write days.
const SHORT_YEAR = /^(\d{1,2})[- ](\p{L}{3,12})\.?[- ](\d\d)$/u;
// As 2026年9月1日 in Japanese and Chinese, and 2026년 9월 1일 in Korean.
const COUNTERS = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const COUNTED = /^\d{1,5}$/;
const [FIRST_SERIAL_DAY, LAST_SERIAL_DAY] = ['1990-01-01', '2078-12-31'];

/** The date of serial number 0 in spreadsheets, and in workbooks of old Macs. */
const [DAY_0, DAY_0_OF_1904] = ['1899-12-30', '1904-01-01'];

/**
 * Detects the day format of a column.
 *
 * @param countedFrom the first day, if the header says that the column counts days
 * @param is1904 whether a workbook counts its days from 1904
 */
export function dayRulesOf(
	cells: readonly string[],
	given: DayFormat | undefined,
	countedFrom: string | undefined,
	is1904: boolean,
): DayRules {
	const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
	const isCounted = countedFrom !== undefined && filled.every((cell) => COUNTED.test(cell));
	const dayZero = is1904 ? DAY_0_OF_1904 : DAY_0;
	const isSerial =
		!isCounted &&
		filled.length > 0 &&
		filled.every((cell) => {
			const day = SERIAL.test(cell) ? serialDay(cell, dayZero) : '';
			return day >= FIRST_SERIAL_DAY && day <= LAST_SERIAL_DAY;
		});
	return {
		serialFrom: isSerial ? dayZero : undefined,
		countedFrom: isCounted ? countedFrom : undefined,
		format: given ?? formatOf(filled),
		mayBeginWithYear: given === undefined && mayBeginWithYear(filled),
		areMidnightsElsewhere: areMidnightsElsewhere(filled),
	};
}

const TIME_IN_UTC = /^\d{4}-\d\d-\d\d[T ](\d\d:(?:00|15|30|45))(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)$/;
/** Winter and summer. */
const MOST_MIDNIGHTS = 2;

/** Whether all moments of a column are one time in UTC that is no midnight there, or two times. */
function areMidnightsElsewhere(cells: readonly string[]): boolean {
	const times = new Set(cells.map((cell) => TIME_IN_UTC.exec(cell)?.[1] ?? ''));
	return times.size > 0 && times.size <= MOST_MIDNIGHTS && !times.has('') && !times.has('00:00');
}

function serialDay(cell: string, dayZero: string): string {
	return addDays(dayZero, Math.floor(Number(cell)));
}

/**
 * Whether all days of a column can be read with two digits of a year first, and these change less often
 * than what would be the year at their end.
 */
function mayBeginWithYear(cells: readonly string[]): boolean {
	const parts = cells.map((cell) => SHORT_DAY.exec(cell) ?? []);
	if (parts.length === 0 || parts.some(({ length }) => length === 0)) return false;
	const areDays = parts.every(
		([, year, month, day]) => typeof dayOf(year, month, day) === 'string',
	);
	const countOf = (at: number) => new Set(parts.map((one) => one[at])).size;
	return areDays && countOf(1) < countOf(3);
}

/** The day format that the column proves; undefined if it proves none, or both. */
function formatOf(cells: readonly string[]): DayFormat | undefined {
	const found = new Set<DayFormat>();
	for (const cell of cells) {
		const [, first, mark, second] = YEAR_LAST.exec(cell) ?? [];
		// With points, the day always comes first.
		if (mark === undefined || mark === '.') continue;
		if (Number(first) > 12) found.add('dayFirst');
		if (Number(second) > 12) found.add('monthFirst');
	}
	const [only, other] = found;
	return other === undefined ? only : undefined;
}

/** Reads a day, or a period of one day: "2026-09-01 - 2026-09-01". */
export function readDayCell(entered: string, rules: DayRules): DayCell {
	const text = entered.trim();
	if (rules.areMidnightsElsewhere && TIME_IN_UTC.test(text)) return { why: 'otherZone' };
	const day = readDay(text, rules);
	if (typeof day === 'string' || text.length < SHORTEST_RANGE) return day;
	const [, first, last] = RANGE.exec(text) ?? [];
	return first !== undefined && first === last ? readDay(first, rules) : day;
}

const SHORTEST_RANGE = 13;
const RANGE = /^(\S.{4,28}\S)(?: [-~] | ?[–—] ?| to )(\S.{4,28}\S)$/;

function readDay(text: string, rules: DayRules): DayCell {
	const { format, serialFrom, countedFrom } = rules;
	if (rules.mayBeginWithYear && SHORT_DAY.test(text)) return { why: 'twoDays' };
	if (countedFrom !== undefined) {
		return COUNTED.test(text) ? addDays(countedFrom, Number(text)) : NO_DATE;
	}
	if (serialFrom !== undefined) return SERIAL.test(text) ? serialDay(text, serialFrom) : NO_DATE;
	const yearFirst = YEAR_FIRST.exec(withoutCounters(text));
	if (yearFirst) {
		const [, year, , month, day, behind = ''] = yearFirst;
		return BEHIND_DAY.test(behind) ? dayOf(year, month, day) : NO_DATE;
	}
	const compact = COMPACT.exec(text);
	if (compact) return dayOf(compact[1], compact[2], compact[3]);
	const yearLast = YEAR_LAST.exec(text);
	if (yearLast) return BEHIND_DAY.test(yearLast[5] ?? '') ? inOrder(yearLast, format) : NO_DATE;
	return inWords(withoutTime(text));
}

/** A day without the counters of East Asian languages. */
function withoutCounters(text: string): string {
	return text.replace(COUNTERS, '$1-$2-$3');
}

const NO_DATE = { why: 'noDate' } as const;

function withoutTime(text: string): string {
	if (text.length > LONGEST_TIMED) return text;
	const [, day = text, time = ''] = TIMED.exec(text) ?? [];
	return BEHIND_DAY.test(time.replace(AT, ' ')) ? day : text;
}

function inOrder(
	[, first = '', mark, second = '', year = '']: readonly string[],
	format: DayFormat | undefined,
): DayCell {
	const surely = mark === '.' || Number(first) > 12 ? 'dayFirst' : undefined;
	const order = surely ?? (Number(second) > 12 ? 'monthFirst' : format);
	// 03/03 is the same day in both formats.
	if (order === undefined && Number(first) !== Number(second)) return { why: 'twoDays' };
	return order === 'monthFirst' ? dayOf(year, first, second) : dayOf(year, second, first);
}

function dayOf(year = '', month = '', day = ''): DayCell {
	const whole = year.length === 2 ? `20${year}` : year;
	const iso = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
	return calendarDay(iso)?.iso ?? NO_DATE;
}

// The shortest prefixes that distinguish the months in English, French, German, Spanish, Italian,
// Dutch, Portuguese and Polish.
const MONTHS = [
	'january janvier januar enero gennaio januari janner janeiro stycznia',
	'february fevrier februar febrero febbraio februari fevereiro lutego',
	'march mars marz maerz marzo maart mrt marco marca',
	'april avril abril aprile kwietnia',
	'may mai mayo maggio mei maio maja',
	'june juin juni junio giugno junho czerwca',
	'july juillet juli julio luglio julho lipca',
	'august aout agosto augustus ago sierpnia',
	'september septembre septiembre settembre set setembro wrzesnia',
	'october octobre oktober octubre ottobre outubro pazdziernika',
	'november novembre noviembre novembro listopada',
	'december decembre dezember diciembre dicembre dezembro grudnia',
].map((names) => names.split(' '));

const SHORTEST_MONTH = 3;

function monthOf(word: string): number | undefined {
	if (word.length < SHORTEST_MONTH) return undefined;
	const found = MONTHS.flatMap((names, at) =>
		names.some((name) => name.startsWith(word)) ? [at + 1] : [],
	);
	return found.length === 1 ? found[0] : undefined;
}

function inWords(text: string): DayCell {
	if (text.length > LONGEST_DAY) return NO_DATE;
	const words = withoutWeekday(
		withoutAccents(text)
			.toLowerCase()
			.match(/\d+|\p{L}+/gu) ?? [],
	);
	if (words.some((word) => WEEK.has(word))) return NO_DATE;
	const short = SHORT_YEAR.exec(text.trim());
	if (short) return dayOf(`20${short[3]}`, String(monthOf(words[1] ?? '') ?? ''), short[1] ?? '');
	const months = words.flatMap((word) => monthOf(word) ?? []);
	const numbers = words.filter((word) => /^\d{1,2}$|^\d{4}$/.test(word));
	const [day, ...otherDays] = numbers.filter(({ length }) => length < 4);
	const [year, ...otherYears] = numbers.filter(({ length }) => length === 4);
	const [month, ...otherMonths] = new Set(months);
	const isWhole = day !== undefined && year !== undefined && month !== undefined;
	if (!isWhole || otherDays.length + otherYears.length + otherMonths.length > 0) return NO_DATE;
	return dayOf(year, String(month), day);
}

/** Without "mar", which is Tuesday in front of a day and another month: mar. 1er sept. 2026. */
function withoutWeekday(words: readonly string[]): readonly string[] {
	const [first, second = '', ...others] = words;
	const isWeekday =
		first === 'mar' && /^\d/.test(second) && others.some((word) => monthOf(word) !== undefined);
	return isWeekday ? [second, ...others] : words;
}

const LONGEST_DAY = 60;
/** Words of a period that begins on a day. */
const WEEK = new Set(
	'week woche kw semaine semana settimana month monat mois mes mese maand'.split(' '),
);
