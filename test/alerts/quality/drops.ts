import type {
	ReportFigures,
	FigureSeries,
} from '../../../platform/alerts/expectation/figureSeries';
import type { Sandbox } from '../../../sandbox';
import type { Shop } from './shops';
import { runs } from '../../support/random';
import { DAYS_JUDGED, figuresOf, judgeOn, LAST_DAY, ruleWith } from './shops';
import { addDays } from '../../../platform/base/dates/dayArithmetic';

/** How many are looked at. */
export const CASES = runs(20, 200);
const LEFT = 0.7;
const LEAST_SALES_A_WEEK = 100;
const WEEKS = 4;
/** The place of sales among the figures. */
const SALES = 1;

interface Case {
	readonly shop: Shop;
	readonly channel: string;
	readonly day: string;
}

/**
 * Lowers the visits of channels by 30 % on some day, and returns the channels whose drop the next
 * morning does not report.
 */
export async function missedDrops(sandbox: Sandbox, shops: readonly Shop[]): Promise<string[]> {
	const missed: string[] = [];
	const cases = casesIn(shops);
	expect(cases).toHaveLength(CASES);
	for (const { shop, channel, day } of cases) {
		const { site, figures } = shop;
		sandbox.control.addSurge({ site, channel, from: day, factor: LEFT });
		const dropped = replaced(figures, await figuresOf(sandbox, site, { from: day, to: day }));
		sandbox.control.clearSurges();
		// The sandbox has no holidays, on which a drop would be compared with another day.
		const options = { publicHolidays: [] };
		const rule = await ruleWith({ site, metric: 'visit', forEach: 'media_key', options });
		const judged = judgeOn(day, dropped, rule, []);
		if (!judged.some(({ name, verdict }) => name === channel && verdict === 'alert')) {
			missed.push(`${channel} of ${site} on ${day}`);
		}
	}
	return missed;
}

/** Days of channels that had enough sales in the weeks before, taken evenly from all there are. */
function casesIn(shops: readonly Shop[]): Case[] {
	const all = shops.flatMap((shop) =>
		shop.figures.series.flatMap((series) =>
			Array.from({ length: DAYS_JUDGED }, (_, back) => addDays(LAST_DAY, -back))
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
	const begin = addDays(end, -(WEEKS * 7));
	const before = moments.filter(({ day }) => day >= begin && day < end);
	return before.reduce((sum, { figures }) => sum + (figures[SALES] ?? 0), 0);
}

/** The figures with others for one day. */
function replaced(figures: ReportFigures, of: ReportFigures): ReportFigures {
	const series = figures.series.map((one) => {
		const other = of.series.find(({ name }) => name === one.name)?.moments ?? [];
		const moments = one.moments.map(
			(moment) => other.find(({ day }) => day === moment.day) ?? moment,
		);
		return { ...one, moments };
	});
	return { ...figures, series };
}
