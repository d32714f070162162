import { addDays } from '../base/dates/dayArithmetic';
import { bridgesOf, isBridgeDay, type Bridge } from './bridges';
import { dayTheYearBefore, freeDaysOn } from './freeDays';
import { isKnown } from './holidays';
import type { Place } from './places';

/**
 * The day (YYYY-MM-DD) of the same holiday a year before, whatever its date, or of the bridge day
 * next to the same holiday. Undefined if the day is neither, if there was no such day, if it is
 * outside the table's years, or if several holidays on this day fell on different days then.
 */
export function sameHolidayBefore(places: readonly Place[], day: string): string | undefined {
	if (!isKnown(day)) return undefined;
	const holidays = places.flatMap((place) =>
		freeDaysOn(place, day).map((free) => dayTheYearBefore(place, free)),
	);
	const bridges = (bridgesOf(places, day) ?? []).map(bridgeTheYearBefore);
	const before = new Set([...holidays, ...bridges]);
	const [only] = before;
	return before.size === 1 && only !== undefined && isKnown(only) ? only : undefined;
}

function bridgeTheYearBefore({ place, after, before }: Bridge): string | undefined {
	const candidate = after ?? before;
	const holiday = candidate && dayTheYearBefore(place, candidate);
	if (holiday === undefined) return undefined;
	const bridge = addDays(holiday, after ? 1 : -1);
	return isBridgeDay([place], bridge) ? bridge : undefined;
}
