import { addDays } from '../base/dates/dayArithmetic';
import { isWeekend } from './days';
import { freeDaysOn, type FreeDay } from './freeDays';
import { holidaysOf } from './holidays';
import type { Place } from './places';

/** A bridge day: a workday between a holiday and a weekend or another holiday. */
export interface Bridge {
	readonly place: Place;
	/** The holiday on the day before, if there is one. */
	readonly after: FreeDay | undefined;
	/** The holiday on the day after, if there is one. */
	readonly before: FreeDay | undefined;
}

/**
 * The places for which a day (YYYY-MM-DD) is a bridge day: none if it is for none, or if it is a
 * holiday in one of them; undefined outside the table's years.
 */
export function bridgesOf(places: readonly Place[], day: string): readonly Bridge[] | undefined {
	const holidays = holidaysOf(places, day);
	if (!holidays) return undefined;
	if (holidays.length > 0 || isWeekend(day)) return [];
	return places.flatMap((place) => {
		const [after, before] = [-1, 1].map((step) => holidayOn(place, addDays(day, step)));
		const isEnclosed =
			(after !== undefined || isWeekend(addDays(day, -1))) &&
			(before !== undefined || isWeekend(addDays(day, 1)));
		return isEnclosed && (after ?? before) ? [{ place, after, before }] : [];
	});
}

/**
 * Whether a day (YYYY-MM-DD) is a bridge day for some of the places; undefined outside the table's
 * years.
 */
export function isBridgeDay(places: readonly Place[], day: string): boolean | undefined {
	const bridges = bridgesOf(places, day);
	return bridges && bridges.length > 0;
}

/** The holiday on a workday. Holidays on a weekend make no bridge day. */
function holidayOn(place: Place, day: string): FreeDay | undefined {
	return isWeekend(day) ? undefined : freeDaysOn(place, day)[0];
}
