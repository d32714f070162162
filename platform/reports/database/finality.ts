import type { CalendarUnit } from '../../client/values/units';
import { lastDayOf, movedBy } from '../../client/values/units';
import type { Scale } from '../types';

/** What a scale counts by; hours belong to their day. */
export const UNIT_OF: Readonly<Record<Scale, CalendarUnit>> = {
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
export function finality(scale: Scale, lookBack: number, today: string) {
	const lastFinal = movedBy(-Math.max(1, lookBack), today);
	return (date: string): boolean => {
		const day = date.slice(0, 'YYYY-MM-DD'.length);
		return lastDayOf(UNIT_OF[scale], day) <= lastFinal;
	};
}
