import type { CalendarUnit } from '../../base/dates/calendarUnits';
import { lastDayOf, movedBy } from '../../base/dates/calendarUnits';
import type { TimeScale } from '../types';

/** What a scale counts by; hours belong to their day. */
export const UNIT_OF: Readonly<Record<TimeScale, CalendarUnit>> = {
	H: 'day',
	D: 'day',
	W: 'week',
	M: 'month',
};

/**
 * Tells which rows do not change any more: those whose last day is as many days ago as the look-back,
 * or more. Today is never over.
 *
 * @param today the day that it was for the site when the figures were asked for
 */
export function finality(scale: TimeScale, lookBack: number, today: string) {
	const lastFinal = movedBy(-Math.max(1, lookBack), today);
	return (date: string): boolean => {
		const day = date.slice(0, 'YYYY-MM-DD'.length);
		return lastDayOf(UNIT_OF[scale], day) <= lastFinal;
	};
}
