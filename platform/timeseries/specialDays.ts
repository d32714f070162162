import { isBridgeDay } from '../holidays/bridges';
import { sameHolidayBefore } from '../holidays/sameHolidayBefore';
import { holidaysOf } from '../holidays/holidays';
import { nameOfDay } from '../holidays/holidayName';
import { DAY_WORDS } from '../holidays/names/dayWords';
import { dayLanguageOf } from '../holidays/names/dayLanguage';
import type { Place } from '../holidays/places';
import { addDays, daysApart, weekdayOf } from '../base/dates/dayArithmetic';
import type { NamedDays } from '../base/dates/namedDays';

/** A day that the baseline of ordinary days excludes. */
export interface SpecialDay {
	/** Its name in a language, such as Christmas Day. */
	readonly nameIn: (language: string) => string;
	/** The day of its last occurrence; undefined if unknown. */
	readonly sameDayLastYear?: string | undefined;
	/**
	 * Whether it is only adjacent to such days, as the Saturday of a long weekend, and thus nearly
	 * ordinary.
	 */
	readonly isAdjacent?: true;
}

/** Looks up what is special about a day (YYYY-MM-DD); undefined for an ordinary day. */
export type SpecialDays = (day: string) => SpecialDay | undefined;

/** For series without special days. */
export const NO_SPECIAL_DAYS: SpecialDays = () => undefined;

/**
 * Holidays and bridge days of some places, their long weekends, the weeks around Christmas, and the
 * user's own days.
 */
export function specialDays(places: readonly Place[], own: readonly NamedDays[]): SpecialDays {
	const cache = new Map<string, SpecialDay | undefined>();
	return (day) => {
		if (!cache.has(day)) cache.set(day, namedDay(own, day) ?? holiday(places, day));
		return cache.get(day);
	};
}

/** Days with the same name are matched with their last occurrence. */
function namedDay(own: readonly NamedDays[], day: string): SpecialDay | undefined {
	const of = own.find(({ from, to }) => day >= from && day <= to);
	if (!of) return undefined;
	const earlier = own
		.filter(({ name, from }) => name === of.name && from < of.from)
		.sort((one, other) => (one.from < other.from ? 1 : -1))[0];
	const before = earlier && addDays(earlier.from, daysApart(of.from, day));
	return {
		nameIn: () => of.name,
		sameDayLastYear: before && before <= earlier.to ? before : undefined,
	};
}

function holiday(places: readonly Place[], day: string): SpecialDay | undefined {
	if (places.length === 0) return undefined;
	if (isFree(places, day)) {
		const nameIn = (language: string) => nameOfDay(places, day, language) ?? '';
		return { nameIn, sameDayLastYear: sameHolidayBefore(places, day) };
	}
	if (isInChristmasWeek(day)) return { nameIn: christmasWeeks, sameDayLastYear: aYearBefore(day) };
	if (isNearChristmas(day)) return { nameIn: christmasWeeks, isAdjacent: true };
	const saturday = weekdayOf(day) === SATURDAY ? day : addDays(day, -1);
	const isLong =
		weekdayOf(saturday) === SATURDAY &&
		(isFree(places, addDays(saturday, -1)) || isFree(places, addDays(saturday, 2)));
	return isLong ? { nameIn: longWeekend, isAdjacent: true } : undefined;
}

function christmasWeeks(language: string): string {
	return DAY_WORDS[dayLanguageOf(language)].christmasWeeks;
}

function longWeekend(language: string): string {
	return DAY_WORDS[dayLanguageOf(language)].longWeekend;
}

function isFree(places: readonly Place[], day: string): boolean {
	return (holidaysOf(places, day)?.length ?? 0) > 0 || isBridgeDay(places, day) === true;
}

const SUNDAY = 0;
const SATURDAY = 6;

/** From Christmas Eve to New Year's Day, including an adjacent weekend. */
function isInChristmasWeek(day: string): boolean {
	const isWithin = (one: string) => one.slice(5) >= '12-24' || one.slice(5) <= '01-01';
	if (isWithin(day)) return true;
	const weekday = weekdayOf(day);
	if (weekday !== SATURDAY && weekday !== SUNDAY) return false;
	const friday = addDays(day, weekday === SATURDAY ? -1 : -2);
	return isWithin(friday) || isWithin(addDays(friday, -1)) || isWithin(addDays(friday, 3));
}

/** The nearly ordinary work days around the Christmas weeks. */
function isNearChristmas(day: string): boolean {
	const date = day.slice(5);
	return date >= '12-20' || date <= '01-06';
}

function aYearBefore(day: string): string {
	return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}
