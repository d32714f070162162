import { addDays } from '../base/dates/dayArithmetic';
import { isWeekend } from './days';
import { freeDaysOn, type FreeDay } from './freeDays';
import { holidaysOf } from './holidays';
import type { Place } from './places';

/** A workday with a holiday on one side, and a weekend or another holiday on the other. */
export interface Bridge {
	readonly place: Place;
	/** The holiday of the day before, where there is one. */
	readonly after: FreeDay | undefined;
	/** The holiday of the day after, where there is one. */
	readonly before: FreeDay | undefined;
}

/**
 * The places for which a day (YYYY-MM-DD) is a bridge day: none when it is for none of them, or is a
 * holiday in one; undefined when it is not known.
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

/** Whether a day (YYYY-MM-DD) is a bridge day for some of the places; undefined when it is not known. */
export function isBridgeDay(places: readonly Place[], day: string): boolean | undefined {
	const bridges = bridgesOf(places, day);
	return bridges && bridges.length > 0;
}

/** A holiday of a workday: those of a weekend make no bridge. */
function holidayOn(place: Place, day: string): FreeDay | undefined {
	return isWeekend(day) ? undefined : freeDaysOn(place, day)[0];
}
