import { midnight, unixSeconds } from '../clock';
import type { Place } from '../request/perSite';

const HOUR = 3_600;

/** The Unix seconds of a site now; a "today" that is fixed counts on from its own hour. */
export function siteTime({ platform: { clock }, site }: Place): () => number {
	const now = () => unixSeconds(clock);
	if (!clock.dayIsFixed) return now;
	const today = midnight(clock.today(site.timeZone), site.timeZone);
	const hour = today.plus({ hours: clock.hoursOfToday(site.timeZone) }).toSeconds();
	const shift = hour - Math.floor(now() / HOUR) * HOUR;
	return () => now() + shift;
}
