import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import type { OpenAlert } from '../../../platform/alerts/alertLifecycle';
import { updateAlerts } from '../../../platform/alerts/alertLifecycle';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { alertSentence } from '../../../platform/alerts/alertSentence';
import { CountModel, countLimits } from '../../../platform/alerts/expectation/countModel';
import { evaluateSeries } from '../../../platform/alerts/evaluateReport';
import { runs } from '../../support/random';
import { daysFrom, RULE } from '../polls/living';

const FIRST = '2025-01-01';
const TODAY = '2026-06-01';

/** Numbers between 0 and 1 that are the same in every run. */
function seeded(seed: number): () => number {
	let state = seed * 2_654_435_769;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}

/** Sales that come one by one, so many a day on average. */
function salesOf(mean: (day: string) => number, seed: number): ReadonlyMap<string, number> {
	const next = seeded(seed);
	const poisson = (expected: number) => {
		let [count, product] = [0, next()];
		for (; product > Math.exp(-expected); count++) product *= next();
		return count;
	};
	return new Map(daysFrom(FIRST, addDays(TODAY, 40)).map((day) => [day, poisson(mean(day))]));
}

const weekly = (base: number) => (day: string) => base * (weekdayOf(day) === 0 ? 0.7 : 1.05);

/** What begins from a day on, with the days on which it does. */
function begunBetween(sales: ReadonlyMap<string, number>, from: string, to: string) {
	let ongoing: readonly OpenAlert[] = [];
	const begun: string[] = [];
	for (const day of daysFrom(from, to)) {
		const found = judged(sales, day, ongoing);
		const { alerts, notifications } = updateAlerts(ongoing, found, 0, 0);
		ongoing = alerts;
		begun.push(...notifications.flatMap(({ transition }) => (transition === 'began' ? day : [])));
	}
	return begun;
}

function judged(
	sales: ReadonlyMap<string, number>,
	day: string,
	ongoing: readonly OpenAlert[],
	rule: AlertRule = RULE,
) {
	const from = addDays(day, -420) > FIRST ? addDays(day, -420) : FIRST;
	const moments = daysFrom(from, day).map((one) => ({
		...{ day: one, hour: undefined },
		figures: [sales.get(one) ?? 0],
	}));
	const series = [{ name: '', label: '', moments }];
	const days = { from, to: day };
	const figures = { series, days, zone: 'utc', areCounts: [true], isComplete: true };
	const window = { days: [day], untilHour: undefined, through: day };
	return evaluateSeries(figures, window, rule, ongoing);
}

/** How many shops are watched for false alarms. */
const SHOPS = runs(1, 4);
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** On how many of the shops something begins on one of so many days of a change. */
function reportedWithin(days: number, base: number, left: number): number {
	const last = addDays(TODAY, days - 1);
	return SEEDS.filter((seed) => {
		const mean = (day: string) => weekly(base)(day) * (day >= TODAY ? left : 1);
		return begunBetween(salesOf(mean, seed), TODAY, last).length > 0;
	}).length;
}

describe('an alert of a shop with few sales', () => {
	it('of 5 a day reports no sales at all by the third day', () => {
		expect(reportedWithin(3, 5, 0)).toBe(SEEDS.length);
	});

	it('of 15 a day reports half of them by the fifth day', () => {
		expect(reportedWithin(5, 15, 0.5)).toBeGreaterThanOrEqual(8);
	});

	it('of 30 a day reports half of them by the third day', () => {
		expect(reportedWithin(3, 30, 0.5)).toBeGreaterThanOrEqual(8);
	});

	it.each([5, 15])('of %i a day has at most two false alarms a year', (base) => {
		const days = 122;
		const begun = SEEDS.slice(0, SHOPS).flatMap((seed) =>
			begunBetween(salesOf(weekly(base), seed), addDays(TODAY, -days), TODAY),
		);
		expect(begun.length / ((days * SHOPS) / 365)).toBeLessThanOrEqual(2);
	});

	it.each([
		[13, true],
		[17, false],
	])('of 30 a day reports a day of %d only if that is beyond chance', (count, isReported) => {
		const sales = new Map([...salesOf(weekly(30), 8), [TODAY, count]]);
		const found = judged(sales, TODAY, []).some(({ verdict }) => verdict === 'alert');
		expect(found).toBe(isReported);
	});

	it('names the days over which there were too few', () => {
		const sales = salesOf((day) => weekly(5)(day) * (day >= TODAY ? 0 : 1), 3);
		const last = addDays(TODAY, 2);
		const alert = judged(sales, last, []).find(({ verdict }) => verdict === 'alert');
		if (!alert) throw new Error('There is no alert');
		const facts = { rule: RULE, site: 'shop', evaluated: alert, since: alert.since };
		expect(alertSentence({ ...facts, transition: 'began' })).toContain(
			'(Jun 1\u2009–\u20093, 2026)',
		);
	});

	it('speaks of a day, not of a week, on a public holiday with fewer than the minimum volume', () => {
		const christmas = '2026-12-25';
		const rule: AlertRule = { ...RULE, calendar: { ...RULE.calendar, places: ['DE'] } };
		const sales = daysFrom('2025-10-31', christmas).map(
			(day) => [day, day.endsWith('12-25') ? 8 : 60 + (weekdayOf(day) % 3)] as const,
		);
		const [found] = judged(new Map(sales), christmas, [], rule);
		if (!found) throw new Error('Nothing is found');
		const facts = { rule, site: 'shop', evaluated: found, since: christmas };
		const sentence = alertSentence({ ...facts, transition: undefined });
		expect(sentence).toMatch(/Less than the Minimum Volume of \d+ is expected\.$/);
	});

	it('shows in a test how few would be beyond chance', () => {
		const sales = new Map(
			[...salesOf(weekly(15), 2)].map(([day, count]) => [day, day === TODAY ? 9 : count]),
		);
		const [found] = judged(sales, TODAY, []);
		if (!found) throw new Error('Nothing is found');
		const facts = { rule: RULE, site: 'shop', evaluated: found, since: TODAY };
		const sentence = alertSentence({ ...facts, transition: undefined });
		expect(sentence).toMatch(
			/^No alert\. .* An alert would need \d+ or fewer on one day, or \d+ or fewer over 3 days in total, or \d+ or fewer over 7 days in total\.$/,
		);
	});
});

describe('the probability of small counts', () => {
	it.each<[number, number, number | undefined, number]>([
		// Quantiles of Poisson's distribution at 1 in 1,000.
		[5, 1, undefined, 14],
		[15, 1, 4, 29],
		[45, 1, 25, 68],
	])('for %d agrees with the Poisson distribution', (mean, dispersion, low, high) => {
		expect(countLimits({ low: mean, high: mean, dispersion }, 0.001)).toEqual({ low, high });
	});

	it('is wider if days have varied more', () => {
		const limits = countLimits({ low: 45, high: 45, dispersion: 3 }, 0.001);
		expect(limits.low).toBeLessThan(20);
		expect(limits.high).toBeGreaterThan(80);
	});

	it("uses a weekday's share of the level", () => {
		const past = daysFrom('2026-01-01', '2026-04-30').map((day) => {
			return { day, count: weekdayOf(day) === 0 ? 0 : 8, isExcluded: false };
		});
		const { low = 0, high = 0 } = new CountModel(past).expectedOn(['2026-05-03']) ?? {};
		expect(high).toBeLessThan(0.8);
		expect(low).toBeGreaterThan(0);
	});
});
