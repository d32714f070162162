import type { OpenAlert } from '../../../platform/alerts/alertLifecycle';
import { updateAlerts } from '../../../platform/alerts/alertLifecycle';
import { isSoak } from '../../../harness/soak';
import type { Sandbox } from '../../../sandbox';
import { PATIENCE_MS, runs } from '../../support/random';
import { CASES, missedDrops } from './drops';
import type { Shop } from './shops';
import {
	BLACK_FRIDAYS,
	DAYS_JUDGED,
	judgeOn,
	LAST_DAY,
	ruleWith,
	shopOf,
	SITES,
	startWorld,
	together,
} from './shops';
import { addDays } from '../../../platform/base/dates/dayArithmetic';

const METRICS = [
	['visits', { metric: 'visit' }],
	['sales', { metric: 'scartvalid' }],
	['revenue', { metric: 'scartvalidamount' }],
	['the conversion rate', { figure: 'conversionRate' }],
	...(isSoak
		? ([
				['leads', { metric: 'estimatevalid' }],
				['the average basket', { figure: 'averageBasket' }],
			] as const)
		: []),
] as const;
/** What a form has under Options, and the most false alarms a year. */
const FORMS = [
	// The end of the week of Black Friday is reported every year; the runs of every commit leave it
	// out.
	['as it is at first', { topValues: 20 }, runs(1, 2)],
	['that names Black Friday', { topValues: 20, ownDays: { days: BLACK_FRIDAYS } }, 1],
] as const;
const MOST_MISSED = 0.1;

jest.setTimeout(PATIENCE_MS);

let sandbox: Sandbox;
let shops: Shop[];
beforeAll(async () => {
	sandbox = await startWorld();
	shops = await Promise.all(SITES.map(async (site) => await shopOf(sandbox, site)));
});
afterAll(async () => await sandbox.close());

// Only a soak has a Black Friday in its days.
describe.each(FORMS.slice(0, runs(1, 2)))('an alert %s', (_form, options, most) => {
	it.each(METRICS)(
		'has few false alarms a year for %s of a site that varies only by season',
		async (_metric, watched) => {
			const ofShops = shops.map(async (shop) => await begunIn(shop, { ...watched, options }));
			const begun = (await Promise.all(ofShops)).flat();
			const years = Math.ceil((DAYS_JUDGED * SITES.length) / 365);
			expect([begun.length <= most * years, begun]).toEqual([true, begun]);
		},
	);
});

it('a channel that loses 30 % of its visits is reported the next morning if it had 100 sales a week', async () => {
	const missed = await missedDrops(sandbox, shops);
	expect([missed.length <= CASES * MOST_MISSED, missed]).toEqual([true, missed]);
});

/** The days on which an alert of a site begins. */
async function begunIn({ site, figures }: Shop, watched: object): Promise<string[]> {
	const rule = await ruleWith({ site, ...watched });
	const whole = together(figures);
	let ongoing: readonly OpenAlert[] = [];
	const begun: string[] = [];
	for (let back = DAYS_JUDGED - 1; back >= 0; back--) {
		const day = addDays(LAST_DAY, -back);
		const { alerts, notifications } = updateAlerts(
			ongoing,
			judgeOn(day, whole, rule, ongoing),
			0,
			0,
		);
		ongoing = alerts;
		const beginnings = notifications.filter(({ transition }) => transition === 'began');
		begun.push(...beginnings.map(() => `${site} ${day}`));
	}
	return begun;
}
