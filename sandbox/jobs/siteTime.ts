import { type Clock, midnight, unixSeconds } from '../clock';
import type { Site } from '../shop/sites';

const HOUR = 3_600;

/** The Unix seconds of a site now; a "today" that is fixed counts on from its own hour. */
export function siteTime(site: Site, clock: Clock): () => number {
	const now = () => unixSeconds(clock);
	if (!clock.dayIsFixed) return now;
	const today = midnight(clock.today(site.timeZone), site.timeZone);
	const hour = today.plus({ hours: clock.hoursOfToday(site.timeZone) }).toSeconds();
	const shift = hour - Math.floor(now() / HOUR) * HOUR;
	return () => now() + shift;
}
