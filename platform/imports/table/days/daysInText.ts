import { calendarDay } from '../../../base/dates/dayArithmetic';
import { monthNumber } from './monthNames';
import { endsLikeRange, withWholeDays } from './sharedDays';

/** A time of day next to a day; an export that ends a period at midnight may mean the day before. */
type DayTime = 'midnight' | 'endOfDay' | 'other';

/** A day in a text, as YYYY-MM-DD, and its time of day, if it has one. */
export interface NamedDay {
	readonly day: string;
	readonly time: DayTime | undefined;
}

const pad = (number: number) => String(number).padStart(2, '0');

function isoOf(year: number, month: number, day: number): string | undefined {
	return calendarDay(`${year}-${pad(month)}-${pad(day)}`)?.iso;
}

// As 2026年9月1日 in Japanese and Chinese.
const EAST_ASIAN = /(\d{4})年(\d{1,2})月(\d{1,2})日/g;

// "1Sep2026"
const WITHOUT_BLANKS = /(?<![\p{L}\d])(\d{1,2})(\p{L}{3,9})(20\d\d)(?!\d)/gu;

const DAYS =
	/(?<!\d)(?:(?<iso>\d{4}[-/.]\d{1,2}[-/.]\d{1,2})|(?<compact>20\d{6})(?!\d)|(?<numeric>\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2})(?!\d)|(?<dayFirst>\d{1,2}(?:\.|er|º|°|de)?\s+(?:de\s+)?\p{L}{3,12}\.?,?\s+(?:de\s+)?20\d\d(?![-/.]?\d))|(?<monthFirst>\p{L}{3,12}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+20\d\d(?![-/.]?\d)))/gu;
const BEFORE_DAY = /(?<![\d:.])(\d{1,2}:\d\d(?::\d\d)?),?\s+$/;
const TIME =
	/^(?:T|,?\s+(?:at |à |um |a las )?)(\d{1,2})(?:[:h](\d{2})(?::(\d{2})(?:[.,]\d+)?)?)?\s?(?:([ap])\.?m\b)?/iu;

/** The days in a text; undefined if any of them is ambiguous, or cannot be read. */
export function daysInText(entered: string): NamedDay[] | undefined {
	const apart = entered.replace(
		WITHOUT_BLANKS,
		(found: string, day: string, word: string, year: string) =>
			monthNumber(word) === undefined ? found : `${day} ${word} ${year} `,
	);
	const text = withWholeDays(apart.replace(EAST_ASIAN, '$1-$2-$3'));
	const days: NamedDay[] = [];
	const numeric: Array<{ readonly text: string; readonly time: DayTime | undefined }> = [];
	const matches = [...text.matchAll(DAYS)];
	const [only, another] = matches;
	// The other day of a range cannot be read.
	if (only && !another && isEndOfRange(text, only)) return undefined;
	for (const { 0: found, index, groups = {} } of matches) {
		const [, before] = BEFORE_DAY.exec(text.slice(0, index)) ?? [];
		const time = timeIn(text.slice(index + found.length)) ?? timeIn(` ${before ?? ''}`);
		if (groups.numeric !== undefined) numeric.push({ text: groups.numeric, time });
		else {
			const day = wordsDay(groups) ?? plainDay(groups);
			if (day !== undefined) days.push({ day, time });
		}
	}
	const read = numeric.length === 0 ? [] : numericDays(numeric.map((one) => one.text));
	if (read === undefined) return undefined;
	read.forEach((day, at) => days.push({ day, time: numeric[at]?.time }));
	return days;
}

const MONTH_BEHIND = /^\s*(?:[-–—~]|to|through|bis|au|à|al?)\s*(\p{L}{3,12})\.?\s+20\d\d/iu;
const MONTH_BEFORE = /(\p{L}{3,12})\.?(?:\s+20\d\d)?\s*(?:[-–—~]|to|through|bis|au|à|al?)\s*$/iu;

/** Whether a day begins or ends a range whose other end is no day, as "15 Sep 2026 - Oct 2026". */
function isEndOfRange(text: string, { 0: found, index }: RegExpExecArray): boolean {
	const before = text.slice(0, index);
	const [, behindIt = ''] = MONTH_BEHIND.exec(text.slice(index + found.length)) ?? [];
	const [, beforeIt = ''] = MONTH_BEFORE.exec(before) ?? [];
	const isMonth = [behindIt, beforeIt].some((word) => monthNumber(word) !== undefined);
	return isMonth || endsLikeRange(before);
}

/** The time of day at the beginning of a text; undefined if there is none. */
function timeIn(text: string): DayTime | undefined {
	const [, hours, minutes, seconds = '00', half] = TIME.exec(text.slice(0, LONGEST_TIME)) ?? [];
	if (hours === undefined || (minutes === undefined && half === undefined)) return undefined;
	const hour = half === undefined ? Number(hours) : hourOf(Number(hours), half);
	const minute = Number(minutes ?? 0);
	if (hour === 0 && minute === 0 && Number(seconds) === 0) return 'midnight';
	return (hour === 23 && minute === 59) || hour === 24 ? 'endOfDay' : 'other';
}

const LONGEST_TIME = 40;

/** The hour of a clock with twelve hours. */
function hourOf(hour: number, half: string): number {
	return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

function plainDay({ iso, compact }: Readonly<Record<string, string | undefined>>) {
	if (compact !== undefined) {
		const parts = [compact.slice(0, 4), compact.slice(4, 6), compact.slice(6)].map(Number);
		return isoOf(parts[0] ?? 0, parts[1] ?? 0, parts[2] ?? 0);
	}
	const [year = 0, month = 0, day = 0] = (iso ?? '').split(/[-/.]/).map(Number);
	return isoOf(year, month, day);
}

function wordsDay({ dayFirst, monthFirst }: Readonly<Record<string, string | undefined>>) {
	const text = dayFirst ?? monthFirst;
	if (text === undefined) return undefined;
	const month = text.split(/[\s,\d]+/).flatMap((word) => monthNumber(word) ?? [])[0];
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
	// With points, the day always comes first.
	const formats = texts.every((text) => text.includes('.')) ? [false] : [false, true];
	const [dayFirst, monthFirst] = formats.map(readAs).map((days) => {
		const all = days.filter((day) => day !== undefined);
		const isRising = all.every((day, at) => at === 0 || (all[at - 1] ?? '') <= day);
		return all.length === texts.length && isRising ? all : undefined;
	});
	if (dayFirst && monthFirst && String(dayFirst) !== String(monthFirst)) return undefined;
	return dayFirst ?? monthFirst;
}
