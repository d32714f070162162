import { addDays } from '../../../platform/base/dates/dayArithmetic';
import { conformalInterval } from '../../../platform/timeseries/forecast/predictionInterval';
import {
	forecast,
	ensembleMean,
	ensembleWeights,
} from '../../../platform/timeseries/forecast/forecast';
import { SMOOTHING_MODELS } from '../../../platform/timeseries/forecast/smoothingModel';

const END = '2026-11-23';
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

const daysOf = (count: number, valueOf: (back: number) => number | undefined) =>
	new Map(
		Array.from({ length: count }, (_, index) => count - index).flatMap((back) => {
			const value = valueOf(back);
			return value === undefined ? [] : [[addDays(END, -back), value] as const];
		}),
	);

it.each([
	[9, 8],
	[10, 9],
	[14, 12],
	[20, 17],
])('of %i backtests, the prediction interval contains %i and no more', (count, held) => {
	// Each miss is larger than the one before, all of them above what was expected.
	const trials = Array.from({ length: count }, (_, index) => {
		const miss = (index + 1) / 100;
		return { weeks: index, expected: 1_000, actual: (1_000 * (2 + miss)) / (2 - miss) };
	}).reverse();
	const { high } = conformalInterval(1_000, trials, 0);
	expect(trials.filter(({ actual }) => actual <= high + 1e-6)).toHaveLength(held);
});

it('backtests use times with a year of history as soon as there are enough of them', () => {
	const weeksTried = (days: number) =>
		(
			forecast(
				daysOf(days, () => 100),
				NOVEMBER,
				END,
			)?.backtest ?? []
		).map(({ weeks }) => weeks);
	// Last year is known for the last thirteen weeks of 460 days, and for three of 390.
	const [known = [], few = []] = [weeksTried(460), weeksTried(390)];
	expect(known.length).toBeLessThan(16);
	expect(known.length).toBeGreaterThanOrEqual(8);
	expect(few).toHaveLength(26);
});

it('a backtest scales the actual sum of a period with gaps to whole days', () => {
	const gaps = forecast(
		daysOf(200, (back) => (back % 6 === 0 ? undefined : 100)),
		NOVEMBER,
		END,
	);
	for (const { actual } of gaps?.backtest ?? []) expect(actual).toBeCloseTo(800, 5);
	expect(gaps?.backtest.length).toBeGreaterThan(8);
});

it('a backtest leaves out times before which too little is known for a forecast', () => {
	const known = daysOf(120, (back) => (back > 20 && back <= 100 ? undefined : 100));
	const { days, backtest } = forecast(known, NOVEMBER, END) ?? {};
	expect(days).toHaveLength(8);
	expect(backtest).toEqual([]);
});

it('a model that was right once weighs less than models that are nearly right for weeks', () => {
	const weeks = Array.from({ length: 20 }, (_, index) => ({
		actual: 1_000,
		expected: SMOOTHING_MODELS.map((_way, way) =>
			way === 0 ? (index === 0 ? 1_000 : undefined) : 1_100,
		),
	}));
	const [once = 0, often = 1] = ensembleWeights(weeks);
	expect(once / often).toBeGreaterThan(1);
	expect(once / often).toBeLessThan(6);
});

it('the ensemble uses only models that have a forecast', () => {
	expect(ensembleMean([10, undefined, 20], [1, 100, 3])).toBe(17.5);
	expect(ensembleMean([undefined], [1])).toBeUndefined();
	expect(ensembleMean([5], [0])).toBeUndefined();
});
