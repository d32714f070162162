import { midnight } from '../clock';
import type { Place } from '../asked/perSite';

const HOUR = 3_600;

/** The Unix seconds of a site now; a "today" that is fixed counts on from its own hour. */
export function siteTime({ platform: { clock }, site }: Place): () => number {
	const today = midnight(clock.today(site.timeZone), site.timeZone);
	const hour = today.plus({ hours: clock.hoursOfToday(site.timeZone) }).toSeconds();
	const shift = hour - Math.floor(Date.now() / 1000 / HOUR) * HOUR;
	return () => Math.floor(Date.now() / 1000) + shift;
}
