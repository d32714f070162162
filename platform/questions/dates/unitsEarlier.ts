import {
	countDays,
	daysBeforeThose,
	sameDatesLastYear,
	sameWeekdaysBefore,
	unitOfPeriod,
} from '../../base/dates/namedPeriods';
import type { Days } from '../../base/dates/namedPeriods';
import { dateTimeOfIso, isoDate } from '../../base/dates/isoDate';
import { parseCount, parseNumberWord, parseUnit } from './dateWords';
import { matchGroups } from '../matchGroups';
import type { DateUnit } from './dateWords';
import type { ParsedPeriod } from './parsedPeriod';
import { translatedDates } from './plainDates';

/**
 * The same days some units earlier: "a week ago" compared with yesterday is the same weekday, not a whole week.
 * Of a calendar unit, "two weeks ago" is that week of the calendar, and is left to the words for periods.
 *
 * @returns 'unclear' if such a period cannot be moved by such a unit, undefined for other words
 */
export function unitsEarlier(text: string, period: ParsedPeriod): Days | 'unclear' | undefined {
	const units = countedUnits(text);
	if (units === undefined) return undefined;
	const { unit, count, isAgo } = units;
	const own = calendarUnit(period);
	// "2 days ago" names a day, whatever it is compared with: the parser of periods reads it.
	if (isAgo && (unit === 'day' || own === unit)) return undefined;
	if (own === unit) return calendarUnitEarlier(period.days, unit, count);
	if (unit === 'year') return sameDatesLastYear(period.days, count);
	const isShort = countDays(period.days) <= LONGEST[unit] * count;
	const isMovable = isShort && (unit === 'day' || own === undefined);
	return isMovable ? moved(period.days, unit, count) : 'unclear';
}

interface CountedUnits {
	readonly unit: DateUnit;
	readonly count: number;
	/** Whether they are counted from today, unless the period is moved by them. */
	readonly isAgo: boolean;
}

function countedUnits(text: string): CountedUnits | undefined {
	const [one, other, word = 'ago'] = matchGroups(
		text,
		/^(?:the )?([a-z0-9]+) ([a-z]+) (ago|earlier|before|prior)$/,
		/^il y a ([a-z0-9]+) ([a-z]+)$/,
	);
	const [count, unit] = [parseCount(one), parseUnit(other)];
	return unit && count ? { unit, count, isAgo: word === 'ago' } : undefined;
}

/** How many days may be moved by a unit without meeting themselves. */
const LONGEST = { day: 1, week: 7, month: 28, quarter: 90 } as const;

/** The calendar unit that a period is, or is the part of until today. */
export function calendarUnit({ name, units }: ParsedPeriod): DateUnit | undefined {
	return units?.count === 1 ? units.unit : name && unitOfPeriod(name)?.unit;
}

function moved({ from, to }: Days, unit: DateUnit, count: number): Days {
	const back = (day: string) => isoDate(dateTimeOfIso(day).minus({ [unit]: count }));
	return { from: back(from), to: back(to) };
}

/** A whole unit stays whole; the part of one that has begun keeps its number of days. */
function calendarUnitEarlier(days: Days, unit: DateUnit, count: number): Days {
	const end = dateTimeOfIso(days.to);
	const isWhole = isoDate(end.endOf(unit)) === days.to;
	const { from, to } = moved(days, unit, count);
	return isWhole ? { from, to: isoDate(dateTimeOfIso(from).endOf(unit)) } : { from, to };
}

/**
 * The period before that words name next to a period: "the previous 7 days", "week over week", "the
 * month before".
 *
 * @param text normalized
 * @returns 'unclear' if the period is no such unit, undefined for other words
 */
export function unitBefore(text: string, period: ParsedPeriod): Days | 'unclear' | undefined {
	return (
		sameNumber(text, period) ??
		namedUnitBefore(OVER_UNITS[text] ?? text, period) ??
		namedUnitBefore(translatedDates(text), period)
	);
}

/** The preceding period: of whole calendar units as many units, of a weekend the one before, else as many days. */
export function before({ days, name, units, isWeekend }: ParsedPeriod): Days {
	if (isWeekend) return sameWeekdaysBefore(days);
	if (units === undefined || name !== undefined) return daysBeforeThose(name, days);
	const first = dateTimeOfIso(days.from);
	return {
		from: isoDate(first.minus({ [units.unit]: units.count })),
		to: isoDate(first.minus({ days: 1 })),
	};
}

const BEFORE_WORD =
	'(?:previous|prior|preceding|before|earlier|precedente?s?|avant|d avant|anterior(?:es)?|previ[oa]s?|davor|zuvor|vorher|vorherigen?|vorangegangenen?)';
const BEFORE = new RegExp(`\\b${BEFORE_WORD}\\b`);

/** Whether words name a period before another. */
export function namesEarlier(text: string): boolean {
	return BEFORE.test(text);
}

const SAME_NUMBER = [
	new RegExp(`^(?:the |les |los |las |die )?${BEFORE_WORD} (?<count>[a-z0-9]+) (?<unit>[a-z]+)$`),
	new RegExp(
		`^(?:the |les |los |las |die )?(?<count>[a-z0-9]+) (?<unit>[a-z]+) ${BEFORE_WORD}(?: (?:that|this|it|those))?$`,
	),
	/^(?:les )?(?<count>[a-z0-9]+) (?:precedents?|precedentes|derniers?) (?<unit>[a-z]+)$/,
];

/** "the previous 7 days", if the period has 7 days; "the 2 months before", if it is 2 months. */
function sameNumber(text: string, period: ParsedPeriod): Days | undefined {
	for (const words of new Set([text, translatedDates(text)])) {
		const groups = SAME_NUMBER.map((one) => one.exec(words)?.groups).find((one) => one);
		const { count: number, unit: word } = groups ?? {};
		const [count, unit] = [parseNumberWord(number), parseUnit(word)];
		const isSame =
			unit === 'day'
				? count === countDays(period.days)
				: unit !== undefined && unit === period.units?.unit && count === period.units.count;
		if (isSame) return before(period);
	}
	return undefined;
}

/** Abbreviations and phrases for a comparison with the preceding unit. */
const OVER_UNITS: Readonly<Record<string, string>> = {
	wow: 'week before',
	'w w': 'week before',
	'week over week': 'week before',
	'week on week': 'week before',
	mom: 'month before',
	'm m': 'month before',
	'month over month': 'month before',
	'month on month': 'month before',
	qoq: 'quarter before',
	'q q': 'quarter before',
	'quarter over quarter': 'quarter before',
	dod: 'day before',
	'd d': 'day before',
	'day over day': 'day before',
};

/**
 * "the week before": for a week the preceding week, for a day the same weekday of the preceding
 * week.
 */
function namedUnitBefore(text: string, period: ParsedPeriod): Days | 'unclear' | undefined {
	const [word] = matchGroups(
		text,
		/^(?:the |la |le |l )?([a-z]+) (?:before|earlier|prior|precedente?|d avant|avant)$/,
		/^(?:the |la |le |l )?(?:previous|prior|preceding|precedente?) ([a-z]+)$/,
	);
	const { days, name } = period;
	const count = countDays(days);
	if (word === 'weekend' && count === 2) return sameWeekdaysBefore(days);
	const unit = parseUnit(word);
	if (unit === undefined) return undefined;
	const ofCalendar = name === 'LAST_7_DAYS' ? 'week' : calendarUnit(period);
	const own = ofCalendar ?? (count === 1 ? 'day' : undefined);
	if (own === unit) return before(period);
	if (unit === 'week' && count <= 7) return sameWeekdaysBefore(days);
	return 'unclear';
}
