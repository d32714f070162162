import { addDays } from '../base/dates/dayArithmetic';
import { bridgesOf, isBridgeDay, type Bridge } from './bridges';
import { dayTheYearBefore, freeDaysOn } from './freeDays';
import { isKnown } from './holidays';
import type { Place } from './places';

/**
 * The day (YYYY-MM-DD) a year before on which the same was: for a holiday that holiday, whatever its
 * date; for a bridge day the one beside the same holiday. Undefined when the day is neither, when there
 * was no such day, when it is not known, or when the holidays of the day were on different days then.
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
