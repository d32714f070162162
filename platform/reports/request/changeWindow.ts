import type { Days } from '../../base/dates/namedPeriods';
import { firstDayOfUnit } from '../../base/dates/calendarUnits';
import type { TimeScale } from '../types';
import { UNIT_OF } from './finality';
import { addDays } from '../../base/dates/dayArithmetic';

/** The days whose figures may still change, up to yesterday. */
export interface ChangeWindow {
	/** The first day if it is earlier than the look-back, YYYY-MM-DD. */
	readonly firstDay?: string | undefined;
	/** The look-back: how many days ago the earliest day is. */
	readonly lookBack: number;
	readonly includesToday: boolean;
	/** What the report is split by. Weeks and months are requested whole. */
	readonly scale?: TimeScale | undefined;
}

/**
 * The first and last day of a change window.
 *
 * @param today the current day in the site's time zone, YYYY-MM-DD
 */
export function windowDays(
	{ firstDay, lookBack, includesToday, scale }: ChangeWindow,
	today: string,
): Days {
	const to = includesToday ? today : addDays(today, -1);
	const back = addDays(today, -lookBack);
	const [from = back] = [back, to, firstDay || back].sort();
	return { from: scale ? firstDayOfUnit(UNIT_OF[scale], from) : from, to };
}
