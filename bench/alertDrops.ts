import type { Figures, FigureSeries } from '../platform/alerts/figures';
import { dayBefore } from '../platform/alerts/window';
import type { Sandbox } from '../sandbox';
import type { Shop } from './alertWorld';
import { DAYS_JUDGED, figuresOf, judgeOn, LAST_DAY, ruleWith } from './alertWorld';
import type { Figure } from './figure';

const CASES = 200;
const LEFT = 0.7;
const LEAST_SALES_A_WEEK = 100;
const WEEKS = 4;
const MOST_MISSED = 0.05;
/** The place of sales among the figures. */
const SALES = 1;

interface Case {
	readonly shop: Shop;
	readonly channel: string;
	readonly day: string;
}

/** Lets channels lose 30 % of their visits on some day, and looks whether the next morning tells. */
export async function findDrops(sandbox: Sandbox, shops: readonly Shop[]): Promise<Figure[]> {
	const found = { visit: 0, scartvalid: 0 };
	for (const { shop, channel, day } of casesIn(shops)) {
		const { site, figures } = shop;
		sandbox.control.addSurge({ site, channel, from: day, factor: LEFT });
		const dropped = replaced(figures, await figuresOf(sandbox, site, { from: day, to: day }));
		sandbox.control.clearSurges();
		for (const metric of ['visit', 'scartvalid'] as const) {
			const rule = ruleWith({ site, metric, forEach: 'media_key' });
			const judged = judgeOn(day, dropped, rule, []);
			if (judged.some(({ name, verdict }) => name === channel && verdict === 'alert')) {
				found[metric]++;
			}
		}
	}
	return [
		{ name: 'drops missed in visits', goal: 1, ...missed(found.visit) },
		{ name: 'the same in sales', ...missed(found.scartvalid) },
	];
}

function missed(found: number) {
	const share = (CASES - found) / CASES;
	return {
		ratio: share / MOST_MISSED,
		detail: `of 5 %: ${found} of ${CASES} channels with 30 % less, and ${LEAST_SALES_A_WEEK} sales a week before, were told the next morning`,
	};
}

/** Days of channels that had enough sales in the weeks before, taken evenly from all there are. */
function casesIn(shops: readonly Shop[]): Case[] {
	const all = shops.flatMap((shop) =>
		shop.figures.series.flatMap((series) =>
			Array.from({ length: DAYS_JUDGED }, (_, back) => dayBefore(LAST_DAY, back))
				.filter((day) => salesBefore(series, day) >= WEEKS * LEAST_SALES_A_WEEK)
				.map((day): Case => ({ shop, channel: series.name, day })),
		),
	);
	const stride = all.length / CASES;
	return Array.from({ length: CASES }, (_, index) => all[Math.floor(index * stride)]).flatMap(
		(one) => one ?? [],
	);
}

function salesBefore({ moments }: FigureSeries, end: string): number {
	const begin = dayBefore(end, WEEKS * 7);
	const before = moments.filter(({ day }) => day >= begin && day < end);
	return before.reduce((sum, { figures }) => sum + (figures[SALES] ?? 0), 0);
}

/** The figures with others for one day. */
function replaced(figures: Figures, of: Figures): Figures {
	const series = figures.series.map((one) => {
		const other = of.series.find(({ name }) => name === one.name)?.moments ?? [];
		const moments = one.moments.map(
			(moment) => other.find(({ day }) => day === moment.day) ?? moment,
		);
		return { ...one, moments };
	});
	return { ...figures, series };
}
