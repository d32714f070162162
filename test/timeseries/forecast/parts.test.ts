import {
	backtestModels,
	symmetricError,
} from '../../../platform/timeseries/forecast/forecastBacktest';
import { ensembleWeights, weightOf } from '../../../platform/timeseries/forecast/forecast';
import type { History } from '../../../platform/timeseries/forecast/history';
import {
	historyBefore,
	indexOf,
	knownValues,
	weekdayAt,
} from '../../../platform/timeseries/forecast/history';
import { conformalInterval } from '../../../platform/timeseries/forecast/predictionInterval';
import { weeklyIndex, yearlyIndexAt } from '../../../platform/timeseries/forecast/seasonalIndex';
import {
	projectDays,
	SMOOTHING_MODELS,
} from '../../../platform/timeseries/forecast/smoothingModel';

/** A Sunday. */
const FIRST = '2026-01-04';
const PLAIN = { decay: 0.1, yearlyWeight: 0 };
const EVEN = () => 1;

const historyOf = (count: number, valueOn: (index: number) => number | undefined): History => ({
	first: FIRST,
	values: Array.from({ length: count }, (_, index) => valueOn(index)),
});

describe('a history', () => {
	it('begins with the first figure, has gaps, and ends before a day', () => {
		const daily = new Map([
			['2026-01-06', 3],
			['2026-01-04', 1],
			['2026-01-09', 9],
		]);
		const history = historyBefore(daily, '2026-01-08');
		expect(history).toEqual({ first: FIRST, values: [1, undefined, 3, undefined] });
		expect(indexOf(history, '2026-01-06')).toBe(2);
		expect([-8, -1, 0, 1, 6, 7].map((index) => weekdayAt(history, index))).toEqual([
			...[6, 6, 0, 1, 6, 0],
		]);
	});

	it('is empty without a figure before the day', () => {
		expect(historyBefore(new Map(), FIRST)).toEqual({ first: FIRST, values: [] });
	});

	it('knows the figures of a range, which may begin before it', () => {
		const history = historyOf(5, (index) => (index === 1 ? undefined : index));
		expect(knownValues(history, 0, 3)).toEqual([0, 2]);
		expect(knownValues(history, -2, 1)).toEqual([0]);
		expect(knownValues(history, -9, -7)).toEqual([]);
	});
});

describe('the weekly index', () => {
	const sundays = (index: number) => (index % 7 === 0 ? 20 : 10);

	it('is the share of a weekday in an average one', () => {
		const week = weeklyIndex(historyOf(91, sundays), 91);
		expect(week(0)).toBeCloseTo(20 / (80 / 7));
		expect(week(99)).toBeCloseTo(10 / (80 / 7));
	});

	it('is that of the last thirteen weeks', () => {
		const before = (index: number) => (index < 7 ? (index % 7 === 1 ? 5_000 : 0) : sundays(index));
		expect(weeklyIndex(historyOf(98, before), 98)(0)).toBeCloseTo(20 / (80 / 7));
	});

	it('leaves out days after its end, and days without figures', () => {
		const later = (index: number) => (index < 35 ? sundays(index) : 999);
		expect(weeklyIndex(historyOf(50, later), 35)(0)).toBeCloseTo(20 / (80 / 7));
		const gap = (index: number) => (index === 15 ? undefined : sundays(index));
		expect(weeklyIndex(historyOf(91, gap), 91)(1)).toBeCloseTo(10 / (80 / 7), 1);
	});

	it('is 1 where nothing is known, or all is 0', () => {
		expect(weeklyIndex(historyOf(0, EVEN), 0)(3)).toBe(1);
		expect(
			weeklyIndex(
				historyOf(91, () => 0),
				91,
			)(3),
		).toBe(1);
		// A week with four figures has a level, one with three has none.
		const few = (known: number) =>
			weeklyIndex(
				historyOf(35, (index) => (index % 7 < known ? sundays(index) : undefined)),
				35,
			)(0);
		expect(few(4)).toBeGreaterThan(1);
		expect(few(3)).toBe(1);
	});
});

describe('the yearly index', () => {
	const rising = historyOf(400, (index) => index);

	it('is the mean of the week around the same weekday a year before', () => {
		expect(yearlyIndexAt(rising, 464, 400)).toBe(100);
		expect(yearlyIndexAt(rising, 367, 367)).toBe(3);
		expect(yearlyIndexAt(rising, 366, 366)).toBeUndefined();
	});

	it('needs four days that have elapsed, and something in them', () => {
		expect(yearlyIndexAt(rising, 464, 101)).toBe(98.5);
		expect(yearlyIndexAt(rising, 464, 100)).toBeUndefined();
		expect(
			yearlyIndexAt(
				historyOf(400, () => 0),
				464,
				400,
			),
		).toBeUndefined();
	});
});

describe('a projected day', () => {
	const project = (history: History, way = PLAIN, week: (day: number) => number = EVEN) => {
		const now = history.values.length;
		return projectDays(history, now, week, { from: now, to: now + 2 }, way);
	};

	it('is the level of the past, in which yesterday weighs most', () => {
		const history = historyOf(20, (index) => 100 + index);
		const weights = Array.from({ length: 20 }, (_, index) => 0.9 ** (19 - index));
		const sum = weights.reduce((total, weight, index) => total + weight * (100 + index), 0);
		const level = sum / weights.reduce((total, weight) => total + weight, 0);
		expect(project(history)).toEqual([expect.closeTo(level), expect.closeTo(level)]);
	});

	it('has the share of its weekday, and needs fourteen figures', () => {
		const week = (day: number) => (day % 2 === 0 ? 2 : 0.5);
		const past = (count: number) => historyOf(count, (index) => 10 * week(index));
		expect(project(past(14), PLAIN, week)).toEqual([expect.closeTo(20), expect.closeTo(5)]);
		expect(project(past(13), PLAIN, week)).toBeUndefined();
	});

	it('leaves out weekdays that always have nothing, and days without a figure', () => {
		const week = (day: number) => (day % 7 === 0 ? 0 : 1);
		const gaps = historyOf(28, (index) => (index % 7 === 0 ? 0 : index % 5 === 0 ? undefined : 10));
		expect(project(gaps, PLAIN, week)).toEqual([0, expect.closeTo(10)]);
		expect(project(gaps, PLAIN, () => 0)).toEqual([0, 0]);
	});

	it('depends on the last ten weeks only', () => {
		const before = historyOf(90, (index) => (index < 20 ? 9_999 : 10));
		expect(project(before)?.[0]).toBeCloseTo(10, 9);
		const within = historyOf(90, (index) => (index < 21 ? 9_999 : 10));
		expect(project(within)?.[0]).toBeGreaterThan(10);
	});

	it.each([
		['a single rise counts half as much again', 1_000, 15],
		['a single drop counts half', -50, 5],
	])('follows no outlier: %s', (_, outlier, counted) => {
		const weights = Array.from({ length: 28 }, (__, index) => 0.9 ** (27 - index));
		const all = weights.reduce((total, weight) => total + weight, 0);
		const level = 10 + ((counted - 10) * (weights[25] ?? 0)) / all;
		expect(project(historyOf(28, (index) => (index === 25 ? outlier : 10)))?.[0]).toBeCloseTo(
			level,
		);
	});

	it('follows what varies no more than one and a half times as much as half of the days', () => {
		// Quartiles of 10 and 30, so that all from -20 to 60 is ordinary.
		const lastOf = (last: number) =>
			project(historyOf(28, (index) => (index === 27 ? last : index % 2 === 0 ? 10 : 30)))?.[0] ??
			0;
		expect(lastOf(59)).toBeLessThan(lastOf(60));
		expect(lastOf(61)).toBe(lastOf(60));
		expect(lastOf(-19)).toBeGreaterThan(lastOf(-20));
		expect(lastOf(-21)).toBe(lastOf(-20));
	});

	it.each([
		[0, 10],
		[0.5, 10 * Math.sqrt(2)],
		[1, 20],
	])('repeats the season of last year with a weight of %d', (yearlyWeight, expected) => {
		// Twice as much in the weeks after the same day of last year.
		const now = 400;
		const history = historyOf(now, (index) => (index >= now - 360 && index < now - 330 ? 20 : 10));
		const range = { from: now + 10, to: now + 11 };
		const days = projectDays(history, now, EVEN, range, { decay: 0.1, yearlyWeight });
		// The level is that of the last ten weeks, which had an ordinary season.
		expect(days?.[0]).toBeCloseTo(expected);
	});

	it('is unknown if it repeats last year, whose days around it have no figures', () => {
		const history = historyOf(400, (index) => (index >= 33 && index < 42 ? undefined : 10));
		const range = { from: 401, to: 402 };
		const projectWith = (yearlyWeight: number) =>
			projectDays(history, 400, EVEN, range, { decay: 0.1, yearlyWeight });
		expect(projectWith(0)).toEqual([expect.closeTo(10)]);
		expect(projectWith(0.5)).toBeUndefined();
	});
});

describe('the backtest of the models', () => {
	it('begins with the newest, and reaches back 26 weeks', () => {
		const results = backtestModels(
			historyOf(400, (index) => index),
			7,
		);
		expect(results).toHaveLength(26);
		const sums = results.slice(0, 2).map(({ actual }) => actual);
		expect(sums).toEqual([7 * 396, 7 * 389]);
		expect(results[0]?.expected).toHaveLength(SMOOTHING_MODELS.length);
	});

	it('needs five weeks of history, and seven of ten days', () => {
		expect(backtestModels(historyOf(45, EVEN), 10)).toHaveLength(1);
		expect(backtestModels(historyOf(44, EVEN), 10)).toHaveLength(0);
		const known = (count: number) =>
			backtestModels(
				historyOf(45, (index) => (index < 45 - count ? 1 : undefined)),
				10,
			);
		expect(known(3)).toMatchObject([{ actual: 10 }]);
		expect(known(4)).toEqual([]);
	});

	it('looks ahead eight weeks at most', () => {
		const [first] = backtestModels(historyOf(200, EVEN), 90);
		expect(first).toMatchObject({ actual: 56 });
	});

	it.each([
		[300, 100, 1],
		[100, 300, -1],
		[0, 100, -2],
		[-100, -300, 1],
		[0, 0, 0],
	])('has a relative error that is the same in both directions: %d for %d', (one, other, error) => {
		expect(symmetricError(one, other)).toBe(error);
	});
});

describe('the weights of the models', () => {
	it('fall with the third power of their errors, which three average ones join', () => {
		const results = Array.from({ length: 3 }, () => ({ actual: 300, expected: [100, 180] }));
		const [coarse, fine, unknown] = ensembleWeights(results);
		expect(coarse).toBeCloseTo(((1 + 0.75) / 2) ** -3);
		expect(fine).toBeCloseTo(((0.5 + 0.75) / 2) ** -3);
		expect(unknown).toBeCloseTo(0.75 ** -3);
	});

	it('of models without an error are alike, and without any result all are 1', () => {
		const exact = Array.from({ length: 5 }, () => ({ actual: 300, expected: [300, 300] }));
		expect(ensembleWeights(exact)[0]).toBeCloseTo(0.01 ** -3, 5);
		expect(ensembleWeights([])).toEqual(SMOOTHING_MODELS.map(() => 1));
		expect(weightOf([5, undefined, 0], [1, 2, 4])).toBe(5);
	});
});

describe('a prediction interval', () => {
	const missed = (count: number, actual: number) =>
		Array.from({ length: count }, (_, weeks) => ({ weeks, expected: 100, actual }));
	const errorOf = (...given: Parameters<typeof conformalInterval>) => {
		const { high } = conformalInterval(...given);
		const factor = high / Math.abs(given[0]);
		return (2 * (factor - 1)) / (factor + 1);
	};

	it('without a backtest is thirty per cent wide', () => {
		expect(errorOf(100, [], 5)).toBeCloseTo(0.3);
	});

	it('is at least a tenth wide after fewer than eight results', () => {
		expect(errorOf(100, missed(7, 100), 1)).toBeCloseTo(0.1);
		expect(errorOf(100, missed(8, 100), 1)).toBe(0);
	});

	it('is wider the more its results overlap, and beyond eight weeks', () => {
		expect(errorOf(100, missed(10, 300), 0)).toBeCloseTo(1);
		expect(errorOf(100, missed(10, 150), 35)).toBeCloseTo(0.4 * 1.5);
		expect(errorOf(100, missed(10, 150), 56)).toBeCloseTo(0.4 * 1.8);
		expect(errorOf(100, missed(10, 150), 112)).toBeCloseTo(0.4 * 1.8 * Math.SQRT2);
		expect(errorOf(100, missed(10, 10_000), 99)).toBeCloseTo(1.6);
	});

	it('contains a negative sum, too', () => {
		const { low, high } = conformalInterval(-100, missed(10, 300), 0);
		expect([low, high]).toEqual([expect.closeTo(-300), expect.closeTo(-100 / 3)]);
	});
});
