import { addDays } from '../base/dates/dayArithmetic';
import type { Days } from '../base/dates/namedPeriods';
import { freeDaysOn } from './freeDays';
import type { HolidayName } from './names/frenchHolidays';
import type { Place } from './places';
import { FIRST_YEAR, LAST_YEAR } from './table';

/** A holiday, with those of the requested places that have it. */
export interface Holiday {
	/** The English name: Christmas Day. */
	readonly name: HolidayName;
	/** False for customary days off, such as Christmas Eve in Sweden. */
	readonly isByLaw: boolean;
	/** Whether it is the day off for a holiday that falls on a weekend. */
	readonly isInLieu: boolean;
	/** The places that have it. */
	readonly places: readonly Place[];
}

/** The days that the table covers. */
const KNOWN_DAYS: Days = { from: `${FIRST_YEAR}-01-01`, to: `${LAST_YEAR}-12-31` };

/** Whether the table covers a day (YYYY-MM-DD). */
export function isKnown(day: string): boolean {
	return day >= KNOWN_DAYS.from && day <= KNOWN_DAYS.to;
}

/**
 * The holidays of some places on a day (YYYY-MM-DD): none if no place has one; undefined outside
 * the table's years.
 */
export function holidaysOf(places: readonly Place[], day: string): readonly Holiday[] | undefined {
	if (!isKnown(day)) return undefined;
	const holidays = new Map<string, Holiday>();
	for (const place of places) {
		for (const { name, isByLaw, isInLieu } of freeDaysOn(place, day)) {
			const key = `${name} ${isInLieu}`;
			const same = holidays.get(key);
			holidays.set(key, {
				name,
				isByLaw: isByLaw || same?.isByLaw === true,
				isInLieu,
				places: [...(same?.places ?? []), place],
			});
		}
	}
	return [...holidays.values()];
}

/**
 * The holidays of some places in a range of days, first and last included, ordered by day;
 * undefined if part of the range is outside the table's years.
 */
export function holidaysBetween(
	places: readonly Place[],
	{ from, to }: Days,
): ReadonlyMap<string, readonly Holiday[]> | undefined {
	if (!isKnown(from) || !isKnown(to)) return undefined;
	const found = new Map<string, readonly Holiday[]>();
	for (let day = from; day <= to; day = addDays(day, 1)) {
		const holidays = holidaysOf(places, day);
		if (holidays && holidays.length > 0) found.set(day, holidays);
	}
	return found;
}
