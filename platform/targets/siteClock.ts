import { todayIn } from '../base/dates/namedPeriods';

/** What day it is for a site. */
export interface SiteClock {
	readonly today: string;
	/** The first day of which not all figures are there yet: today, and before six yesterday as well. */
	readonly end: string;
}

// docs/platform.md, Limits: the figures of a day are there the next morning.
const READY_MS = 6 * 3_600_000;

/** @param now Unix milliseconds */
export function siteClock(zone: string, now: number): SiteClock {
	return { today: todayIn(zone, now), end: todayIn(zone, now - READY_MS) };
}
