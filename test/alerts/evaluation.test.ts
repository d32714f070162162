import type { FigureSeries } from '../../platform/alerts/expectation/figureSeries';
import { evaluateDays } from '../../platform/alerts/evaluateDays';
import type { AlertRule } from '../../platform/alerts/rule/alertRule';
import { alertVerdict } from '../../platform/alerts/alertVerdict';
import { seriesBeforeAnomaly } from '../../platform/alerts/dataGap';
import { daysFrom, RULE } from './polls/living';
import { AMOUNTS, COUNTS, daily, DAY, DAYS, MEAN, RATE, rateOf, WINDOW } from './quality/series';
import { addDays } from '../../platform/base/dates/dayArithmetic';

const evaluated = (series: FigureSeries, rule = MEAN, settings = COUNTS) =>
	evaluateDays(series, WINDOW, rule, settings);

/** The same of the first figure divided by the second. */
const rated = (figuresOf: Parameters<typeof daily>[0]) =>
	evaluated(daily(figuresOf), rateOf('number'));

const SIDES = ['lower', 'higher'] as const;

describe('the evaluation of a series', () => {
	it('has the value and the expected value', () => {
		expect(evaluated(daily((back) => [back === 0 ? 70 : 100]))).toEqual({
			...{ value: 70, expected: 100, volume: 70, expectedVolume: 100, expectedFullDay: 100 },
			tolerance: { lower: 0.3, higher: 0.3 },
		});
	});

	it('of a rate has the quotient and its denominator', () => {
		const series = daily((back) => (back === 0 ? [30, 900] : [25, 1_000]));
		const number = evaluated(series, rateOf('number'));
		expect(number).toMatchObject({ expected: 0.025, volume: 900, expectedVolume: 1_000 });
		expect(number?.value).toBeCloseTo(1 / 30);
		expect(number?.tolerance.lower).toBeCloseTo(3 / Math.sqrt(22.5));
		const percent = evaluated(series, rateOf('percent'));
		expect(percent).toMatchObject({ expected: 2.5 });
		expect(percent?.value).toBeCloseTo(10 / 3);
	});

	it.each([
		[14, 6],
		[40, 1.6],
	])(
		'of a few a day is expected without the %d days of an open alert, unless they are most',
		(days, expected) => {
			const series = daily((back) => [back < days ? 1 : 6]);
			const settings = { ...COUNTS, since: addDays(DAY, 1 - days) };
			expect(evaluated(series, RULE, settings)?.expected).toBeCloseTo(expected);
		},
	);

	it('of a rate with denominator 0 has no value and no expected value', () => {
		expect(rated((back) => (back === 0 ? [0, 0] : [25, 1_000]))?.value).toBe(null);
		const never = rated((back) => (back === 0 ? [1, 10] : [0, 0]));
		expect(never).toMatchObject({ value: 0.1, expected: undefined });
	});

	it.each<[string, 'before' | 'mean' | 'baseline']>([
		['levels', 'baseline'],
		['the mean', 'mean'],
		['the time before', 'before'],
	])('of zeros has a tolerance and no alert, by %s', (_, by) => {
		const zeros: ReadonlyArray<readonly [FigureSeries, AlertRule['figure']]> = [
			[daily(() => [0]), RULE.figure],
			[daily((back) => [back === 0 ? 5 : 0]), RULE.figure],
			[daily(() => [0, 0]), RATE],
			[daily(() => [0, 100]), RATE],
		];
		for (const [series, figure] of zeros) {
			for (const settings of [COUNTS, AMOUNTS]) {
				const rule = {
					...RULE,
					figure,
					expected: { by, percent: 20, ignoreRandomVariation: true },
				};
				const evaluation = evaluated(series, rule, settings);
				if (!evaluation) throw new Error('All figures are there');
				expect(Object.values(evaluation)).not.toContain(NaN);
				const { lower, higher } = evaluation.tolerance;
				expect([lower > 0, higher > 0]).toEqual([true, true]);
				const verdicts = SIDES.map((side) => alertVerdict(side, evaluation, rule));
				expect(verdicts).not.toContain('alert');
			}
		}
	});

	it('needs all figures of the window', () => {
		expect(evaluated(daily((back) => (back === 0 ? [null] : [100])))).toBeUndefined();
		for (const figures of [
			[null, 5],
			[5, null],
		]) {
			expect(rated((back) => (back === 0 ? figures : [25, 1_000]))).toBeUndefined();
		}
	});

	it('tolerates 3.5 times the past residuals of amounts, and of counts one times these residuals', () => {
		const series = daily((back) => [back === 10 ? 9_000 : 10_000]);
		expect(evaluated(series)?.tolerance.lower).toBe(0.15);
		expect(evaluated(series, MEAN, AMOUNTS)?.tolerance.lower).toBeCloseTo(0.35, 1);
		const wide = daily((back) => [back === 10 ? 7_000 : 10_000]);
		expect(evaluated(wide)?.tolerance.lower).toBeCloseTo(0.3, 1);
		const rate = daily((back) => [back === 10 ? 0.9 : 1, 100]);
		expect(evaluated(rate, rateOf('number'), AMOUNTS)?.tolerance.lower).toBeCloseTo(0.35, 1);
	});

	it('has a smaller tolerance for several days, whose residuals cancel out', () => {
		const four = { ...WINDOW, days: daysFrom(addDays(DAY, -3), DAY) };
		const series = daily((back) => [back === 10 ? 4_000 : 10_000]);
		expect(evaluateDays(series, four, MEAN, COUNTS)?.tolerance.lower).toBeCloseTo(0.3, 1);
	});

	it('has exactly the chosen percentage as tolerance if chance is ignored, and a tolerance of 0 at a bound', () => {
		const series = daily((back) => [back === 10 ? 20 : 100]);
		const plain = { by: 'mean', percent: 20, ignoreRandomVariation: false } as const;
		const { tolerance } = evaluated(series, { ...RULE, expected: plain }) ?? {};
		expect(tolerance).toEqual({ lower: 0.2, higher: 0.2 });
		const bound = evaluated(series, { ...RULE, expected: { by: 'bound', bound: 5 } });
		expect(bound).toMatchObject({ tolerance: { lower: 0, higher: 0 } });
		expect(bound?.expected).toBeCloseTo(100);
	});

	it('excludes the days of an alert from the baseline and from no other method', () => {
		const series = daily((back) => [back > 0 && back <= 14 ? 500 : 1_000]);
		const since = { ...COUNTS, since: addDays(DAY, -14) };
		expect(evaluated(series, RULE, since)?.expected).toBeCloseTo(1_000);
		expect(evaluated(series, RULE)?.expected).toBeLessThan(700);
		expect(evaluated(series, MEAN, since)?.expected).toBe(875);
	});

	it('excludes days without figures, except for a comparison with the days before', () => {
		const series = daily((back) => [back > 0 && back <= 14 ? 0 : 1_000]);
		expect(evaluated(series)?.expected).toBe(1_000);
		const before = { by: 'before', percent: 15, ignoreRandomVariation: true } as const;
		expect(evaluated(series, { ...RULE, expected: before })?.expected).toBe(0);
		// Of amounts no number is needed, of so few counts it could be chance.
		const few = daily((back) => [back === 7 ? 0 : 4]);
		expect(evaluated(few)?.expected).toBe(3.5);
		expect(evaluated(few, MEAN, AMOUNTS)?.expected).toBe(4);
	});

	it('includes the days of an alert once they are half of all days', () => {
		const past = new Map(DAYS.slice(0, 10).map((day) => [day, 1]));
		const sizes = [3, 5, 6, 10].map((calm) => seriesBeforeAnomaly(past, DAY, DAYS[calm]).size);
		expect(sizes).toEqual([10, 10, 6, 10]);
		expect(seriesBeforeAnomaly(past, DAY, undefined).size).toBe(10);
	});
});
