import { DateTime } from 'luxon';

import { validIsoDate } from './isoDate';

// docs/platform.md, Limits: the figures of a day are complete the next morning at this hour.
const READY_HOUR = 6;

/**
 * The first day (YYYY-MM-DD) whose figures may be incomplete: today, and before 6 a.m. yesterday.
 * The clock of the site decides, also where daylight saving has made the night shorter or longer.
 *
 * @param now Unix milliseconds
 */
export function firstUnfinishedDay(zone: string, now: number): string {
	const here = DateTime.fromMillis(now, { zone });
	return validIsoDate(here.hour < READY_HOUR ? here.minus({ days: 1 }) : here);
}
