import type { CalendarUnit } from '../../base/dates/calendarUnits';
import { lastDayOf } from '../../base/dates/calendarUnits';
import type { TimeScale } from '../types';
import { addDays } from '../../base/dates/dayArithmetic';

/** The calendar unit of each scale; hours belong to their day. */
export const UNIT_OF: Readonly<Record<TimeScale, CalendarUnit>> = {
	H: 'day',
	D: 'day',
	W: 'week',
	M: 'month',
};

/**
 * Decides which rows are final: those whose last day is at least the look-back ago. Today is never
 * final.
 *
 * @param today the day in the site's time zone when the figures were requested
 */
export function finality(scale: TimeScale, lookBack: number, today: string) {
	const lastFinal = addDays(today, -Math.max(1, lookBack));
	return (date: string): boolean => {
		const day = date.slice(0, 'YYYY-MM-DD'.length);
		return lastDayOf(UNIT_OF[scale], day) <= lastFinal;
	};
}
