import { addDays } from '../base/dates/dayArithmetic';
import type { Days } from '../base/dates/namedPeriods';
import { freeDaysOn } from './freeDays';
import type { Place } from './places';
import { FIRST_YEAR, LAST_YEAR } from './table';

/** A holiday on a day, in one or more of the places that were asked for. */
export interface Holiday {
	/** In English: Christmas Day. */
	readonly name: string;
	/** Not by law is what most people have off all the same, such as Christmas Eve in Sweden. */
	readonly isByLaw: boolean;
	/** It is the day off for a holiday that falls on a weekend. */
	readonly isInLieu: boolean;
	/** Where it is. */
	readonly places: readonly Place[];
}

/** The days whose holidays are known. */
export const KNOWN_DAYS: Days = { from: `${FIRST_YEAR}-01-01`, to: `${LAST_YEAR}-12-31` };

/** Whether it is known which holidays there are on a day (YYYY-MM-DD). */
export function isKnown(day: string): boolean {
	return day >= KNOWN_DAYS.from && day <= KNOWN_DAYS.to;
}

/**
 * The holidays of some places on a day (YYYY-MM-DD): none when it is no holiday in any of them;
 * undefined when it is not known.
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
 * The holidays of some places from one day to another, both among them, by their days in order;
 * undefined when a part of these days is not known.
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
