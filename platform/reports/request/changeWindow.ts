import type { Days } from '../../base/dates/namedPeriods';
import { firstDayOfUnit, movedBy } from '../../base/dates/calendarUnits';
import type { TimeScale } from '../types';
import { UNIT_OF } from './finality';

/** The days that may still change, up to yesterday. */
export interface ChangeWindow {
	/** Where to begin if that is earlier than the look-back, YYYY-MM-DD. */
	readonly firstDay?: string | undefined;
	/** How many days ago the earliest day is. */
	readonly lookBack: number;
	readonly includesToday: boolean;
	/** What the report is split by: weeks and months are asked for whole. */
	readonly scale?: TimeScale | undefined;
}

/** The days of a window. @param today the day that it is for the site, YYYY-MM-DD */
export function windowDays(
	{ firstDay, lookBack, includesToday, scale }: ChangeWindow,
	today: string,
): Days {
	const to = includesToday ? today : movedBy(-1, today);
	const back = movedBy(-lookBack, today);
	const [from = back] = [back, to, firstDay || back].sort();
	return { from: scale ? firstDayOfUnit(UNIT_OF[scale], from) : from, to };
}
