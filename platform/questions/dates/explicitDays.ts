import type { DateTime } from 'luxon';

import { dateTimeOf, parseMonth, parseWeekday } from './dateWords';
import { matchGroups } from '../matchGroups';
import { calendarPeriod } from './calendarPeriod';
import { countedPeriod } from './countedPeriod';
import type { OptionalPeriodMatch } from './parsedPeriod';
import { dayOfOccasion } from './occasions';
import { calendarUnit } from './unitsEarlier';
import { dateTimeOfIso, isoDate } from '../../base/dates/isoDate';

/**
 * Explicit days and ranges of days: "2026-10-01 to 2026-10-15", "1-15 October", "since Monday".
 * @internal
 */
export function explicitDays(text: string, today: string): OptionalPeriodMatch {
	return since(text, today) ?? range(text, today) ?? single(text, today);
}

function single(text: string, today: string): OptionalPeriodMatch {
	const day = readDay(text.replace(/^(on|the|le|du) /, ''), today);
	if (day === undefined || 'is' in day) return day;
	const iso = isoDate(onlyBefore(day, today));
	return { is: 'found', period: { days: { from: iso, to: iso } } };
}

const SINCE =
	/^(?:since|from|starting|as of|depuis|a partir d[eu]|des)(?: le| the)? (.+?)(?: on| until now| until today| to date| to now| jusqu a aujourd hui)?$/;

// "since the beginning of October"
const BEGINNING = /^(?:beginning|start|debut|principios?|inicios?)(?: of| de| du| d)?(?: the)? /;

/** A range from a day until today. */
function since(text: string, today: string): OptionalPeriodMatch {
	if (
		/ (to|until|till|au|a|and|et) /.test(
			text.replace(/ (until now|until today|to date|to now|jusqu a aujourd hui)$/, ''),
		)
	) {
		return undefined;
	}
	const [words] = matchGroups(text, SINCE);
	if (words === undefined) return undefined;
	const whole =
		countedPeriod(words, today) ??
		calendarPeriod(words.replace(BEGINNING, ''), today) ??
		calendarPeriod(words, today) ??
		dayOfOccasion(words, today) ??
		single(words, today);
	if (whole?.is !== 'found') return whole;
	return { is: 'found', period: { days: { from: whole.period.days.from, to: today } } };
}

const RANGE =
	/^(?:(?:from|between|du|de|entre) )?(?:(?:le|the) )?(.+?) ?(?:\bto\b|\buntil\b|\btill\b|\bthrough\b|\bthru\b|\band\b|\bau\b|\bet\b|\ba\b|\bjusqu au\b| - |\/(?=\d{4}-))(?: le| the)? ?(.+)$/;

function range(text: string, today: string): OptionalPeriodMatch {
	const [first, last] = matchGroups(
		text,
		RANGE,
		/^(\d{1,2}) ?- ?(\d{1,2} [a-z].*)$/,
		/^([a-z]+ \d{1,2}) ?- ?(\d{1,2}(?: \d{4})?)$/,
		/^([a-z]{3,9}) ?- ?([a-z]{3,9}(?: \d{4})?)$/,
	);
	if (first === undefined || last === undefined) return undefined;
	const end = endOf(last, first, today);
	if (end === undefined || 'is' in end) return end;
	const begin = beginOf(first, end.day, end.hasYear, today);
	if (begin === undefined || 'is' in begin) return begin;
	if (isTorn(text, begin, end.day, calendarPeriod(last, today))) return { is: 'unknown' };
	const years = yearsUntilLatest(begin, end, /\b\d{4}\b/.test(first), today);
	const from = isoDate(begin.plus({ years: years.from }));
	const to = isoDate(end.day.plus({ years: years.to }));
	return { is: 'found', period: { days: { from, to } } };
}

/** "May and October" are two periods that do not adjoin, unless "between" makes a range of them. */
function isTorn(text: string, begin: DateTime, end: DateTime, last: OptionalPeriodMatch): boolean {
	const isPair =
		/\b(?:and|et)\b/.test(text) && !/^(?:from|between|du|de|entre)\b|\b(?:to|au|a)\b/.test(text);
	if (!isPair || begin > end) return false;
	const unit = (last?.is === 'found' ? calendarUnit(last.period) : undefined) ?? 'day';
	return +begin.startOf(unit).plus({ [unit]: 1 }) !== +end.startOf(unit);
}

/**
 * The years to add to a range without a year so that it is the latest that has begun: on November
 * 20, "November 16 to 22" is of this year, although it ends in the future.
 */
function yearsUntilLatest(begin: DateTime, end: End, beginHasYear: boolean, today: string) {
	if (end.hasYear) return { from: 0, to: 0 };
	const { year } = dateTimeOfIso(today);
	const step = isLeapDay(end.day) ? year - end.day.year : 1;
	if (begin > end.day) return { from: 0, to: end.day.year < year ? step : 0 };
	const hasBegun = !beginHasYear && isoDate(begin.plus({ years: step })) <= today;
	return hasBegun ? { from: step, to: step } : { from: 0, to: 0 };
}

interface End {
	readonly day: DateTime;
	readonly hasYear: boolean;
}

/** The last day of a range, whose end may name a whole month. */
function endOf(text: string, first: string, today: string): End | OptionalPeriodMatch {
	const hasYear = /\b\d{4}\b/.test(text);
	const [month] = matchGroups(first, /^([a-z]+) \d{1,2}/);
	const own =
		/^\d{1,2}( \d{4})?$/.test(text) && parseMonth(month) !== undefined ? `${month} ${text}` : text;
	const day = readDay(own, today);
	if (day !== undefined && 'is' in day) return day;
	if (day !== undefined) return { day: onlyBefore(day, today), hasYear };
	const whole = countedPeriod(text, today) ?? calendarPeriod(text, today) ?? word(text, today);
	return whole?.is === 'found' ? { day: dateTimeOfIso(whole.period.days.to), hasYear } : whole;
}

function word(text: string, today: string): OptionalPeriodMatch {
	const isYesterday = /^(yesterday|hier)$/.test(text);
	if (!isYesterday && !/^(today|now|aujourd hui|maintenant)$/.test(text)) return undefined;
	const day = isoDate(dateTimeOfIso(today).minus({ days: isYesterday ? 1 : 0 }));
	return { is: 'found', period: { days: { from: day, to: day } } };
}

/** The first day of a range, which takes a missing month or year from the end. */
function beginOf(
	text: string,
	end: DateTime,
	endHasYear: boolean,
	today: string,
): DateTime | OptionalPeriodMatch {
	if (/^\d{1,2}$/.test(text)) return dateTimeOf(end.year, end.month, Number(text));
	const day = readDay(text, today);
	if (day !== undefined && 'is' in day) return day;
	if (day !== undefined) {
		return /\b\d{4}\b/.test(text) ? day.day : (lastBefore(day.day, end) ?? { is: 'unknown' });
	}
	const whole =
		countedPeriod(text, today) ??
		calendarPeriod(text, endHasYear ? isoDate(end) : today) ??
		word(text, today);
	return whole?.is === 'found' ? dateTimeOfIso(whole.period.days.from) : whole;
}

/**
 * Puts a first day without a year into the year before the end if its month is later: "December 20
 * to January 5". Undefined for February 29 in a year without one.
 */
function lastBefore(day: DateTime, end: DateTime): DateTime | undefined {
	const isEarlierYear = day.month > end.month;
	const same = day.set({ year: isEarlierYear ? end.year - 1 : end.year });
	return same.day === day.day ? same : undefined;
}

/** A day, and whether its text had a year. */
interface ReadDay {
	readonly day: DateTime;
	readonly hasYear: boolean;
}

/** A day without a year is the latest such day that is not in the future. */
function onlyBefore({ day, hasYear }: ReadDay, today: string): DateTime {
	if (hasYear || isoDate(day) <= today) return day;
	const years = isLeapDay(day) ? LEAP_YEARS : 1;
	return day.minus({ years });
}

const LEAP_YEARS = 4;

function isLeapDay({ month, day }: DateTime): boolean {
	return month === 2 && day === 29;
}

function readDay(text: string, today: string): ReadDay | OptionalPeriodMatch {
	return inDigits(text, today) ?? inWords(text, today);
}

function inDigits(text: string, today: string): ReadDay | OptionalPeriodMatch {
	const [year, month, day] = matchGroups(text, /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/);
	if (year !== undefined) return dated(Number(year), Number(month), Number(day), true);
	const [first, mark, second, last] = matchGroups(
		text,
		/^(\d{1,2})([-/.])(\d{1,2})(?:[-/.](\d{4}|\d{2}))?\.?$/,
	);
	if (first === undefined) return undefined;
	const [one, other] = [Number(first), Number(second)];
	const at =
		last === undefined ? dateTimeOfIso(today).year : Number(last) + (last.length === 2 ? 2000 : 0);
	const hasYear = last !== undefined;
	const turned = last?.length === 2 && mark !== '.' ? yearFirst(text, at, today) : undefined;
	if (turned) return turned;
	// Dates with dots put the day first in every country that writes them.
	if (mark === '.' || one > 12 || one === other) return dated(at, other, one, hasYear);
	if (other > 12) return dated(at, one, other, hasYear);
	const candidates = [dateTimeOf(at, other, one), dateTimeOf(at, one, other)].flatMap((date) =>
		date ? isoDate(date) : [],
	);
	return { is: 'ambiguous', candidates };
}

const RECENT_YEARS = 5;

/**
 * "26-11-15" is rarely of 2015: where the last two digits make no recent year and the first two do,
 * either may be the year.
 *
 * @param at the year if it is last
 */
function yearFirst(text: string, at: number, today: string): ReadDay | OptionalPeriodMatch {
	const [one = 0, two = 0, three = 0] = text.split(/[-/]/).map(Number);
	const [turned, written] = [dateTimeOf(2000 + one, two, three), dateTimeOf(at, two, one)];
	const now = dateTimeOfIso(today).year;
	const isOld = (year: number) => Math.abs(now - year) > RECENT_YEARS;
	if (!turned || !isOld(at) || isOld(turned.year) || isoDate(turned) > today) return undefined;
	if (written === undefined) return { day: turned, hasYear: true };
	return { is: 'ambiguous', candidates: [turned, written].map(isoDate) };
}

const IN_WORDS =
	/^(?:(?<day>\d{1,2}) (?<month>[a-z]+)|(?<first>[a-z]+) (?<second>\d{1,2}))(?: (?<year>\d{4}))?$/;

function inWords(text: string, today: string): ReadDay | OptionalPeriodMatch {
	const words = text
		.replace(/\b(of|de|the|le|d)\b/g, ' ')
		.replace(/\./g, '')
		.trim()
		.split(/\s+/);
	// A weekday in front of a date adds nothing.
	const [start, ...others] = words;
	const dateWords = parseWeekday(start) === undefined ? words : others;
	const { day, month, first, second, year } = IN_WORDS.exec(dateWords.join(' '))?.groups ?? {};
	const number = parseMonth(month ?? first);
	if (number === undefined) return undefined;
	const at = year === undefined ? dateTimeOfIso(today).year : Number(year);
	return dated(at, number, Number(day ?? second), year !== undefined);
}

function dated(
	year: number,
	month: number,
	day: number,
	hasYear: boolean,
): ReadDay | OptionalPeriodMatch {
	const date = dateTimeOf(year, month, day);
	return date ? { day: date, hasYear } : { is: 'unknown' };
}
