import { todayIn } from '../base/dates/namedPeriods';
import { HOUR_MS } from '../base/dates/durations';

/** The current day in a site's time zone. */
interface SiteClock {
	readonly today: string;
	/**
	 * The first day whose figures may be incomplete: today, and before 6 a.m. yesterday as well.
	 */
	readonly end: string;
}

// docs/platform.md, Limits: the figures of a day are there the next morning.
const READY_MS = 6 * HOUR_MS;

/** Returns the current day of a site. @param now Unix milliseconds */
export function siteClock(zone: string, now: number): SiteClock {
	return { today: todayIn(zone, now), end: todayIn(zone, now - READY_MS) };
}
