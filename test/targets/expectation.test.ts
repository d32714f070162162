import { addDays } from '../../platform/base/dates/dayArithmetic';
import { expectRate, expectSum } from '../../platform/targets/expectation';
import type { MetricProgress } from '../../platform/targets/periodProgress';
import { targetProgress } from '../../platform/targets/progress';
import { VISITS } from './targetStates';
import { metricProgress } from '../../platform/targets/periodProgress';

const part = (more: Partial<MetricProgress> = {}): MetricProgress => ({
	...{ cumulative: [40, 100], actualToDate: 100, daysWithoutFigures: 0, missing: 0 },
	...{ remaining: [60, 40], backtest: [], expectedShareElapsed: 0.5 },
	...more,
});
const SALES = part({ cumulative: [4, 10], actualToDate: 10, remaining: [12, 8] });

describe('the sum that is expected', () => {
	it('is what there is with what is to come, day by day', () => {
		const { ahead, remaining, neededOfRemaining } = expectSum(part({ missing: 20 }));
		expect(ahead.map(({ expected }) => expected)).toEqual([180, 220]);
		// Thirty per cent each way, as nothing was backtested.
		const factor = 2.3 / 1.7;
		expect(ahead[1]?.low).toBeCloseTo(100 + 120 / factor);
		expect(ahead[1]?.high).toBeCloseTo(100 + 120 * factor);
		expect([remaining, neededOfRemaining(500), neededOfRemaining(110)]).toEqual([100, 380, 0]);
	});

	it.each([
		['nothing is known of the elapsed days', { actualToDate: null }],
		['what is missing cannot be forecast', { missing: null }],
	])('is unknown if %s', (_, more) => {
		const { ahead, neededOfRemaining } = expectSum(part(more));
		expect([ahead, neededOfRemaining(500)]).toEqual([[], null]);
	});

	it('is unknown if there is no forecast', () => {
		const { ahead, remaining } = expectSum(part({ remaining: undefined }));
		expect([ahead, remaining]).toEqual([[], null]);
	});
});

describe('the rate that is expected', () => {
	it('is one sum divided by the other, to date and on each day ahead', () => {
		const rate = expectRate(SALES, part(), 100);
		expect(rate).toMatchObject({ actualToDate: 10, cumulative: [10, 10], remaining: 20 });
		expect(rate.ahead.map(({ expected }) => expected)).toEqual([
			expect.closeTo((100 * 22) / 160),
			expect.closeTo((100 * 30) / 200),
		]);
		// 12 of 100 more for 22 of 200 in all.
		expect(rate.neededOfRemaining(11)).toBeCloseTo(12);
		expect(rate.neededOfRemaining(1)).toBe(0);
	});

	it.each<[string, MetricProgress, MetricProgress]>([
		['the numerator is unknown', part({ actualToDate: null }), part()],
		['the denominator is unknown', SALES, part({ actualToDate: null })],
		['nothing is expected of the denominator', SALES, part({ remaining: [0, 0] })],
	])('is unknown if %s', (_, numerator, denominator) => {
		const { ahead, neededOfRemaining } = expectRate(numerator, denominator, 100);
		expect([ahead, neededOfRemaining(5)]).toEqual([[], null]);
	});

	it('is unknown as a whole if it is unknown on one day', () => {
		expect(expectRate(SALES, part({ remaining: [0, 40] }), 100).ahead).toEqual([]);
		expect(expectRate(SALES, part({ remaining: [-100, 40] }), 100).ahead).toEqual([]);
	});

	it('of nothing is no rate', () => {
		const none = part({ cumulative: [0, null], actualToDate: 0 });
		expect(expectRate(SALES, none, 1)).toMatchObject({
			...{ actualToDate: null, cumulative: [null, null] },
		});
	});

	it('is backtested where both sums are, and the denominator was not 0', () => {
		const tried = (weeks: number, expected: number, actual: number) => ({
			weeks,
			expected,
			actual,
		});
		const reach = (
			numerator: MetricProgress['backtest'],
			denominator: MetricProgress['backtest'],
		) => {
			const [rate] = expectRate(
				part({ ...SALES, remaining: [10], backtest: numerator }),
				part({ remaining: [100], backtest: denominator }),
				1,
			).ahead;
			return (rate?.high ?? 0) - (rate?.low ?? 0);
		};
		const unknown = reach([], []);
		const exact = Array.from({ length: 9 }, (_, weeks) => tried(weeks, 20, 10));
		const halves = Array.from({ length: 9 }, (_, weeks) => tried(weeks, 200, 100));
		expect(reach(exact, halves)).toBeCloseTo(0);
		expect(reach(exact, [])).toBeCloseTo(unknown);
		expect(
			reach(
				exact,
				halves.map((one) => ({ ...one, expected: 0 })),
			),
		).toBeCloseTo(unknown);
		expect(
			reach(
				exact,
				halves.map((one) => ({ ...one, actual: 0 })),
			),
		).toBeCloseTo(unknown);
		expect(
			reach(
				exact,
				halves.map((one) => ({ ...one, weeks: one.weeks + 20 })),
			),
		).toBeCloseTo(unknown);
	});
});

it('a metric that was not measured at first is not expected to be 0', () => {
	const since = (first: string) =>
		new Map(
			Array.from({ length: 300 }, (_, index) => addDays('2026-11-11', index - 300)).map(
				(day) => [day, day < first ? 0 : 100] as const,
			),
		);
	const days = { from: '2026-11-01', to: '2026-11-30' };
	const { remaining = [] } = metricProgress(since('2026-10-12'), days, '2026-11-11');
	expect(remaining).toHaveLength(20);
	for (const figure of remaining) expect(figure).toBeCloseTo(100);
	expect(metricProgress(since('2026-12-01'), days, '2026-11-11').remaining).toHaveLength(20);
	expect(metricProgress(since('2026-10-12'), days, '2026-11-30').remaining).toHaveLength(1);
	expect(metricProgress(since('2026-10-12'), days, '2026-12-01').remaining).toEqual([]);
});

it('the course of a target has the figure to date of each day, then its forecast', () => {
	const days = { from: '2026-11-01', to: '2026-11-30' };
	const numerator = new Map(
		Array.from({ length: 100 }, (_, index) => [addDays('2026-11-03', index - 100), 10] as const),
	);
	const target = { figure: VISITS, days, amount: 300, bound: 'atLeast' } as const;
	const { course } = targetProgress(target, { numerator }, '2026-11-03');
	expect(course).toHaveLength(30);
	expect(course.slice(0, 2)).toEqual([
		{ day: '2026-11-01', soFar: 10, ahead: undefined },
		{ day: '2026-11-02', soFar: 20, ahead: undefined },
	]);
	expect(course[2]).toMatchObject({ day: '2026-11-03', soFar: null });
	expect(course[2]?.ahead?.expected).toBeCloseTo(30);
	expect(course.at(-1)?.ahead?.expected).toBeCloseTo(300);
});

it('a running sum has no value on days without a figure, and goes on after them', () => {
	const daily = new Map([
		['2026-11-01', 5],
		['2026-11-03', 7],
	]);
	const days = { from: '2026-11-01', to: '2026-11-30' };
	expect(metricProgress(daily, days, '2026-11-04')).toMatchObject({
		...{ cumulative: [5, null, 12], actualToDate: 12, daysWithoutFigures: 1, missing: null },
	});
	expect(metricProgress(daily, { ...days, to: '2026-11-03' }, '2026-11-04')).toMatchObject({
		...{ remaining: [], missing: null, expectedShareElapsed: null },
	});
	expect(metricProgress(daily, { from: days.to, to: days.to }, '2026-11-04')).toMatchObject({
		...{ cumulative: [], actualToDate: 0 },
	});
});
