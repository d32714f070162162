import { todayIn } from '../base/dates/namedPeriods';
import { firstUnfinishedDay } from '../base/dates/isoDate';

/** The current day in a site's time zone. */
interface SiteClock {
	readonly today: string;
	/**
	 * The first day whose figures may be incomplete: today, and before 6 a.m. yesterday as well.
	 */
	readonly end: string;
}

/** Returns the current day of a site. @param now Unix milliseconds */
export function siteClock(zone: string, now: number): SiteClock {
	return { today: todayIn(zone, now), end: firstUnfinishedDay(zone, now) };
}
