import { sumOfAll } from '../statistics';
import type { DailySeries } from '../dailySeries';
import type { Days } from '../../base/dates/namedPeriods';
import type { BacktestResult } from './predictionInterval';
import { weeklyIndex } from './seasonalIndex';
import { historyBefore, indexOf } from './history';
import type { ModelResult } from './forecastBacktest';
import { backtestModels } from './forecastBacktest';
import { projectDays, SMOOTHING_MODELS } from './smoothingModel';
import { ensembleMean, weightOf, ensembleWeights } from './ensemble';

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
