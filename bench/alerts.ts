import type { Alert } from '../platform/alerts/ongoing';
import { follow } from '../platform/alerts/ongoing';
import { dayBefore } from '../platform/alerts/window';
import type { Sandbox } from '../sandbox';
import { findDrops } from './alertDrops';
import type { Shop } from './alertWorld';
import {
	DAYS_JUDGED,
	judgeOn,
	LAST_DAY,
	ruleWith,
	SITES,
	startWorld,
	together,
	twoYears,
} from './alertWorld';
import type { Figure } from './figure';

const PER_YEAR = 365 / DAYS_JUDGED;
const MAIN = {
	visits: { metric: 'visit' },
	sales: { metric: 'scartvalid' },
	revenue: { metric: 'scartvalidamount' },
};
const ALL = {
	...MAIN,
	leads: { metric: 'estimatevalid' },
	'the conversion rate': { figure: 'conversionRate' },
	'the average basket': { figure: 'averageBasket' },
};

/** How often an alert is wrong, and how often it is missing, with the form as it is at first. */
export async function alerts(): Promise<Figure[]> {
	const sandbox = await startWorld();
	try {
		const shops = await Promise.all(SITES.map(async (site) => await shopOf(sandbox, site)));
		const ofSites = shops.map(({ site, figures }) => ({ site, figures: together(figures) }));
		return [
			{ name: 'false alarms of a site', goal: 1, ...falseAlarms(ofSites, ALL) },
			{ name: 'those of a channel', ...falseAlarms(shops, MAIN) },
			...(await findDrops(sandbox, shops)),
		];
	} finally {
		await sandbox.close();
	}
}

async function shopOf(sandbox: Sandbox, site: string): Promise<Shop> {
	return { site, figures: await twoYears(sandbox, site) };
}

/** By metric and series: how many alerts begin in a year in which nothing but a season happens. */
function falseAlarms(shops: readonly Shop[], metrics: Readonly<Record<string, object>>) {
	const found = new Map<string, number>();
	for (const { site, figures } of shops) {
		for (const [what, watched] of Object.entries(metrics)) {
			const keyOf = (name: string) => `${[what, name].filter(Boolean).join(' of ')}, ${site}`;
			for (const { name } of figures.series) found.set(keyOf(name), 0);
			for (const name of begunIn({ site, figures }, watched)) {
				found.set(keyOf(name), (found.get(keyOf(name)) ?? 0) + PER_YEAR);
			}
		}
	}
	const [[name, worst] = ['nothing', NaN]] = [...found].sort(([, a], [, b]) => b - a);
	const mean = [...found.values()].reduce((sum, one) => sum + one, 0) / found.size;
	const detail = `in a year at most (${name}); ${mean.toFixed(2)} on average of ${found.size} metrics`;
	return { ratio: worst, detail };
}

/** The series of which an alert begins, day after day. */
function begunIn({ site, figures }: Shop, watched: object): string[] {
	const rule = ruleWith({ site, ...watched, options: { topValues: 20 } });
	let ongoing: readonly Alert[] = [];
	const begun: string[] = [];
	for (let back = DAYS_JUDGED - 1; back >= 0; back--) {
		const judged = judgeOn(dayBefore(LAST_DAY, back), figures, rule, ongoing);
		const { alerts: next, notifications } = follow(ongoing, judged, 0, 0);
		ongoing = next;
		begun.push(
			...notifications.flatMap(({ transition, finding }) =>
				transition === 'began' ? finding.name : [],
			),
		);
	}
	return begun;
}
