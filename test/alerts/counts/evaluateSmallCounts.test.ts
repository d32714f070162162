import { evaluateCounts, evaluateSmallCounts } from '../../../platform/alerts/smallCounts';
import { nearestExpectation } from '../../../platform/alerts/evaluateDays';
import type { FigureSeries } from '../../../platform/alerts/expectation/figureSeries';
import type { AlertRule } from '../../../platform/alerts/rule/alertRule';
import { evaluateTracking } from '../../../platform/alerts/conversionTracking';
import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { daysFrom, RULE } from '../polls/living';
import { COUNTS, RATE } from '../quality/series';
import { shopOfHours, TODAY, untilHour } from '../hourly';

const LAST = '2026-11-20';
const WINDOW = { days: [LAST], untilHour: undefined, through: LAST };

/** Days up to the last one, by how many days before it they are. */
const seriesOf = (count: number, countOn: (back: number) => number): FigureSeries => ({
	...{ name: '', label: '' },
	moments: daysFrom(addDays(LAST, 1 - count), LAST).map((day, index) => ({
		...{ day, hour: undefined },
		figures: [countOn(count - 1 - index)],
	})),
});
const evaluated = (
	count: number,
	countOn: (back: number) => number,
	{ rule = RULE, settings = COUNTS }: { rule?: AlertRule; settings?: typeof COUNTS } = {},
) => evaluateSmallCounts(seriesOf(count, countOn), WINDOW, rule, settings);
const even = (figure: number) => () => figure;

describe('counts are small', () => {
	it.each([
		[9, true],
		[10, false],
		[99, false],
	])('below a hundred a day, and very small below ten: %d', (figure, isVerySmall) => {
		expect(evaluated(100, even(figure))?.isVerySmall).toBe(isVerySmall);
	});

	it('by the last eight weeks, whatever was before', () => {
		expect(evaluated(100, even(100))).toBeUndefined();
		expect(evaluated(200, (back) => (back <= 56 ? 60 : 500))).toBeDefined();
		expect(evaluated(200, (back) => (back <= 56 ? 500 : 20))).toBeUndefined();
	});

	it('unless the last four weeks are at another level', () => {
		const changed = (level: number) => evaluated(200, (back) => (back <= 28 ? level : 20));
		expect(changed(50)).toBeDefined();
		expect(changed(80)).toBeDefined();
		expect(changed(5)).toBeUndefined();
	});

	it('from two weeks of days on, if the day itself is known', () => {
		expect(evaluated(15, even(20))).toBeDefined();
		expect(evaluated(14, even(20))).toBeUndefined();
		const series = seriesOf(100, even(20));
		const without = { ...series, moments: series.moments.slice(0, -1) };
		expect(evaluateSmallCounts(without, WINDOW, RULE, COUNTS)).toBeUndefined();
	});

	it.each<[string, AlertRule]>([
		['a rate', { ...RULE, figure: RATE }],
		['several days', { ...RULE, span: { is: 'days', count: 7 } }],
		['hours', { ...RULE, span: { is: 'today', delayHours: 1 } }],
		['a mean', { ...RULE, expected: { by: 'mean', percent: 15, ignoreRandomVariation: true } }],
		[
			'a fixed share',
			{ ...RULE, expected: { by: 'baseline', percent: 15, ignoreRandomVariation: false } },
		],
	])('for no rule about %s, nor for amounts', (_, rule) => {
		expect(evaluated(100, even(20), { rule })).toBeUndefined();
		const settings = { ...COUNTS, areCounts: [false] };
		expect(evaluated(100, even(20), { settings })).toBeUndefined();
	});

	it('and are evaluated as one day, three and seven, except on holidays', () => {
		const counts = evaluated(100, even(20));
		expect(counts?.windows.map(({ window }) => window.days.length)).toEqual([1, 3, 7]);
		expect(counts?.windows[1]?.window).toEqual({
			days: ['2026-11-18', '2026-11-19', LAST],
			...{ untilHour: undefined, through: LAST },
		});
		expect(counts?.windows.map(({ evaluation }) => Math.round(evaluation.expected ?? 0))).toEqual([
			...[20, 60, 140],
		]);
		expect(counts?.windows.map(({ evaluation }) => evaluation.value)).toEqual([20, 60, 140]);
		for (const { evaluation } of counts?.windows ?? [])
			expect(evaluation.expectedVolume).toBeCloseTo(140);
		const holidayOn = (holiday: string) => ({
			...COUNTS,
			special: (day: string) => (day === holiday ? { nameIn: () => 'Fair' } : undefined),
		});
		expect(evaluated(100, even(20), { settings: holidayOn(LAST) })?.windows).toEqual([]);
		const before = evaluated(100, even(20), { settings: holidayOn('2026-11-19') });
		expect(before?.windows.map(({ evaluation }) => evaluation.value)).toEqual([20, 40, 120]);
	});
});

describe('the verdict on small counts', () => {
	const judged = (countOn: (back: number) => number, side: 'lower' | 'higher', since?: string) => {
		const counts = evaluated(200, countOn, {
			settings: { ...COUNTS, ...(since ? { since } : {}) },
		});
		return counts && evaluateCounts(counts, side, RULE, since);
	};

	it.each([
		['lower', 3, 'alert'],
		['lower', 20, 'calm'],
		['lower', 18, 'unclear'],
		['higher', 60, 'alert'],
		['higher', 20, 'calm'],
		['higher', 22, 'unclear'],
	] as const)('on the %s side is for %d instead of 20: %s', (side, figure, verdict) => {
		const found = judged((back) => (back === 0 ? figure : 20), side);
		expect(found).toMatchObject({ verdict, window: { days: [LAST] } });
		expect(found?.evaluation.value).toBe(figure);
	});

	it('is that of several days if one alone may be chance', () => {
		const found = judged((back) => (back < 3 ? 9 : 20), 'lower');
		expect(found).toMatchObject({
			verdict: 'alert',
			window: { days: ['2026-11-18', '2026-11-19', LAST] },
		});
	});

	it('is no alert of a side on which the day itself is not', () => {
		const found = judged((back) => (back === 0 ? 21 : back < 7 ? 6 : 20), 'lower');
		expect(found?.verdict).not.toBe('alert');
	});

	it('of an open alert is unclear until enough of its days are known', () => {
		const since = (back: number) => addDays(LAST, -back);
		const ended = (back: number) => judged((one) => (one > back ? 20 : 19), 'lower', since(back));
		expect(ended(0)?.verdict).toBe('unclear');
		expect(ended(2)).toMatchObject({ verdict: 'calm', window: { days: { length: 3 } } });
		expect(ended(6)?.verdict).toBe('calm');
	});
});

describe('the nearest of several expected values', () => {
	const alternatives = [{ expected: 12, comparedWith: '2025-11-20' }];
	const nearest = (value: number | null) =>
		nearestExpectation({ value, expected: 8, alternatives, special: undefined })?.expected;

	it.each([
		[9, 8],
		[11, 12],
		[10, 8],
		[null, 8],
	])('is for %p: %d', (value, expected) => {
		expect(nearest(value)).toBe(expected);
	});
});

describe('the tracking of conversions', () => {
	it('names the last hours that it is about', () => {
		const found = evaluateTracking(shopOfHours({ salesADay: 400 }), untilHour(16));
		expect(found.verdict).toBe('calm');
		expect(found.since).toBe(`${addDays(TODAY, -1)} 16:00`);
		const none = evaluateTracking({ name: '', label: '', moments: [] }, untilHour(12));
		expect(none.since).toBe(`${TODAY} 12:00`);
	});
});
