import { dayPlus } from '../client/values/calendar';
import { bridgesOf, isBridgeDay, type Bridge } from './bridges';
import { freeDaysOf, type FreeDay } from './freeDays';
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
		(freeDaysOf(place).get(day) ?? []).map(yearBefore(place)),
	);
	const bridges = bridgesOf(places, day) ?? [];
	const before = new Set([...holidays, ...bridges.map(bridgeBefore)]);
	const [only] = before;
	return before.size === 1 && only !== undefined && isKnown(only) ? only : undefined;
}

function yearBefore(place: Place): (of: FreeDay) => string | undefined {
	return ({ name, isInLieu, year }) => {
		const all = [...freeDaysOf(place).values()].flat();
		return all.find(
			(one) => one.name === name && one.isInLieu === isInLieu && one.year === year - 1,
		)?.day;
	};
}

function bridgeBefore({ place, after, before }: Bridge): string | undefined {
	const beside = after ?? before;
	const holiday = beside && yearBefore(place)(beside);
	if (holiday === undefined) return undefined;
	const bridge = dayPlus(holiday, after ? 1 : -1);
	return isBridgeDay([place], bridge) ? bridge : undefined;
}
