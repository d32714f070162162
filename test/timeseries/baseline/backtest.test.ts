import { addDays, weekdayOf } from '../../../platform/base/dates/dayArithmetic';
import { runBacktest } from '../../../platform/timeseries/baseline/backtest';
import type { TrainingDay } from '../../../platform/timeseries/baseline/trainingDay';

const LAST = '2026-11-20';

/** Days up to the last one by their values, as logarithms; a little noise, so that there is a tolerance. */
function daysOf(count: number, valueOn: (back: number) => number): TrainingDay[] {
	return Array.from({ length: count }, (_, index) => {
		const back = count - 1 - index;
		const day = addDays(LAST, -back);
		const noise = ((index * 7919) % 101) / 1_000 - 0.05;
		const logValue = 7 + valueOn(back) + noise;
		return { day, weekday: weekdayOf(day), logValue, special: undefined, monthDayEffect: 0 };
	});
}

const backOf = (...backs: number[]) => ({ from: addDays(LAST, -(backs[0] ?? 0)), to: LAST });
/** How many days before the last one its anomalies are. */
const anomaliesOf = (
	days: readonly TrainingDay[],
	...more: [since?: string, ended?: Array<{ from: string; to: string }>]
) =>
	runBacktest(days, ...more)
		.states.slice(0, -1)
		.flatMap(({ isAnomaly }, index) => (isAnomaly ? [days.length - 1 - index] : []));
const levelOf = (...given: Parameters<typeof runBacktest>) =>
	runBacktest(...given).states.at(-1)?.level ?? NaN;

describe('the backtest of a series', () => {
	it('has a state for each day and one for the day after the last', () => {
		expect(runBacktest(daysOf(60, () => 0)).states).toHaveLength(61);
		expect(runBacktest([]).states).toHaveLength(1);
		expect(runBacktest([], LAST).states).toHaveLength(1);
	});

	it('finds the days that differ, and does not learn from them', () => {
		const days = daysOf(200, (back) => (back === 1 || back === 50 ? -2 : 0));
		expect(anomaliesOf(days)).toEqual([50, 1]);
		expect(levelOf(days)).toBeCloseTo(7, 1);
	});

	it.each([
		[4, [3, 2, 1, 0], 7],
		[5, [], 9],
	])('takes anomalies of five days for the new level: %d days', (count, anomalies, level) => {
		const days = daysOf(200, (back) => (back < count ? 2 : 0));
		expect(anomaliesOf(days)).toEqual(anomalies);
		expect(levelOf(days)).toBeCloseTo(level, 1);
	});

	it('counts the level before a shift as normal for six weeks', () => {
		const after = (days: number) => runBacktest(daysOf(200, (back) => (back < days ? 2 : 0)));
		expect(after(42).states.at(-1)?.previousLevel).toBeCloseTo(7, 1);
		expect(after(43).states.at(-1)?.previousLevel).toBeUndefined();
	});

	it('is back at the level before a shift at once, and remembers the one that it left', () => {
		const back = runBacktest(daysOf(200, (days) => (days < 12 && days > 0 ? 2 : 0)));
		expect(back.states.at(-1)?.level).toBeCloseTo(7, 1);
		expect(back.states.at(-1)?.previousLevel).toBeCloseTo(9, 1);
	});
});

describe('the days of an open alert', () => {
	const days = daysOf(200, (back) => (back < 10 ? -0.7 : 0));

	it('are no new level for four weeks', () => {
		expect(anomaliesOf(days)).toEqual([]);
		expect(levelOf(days)).toBeCloseTo(6.3, 1);
		expect(anomaliesOf(days, addDays(LAST, -9))).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
		expect(levelOf(days, addDays(LAST, -9))).toBeCloseTo(7, 1);
	});

	it.each([
		[26, 7],
		[27, 6.3],
	])('are the new level after that: since %d days before the last', (back, level) => {
		const half = daysOf(200, (one) => (one <= back ? -0.7 : 0));
		expect(levelOf(half, addDays(LAST, -back))).toBeCloseTo(level, 1);
	});

	it('are left out of a series that is shorter than four weeks', () => {
		const short = daysOf(24, (back) => (back < 3 ? -0.7 : 0));
		expect(anomaliesOf(short, addDays(LAST, -2))).toEqual([2, 1, 0]);
	});
});

describe('an alert that has ended', () => {
	const days = daysOf(200, (back) => (back >= 20 && back < 30 ? -0.7 : 0));
	const ended = [{ from: addDays(LAST, -29), to: addDays(LAST, -20) }];

	it('is left out from its first day to its last', () => {
		expect(anomaliesOf(days, undefined, ended)).toEqual([
			...[29, 28, 27, 26, 25, 24, 23, 22, 21, 20],
		]);
	});

	it('neither widens the tolerance nor hides the days after it', () => {
		const after = daysOf(200, (back) => ((back >= 20 && back < 30) || back === 2 ? -0.7 : 0));
		const found = runBacktest(after, undefined, ended);
		expect(found.states[197]?.isAnomaly).toBe(true);
		const plain = runBacktest(daysOf(200, () => 0)).residualScale.toleranceOn(1)?.lower ?? NaN;
		expect(found.residualScale.toleranceOn(1)?.lower).toBeLessThan(1.6 * plain);
	});

	it('has no part in a level shift', () => {
		const half = daysOf(200, (back) => (back < 8 ? -0.7 : 0));
		const three = [backOf(2)];
		expect(anomaliesOf(half, undefined, three)).toEqual([2, 1, 0]);
		expect(levelOf(half, undefined, three)).toBeCloseTo(6.3, 1);
	});
});
