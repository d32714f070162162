import { countDays, unitOfPeriod } from '../../base/dates/namedPeriods';
import type { Days } from '../../base/dates/namedPeriods';
import { dateTimeOfIso, isoDate } from '../../base/dates/isoDate';
import { parseCount, parseUnit } from './dateWords';
import { matchGroups } from '../matchGroups';
import type { DateUnit } from './dateWords';
import type { ParsedPeriod } from './parsedPeriod';

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
	if (unit === 'year') return moved(period.days, unit, count);
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
