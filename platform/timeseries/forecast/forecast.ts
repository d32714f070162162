import { sumOfAll, mean } from '../statistics';
import type { DailySeries } from '../dailySeries';
import type { Days } from '../../base/dates/namedPeriods';
import type { BacktestResult } from './predictionInterval';
import { weeklyIndex } from './seasonalIndex';
import { historyBefore, indexOf } from './history';
import type { ModelResult } from './forecastBacktest';
import { backtestModels, symmetricError } from './forecastBacktest';
import { projectDays, SMOOTHING_MODELS } from './smoothingModel';

/** The forecast for the remaining days of a period. */
export interface Forecast {
	/** The forecast of each remaining day. */
	readonly days: readonly number[];
	/** The ensemble's results in the backtest. */
	readonly backtest: readonly BacktestResult[];
	/** The share of the period's sum that the elapsed days are expected to have. */
	readonly expectedShareElapsed: number;
	/** The expected values of all days of the period, elapsed ones included. */
	readonly whole: readonly number[];
}

/**
 * Forecasts the rest of a period by an ensemble of simple models, weighted by their backtest
 * errors; undefined if there is too little data. `conformalInterval` makes a prediction interval of
 * the results of the backtest.
 *
 * @param end the first day that has not ended (YYYY-MM-DD), within the period
 */
export function forecast(daily: DailySeries, period: Days, end: string): Forecast | undefined {
	const history = historyBefore(daily, end);
	const now = history.values.length;
	const [start, stop] = [indexOf(history, period.from), indexOf(history, period.to) + 1];
	const week = weeklyIndex(history, now);
	const expected = (from: number, to: number) =>
		SMOOTHING_MODELS.map((way) => projectDays(history, now, week, { from, to }, way));
	const rest = expected(now, stop);
	const results = backtestModels(history, stop - now);
	const weights = ensembleWeights(results);
	const days = ensembleDays(rest, weights);
	// Fewer models cover the whole period.
	const whole = ensembleDays(expected(start, stop), weights);
	if (!days || !whole) return undefined;
	const all = sumOfAll(whole);
	return {
		days,
		backtest: ensembleBacktest(results, weights, rest),
		whole,
		expectedShareElapsed:
			all > 0 ? sumOfAll(whole.slice(0, now - start)) / all : (now - start) / whole.length,
	};
}

type ModelForecasts = ReadonlyArray<readonly number[] | undefined>;

function ensembleDays(forecasts: ModelForecasts, weights: readonly number[]): number[] | undefined {
	const count = forecasts.find((days) => days !== undefined)?.length;
	if (count === undefined) return undefined;
	return Array.from(
		{ length: count },
		(_, day) =>
			ensembleMean(
				forecasts.map((days) => days?.[day]),
				weights,
			) ?? 0,
	);
}

const MIN_RESULTS = 8;
const MIN_SHARED_WEIGHT = 0.5;

/** The backtest of the ensemble; weights differ for times at which last year was not available. */
function ensembleBacktest(
	results: readonly ModelResult[],
	weights: readonly number[],
	now: ModelForecasts,
): BacktestResult[] {
	const all = results.flatMap(({ expected, actual }, weeks) => {
		const mean = ensembleMean(expected, weights);
		const isSameEnsemble =
			weightOf(expected, weights) >
			MIN_SHARED_WEIGHT *
				weightOf(
					now.map((days) => days?.[0]),
					weights,
				);
		return mean === undefined
			? []
			: [{ trial: { weeks, expected: mean, actual }, isSame: isSameEnsemble }];
	});
	const same = all.filter(({ isSame: isSameEnsemble }) => isSameEnsemble);
	return (same.length >= MIN_RESULTS ? same : all).map(({ trial }) => trial);
}

/** How strongly weights favor accurate models. */
const WEIGHT_EXPONENT = 3;
/**
 * Models with few backtest results are shrunk towards the average, as if they had this many results
 * with the average error.
 */
const PRIOR_RESULTS = 3;
// A smaller error is luck.
const MIN_ERROR = 0.01;

/** The weights of the models: the smaller the backtest error, the larger the weight. */
export function ensembleWeights(replays: readonly ModelResult[]): number[] {
	const errors = SMOOTHING_MODELS.map((_, index) =>
		replays.flatMap(({ actual, expected }) => {
			const sum = expected[index];
			return sum === undefined ? [] : Math.abs(symmetricError(sum, actual));
		}),
	);
	const means = errors.flatMap((all) => mean(all) ?? []);
	const meanError = mean(means) ?? 1;
	return errors.map((all) => {
		const sum = all.reduce((total, error) => total + error, PRIOR_RESULTS * meanError);
		return Math.max(MIN_ERROR, sum / (all.length + PRIOR_RESULTS)) ** -WEIGHT_EXPONENT;
	});
}

/** The weighted mean of the available values; undefined if there are none. */
export function ensembleMean(
	values: ReadonlyArray<number | undefined>,
	weights: readonly number[],
): number | undefined {
	const all = weightOf(values, weights);
	const sum = values.reduce<number>(
		(total, value, index) => total + (value ?? 0) * (weights[index] ?? 0),
		0,
	);
	return all > 0 ? sum / all : undefined;
}

/** The share of the weight that belongs to available values. */
export function weightOf(
	values: ReadonlyArray<number | undefined>,
	weights: readonly number[],
): number {
	return values.reduce<number>(
		(total, value, index) => total + (value === undefined ? 0 : (weights[index] ?? 0)),
		0,
	);
}
