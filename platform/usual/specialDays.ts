import { isBridgeDay } from '../calendar/bridges';
import { sameHolidayBefore } from '../calendar/before';
import { holidaysOf } from '../calendar/holidays';
import { nameOfDay } from '../calendar/naming';
import type { Place } from '../calendar/places';
import { dayPlus, weekdayOf } from '../client/values/calendar';

/** Days that someone names: a sale, a migration. */
export interface OwnDays {
	readonly name: string;
	/** YYYY-MM-DD, both among them. */
	readonly from: string;
	readonly to: string;
}

/** A day that is no part of what is usual. */
export interface SpecialDay {
	/** What it is: Christmas Day. */
	readonly name: string;
	/** The day on which the same was before; undefined where nobody knows. */
	readonly before?: string | undefined;
	/** It only lies beside such days, as the Saturday of a long weekend: it is like others, more or less. */
	readonly isBeside?: true;
}

/** What is special about a day (YYYY-MM-DD); undefined of a day like others. */
export type SpecialDays = (day: string) => SpecialDay | undefined;

/** Where no day is special. */
export const NO_SPECIAL_DAYS: SpecialDays = () => undefined;

/**
 * Holidays and bridge days of some places, the weeks of Christmas, the weekends that they make long, and
 * days of one's own.
 */
export function specialDays(places: readonly Place[], own: readonly OwnDays[]): SpecialDays {
	const known = new Map<string, SpecialDay | undefined>();
	return (day) => {
		if (!known.has(day)) known.set(day, ownDay(own, day) ?? holiday(places, day));
		return known.get(day);
	};
}

/** Days of the same name are compared with those before. */
function ownDay(own: readonly OwnDays[], day: string): SpecialDay | undefined {
	const of = own.find(({ from, to }) => day >= from && day <= to);
	if (!of) return undefined;
	const earlier = own
		.filter(({ name, from }) => name === of.name && from < of.from)
		.sort((one, other) => (one.from < other.from ? 1 : -1))[0];
	const before = earlier && dayPlus(earlier.from, daysApart(of.from, day));
	return { name: of.name, before: before && before <= earlier.to ? before : undefined };
}

function daysApart(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

const DAY_MS = 86_400_000;

function holiday(places: readonly Place[], day: string): SpecialDay | undefined {
	if (places.length === 0) return undefined;
	if (isFree(places, day)) {
		const name = nameOfDay(places, day) ?? '';
		return { name, before: sameHolidayBefore(places, day) };
	}
	if (isOfChristmas(day)) return { name: 'Christmas weeks', before: aYearBefore(day) };
	if (isAroundChristmas(day)) return { name: 'Christmas weeks', isBeside: true };
	const saturday = weekdayOf(day) === SATURDAY ? day : dayPlus(day, -1);
	const isLong =
		weekdayOf(saturday) === SATURDAY &&
		(isFree(places, dayPlus(saturday, -1)) || isFree(places, dayPlus(saturday, 2)));
	return isLong ? { name: 'long weekend', isBeside: true } : undefined;
}

function isFree(places: readonly Place[], day: string): boolean {
	return (holidaysOf(places, day)?.length ?? 0) > 0 || isBridgeDay(places, day) === true;
}

const SATURDAY = 6;

/** From Christmas Eve to New Year's Day, with the weekend before or after that these make long. */
function isOfChristmas(day: string): boolean {
	const isWithin = (one: string) => one.slice(5) >= '12-24' || one.slice(5) <= '01-01';
	if (isWithin(day)) return true;
	const back = weekdayOf(day) === SATURDAY ? 1 : weekdayOf(day) === 0 ? 2 : undefined;
	if (back === undefined) return false;
	const friday = dayPlus(day, -back);
	return isWithin(friday) || isWithin(dayPlus(friday, -1)) || isWithin(dayPlus(friday, 3));
}

/** Some have left already, or are not back yet: a week of work that is like others, more or less. */
function isAroundChristmas(day: string): boolean {
	const date = day.slice(5);
	return date >= '12-20' || date <= '01-06';
}

function aYearBefore(day: string): string {
	return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
