import { mean, median, trimmedMean } from '../../platform/timeseries/statistics';
import { toDailySeries, hourFilterOf } from '../../platform/alerts/expectation/hourlyToDaily';
import { seriesUntil, lastWeeks, sumOf } from '../../platform/timeseries/dailySeries';
import type { AveragingMethod } from '../../platform/alerts/expectation/seasonalNaive';
import { seasonalMean, maxResidual } from '../../platform/alerts/expectation/seasonalNaive';
import type { DailyPoint, FigureSeries } from '../../platform/alerts/expectation/figureSeries';
import { daysFrom } from './polls/living';
import { addDays } from '../../platform/base/dates/dayArithmetic';

/** A Friday. */
const DAY = '2026-11-20';

it('averages are computed without the days that have no figures', () => {
	expect([mean([]), median([]), trimmedMean([])]).toEqual([undefined, undefined, undefined]);
	expect([mean([1, 2, 6]), median([6, 1, 2]), median([10, 1, 2, 4])]).toEqual([3, 2, 3]);
	expect(trimmedMean([100, 1, 2])).toBe(2);
	expect(trimmedMean([100, 4, 0, 2])).toBe(3);
	expect(trimmedMean([7, 100, 1, 0, 4])).toBe(4);
});

/** The weeks before, the last one last, in each of which every weekday has the same. */
const weeksOf = (...values: number[]) =>
	new Map(
		values.flatMap((value, index) => {
			const start = addDays(DAY, -(7 * (values.length - index)));
			return daysFrom(start, addDays(start, 6)).map((day) => [day, value] as const);
		}),
	);

describe('the expected value', () => {
	it.each<[AveragingMethod, number[], number | undefined]>([
		['mean', [10, 20, 30, 100], 40],
		['median', [10, 20, 30, 100], 25],
		['before', [10, 20, 30, 100], 100],
		['recent', [100, 100, 100, 125], 125],
		// At the level of the last week, but for a part of it.
		['recent', [100, 100, 100, 500], 130],
		['recent', [100, 100, 100, 20], 60],
		['mean', [10], undefined],
		['mean', [10, 30], 20],
	])('by %s after weeks of %j is %j', (method, weeks, expected) => {
		expect(seasonalMean([DAY], weeksOf(...weeks), method, 8)).toEqual(expected);
	});

	it('uses the last weeks only, and all days of the window together', () => {
		const past = weeksOf(1_000, 10, 20);
		expect(seasonalMean([DAY], past, 'mean', 2)).toBe(15);
		expect(seasonalMean([DAY, addDays(DAY, 1)], past, 'mean', 2)).toBe(30);
		expect(seasonalMean([], past, 'mean', 2)).toBeUndefined();
	});

	it('uses the same weekday', () => {
		const past = new Map(
			[...weeksOf(10, 10)].map(([day, value]) => [day, Number(day.slice(8)) % 7 === 6 ? 3 : value]),
		);
		expect(seasonalMean([DAY], past, 'mean', 2)).toBe(3);
		expect(seasonalMean([addDays(DAY, 1)], past, 'mean', 2)).toBe(10);
	});

	it('by the days before uses as many days', () => {
		const days = [addDays(DAY, -1), DAY];
		const past = new Map([
			[addDays(DAY, -3), 4],
			[addDays(DAY, -2), 5],
			[addDays(DAY, -1), 100],
		]);
		expect(seasonalMean(days, past, 'before', 8)).toBe(9);
		past.delete(addDays(DAY, -3));
		expect(seasonalMean(days, past, 'before', 8)).toBeUndefined();
	});
});

describe('the largest residual', () => {
	it('is relative to the expected value', () => {
		const past = new Map(weeksOf(100, 100, 100, 100, 100, 100));
		past.set(addDays(DAY, -10), 70);
		past.set(addDays(DAY, -20), 150);
		const { lower, higher } = maxResidual(past);
		expect([lower, higher].map((one) => Math.round(one * 100))).toEqual([30, 50]);
	});

	it('is 0 for a constant or slowly changing series, and for zeros', () => {
		const none = { lower: 0, higher: 0 };
		expect(maxResidual(weeksOf(100, 100, 100, 100))).toEqual(none);
		expect(maxResidual(weeksOf(0, 0, 0, 0))).toEqual(none);
		expect(maxResidual(new Map())).toEqual(none);
		const slow = maxResidual(weeksOf(100, 101, 102, 103, 104, 105));
		expect(Math.max(slow.lower, slow.higher)).toBeLessThan(0.02);
	});
});

describe('daily figures', () => {
	const series = (moments: DailyPoint[]): FigureSeries => ({ name: '', label: '', moments });
	const hour = (
		day: string,
		at: number | undefined,
		...figures: Array<number | null>
	): DailyPoint => ({
		...{ day, hour: at, figures },
	});
	const TWO_DAYS = series([
		...[hour('2026-10-24', 1, 1), hour('2026-10-24', 2, 2), hour('2026-10-24', 3, 4)],
		...[hour('2026-10-25', 1, 8), hour('2026-10-25', 2, 10), hour('2026-10-25', 2, 20)],
	]);
	const sums = (of: FigureSeries, hours?: number[], figure = 0) => [
		...toDailySeries(of, figure, hours && new Set(hours)),
	];

	it('are the sum of the requested hours, and the mean of an hour that occurs twice', () => {
		expect(sums(TWO_DAYS)).toEqual([
			['2026-10-24', 7],
			['2026-10-25', 23],
		]);
		expect(sums(TWO_DAYS, [1, 2])).toEqual([
			['2026-10-24', 3],
			['2026-10-25', 23],
		]);
	});

	it('are missing if an hour or a figure is missing', () => {
		expect(sums(TWO_DAYS, [1, 3])).toEqual([['2026-10-24', 5]]);
		expect(sums(TWO_DAYS, [])).toEqual([]);
		const holed = series([hour(DAY, 1, 5, null), hour(DAY, 2, 6, 7)]);
		expect([sums(holed), sums(holed, undefined, 1), sums(holed, undefined, 2)]).toEqual([
			...[[[DAY, 11]], [], []],
		]);
		const whole = series([hour(DAY, undefined, 5)]);
		expect(sums(whole, [1, 2])).toEqual([[DAY, 5]]);
	});

	it('of today include the elapsed hours', () => {
		const window = (day: string, untilHour?: number) => ({ days: [day], untilHour, through: '' });
		const hours = (...args: Parameters<typeof hourFilterOf>) => [
			...(hourFilterOf(...args) ?? ['all']),
		];
		expect(hours([TWO_DAYS], window('2026-10-24'))).toEqual(['all']);
		expect(hours([TWO_DAYS], window('2026-10-24', 3))).toEqual([1, 2]);
		expect(hours([TWO_DAYS], window('2026-10-24', 4))).toEqual([1, 2, 3]);
		expect(hours([TWO_DAYS], window('2026-10-24', 4), '2026-10-25')).toEqual([1, 2]);
		expect(hours([TWO_DAYS], window('2026-10-26', 4))).toEqual([]);
		expect(hours([series([hour(DAY, undefined, 1)])], window(DAY, 4))).toEqual([]);
	});

	it('are summed, sorted and cut', () => {
		const daily = new Map([
			['2026-11-03', 3],
			['2026-11-01', 1],
			['2026-11-02', 2],
		]);
		expect(sumOf(daily, ['2026-11-01', '2026-11-03'])).toBe(4);
		expect(sumOf(daily, ['2026-11-01', '2026-11-04', '2026-11-02'])).toBeUndefined();
		expect([...seriesUntil(daily, '2026-11-03').keys()]).toEqual(['2026-11-01', '2026-11-02']);
		expect([...lastWeeks(daily, '2026-11-09', 1).keys()]).toEqual(['2026-11-02', '2026-11-03']);
	});
});
