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

/** What is expected of the days of a period that are not over. */
export interface Forecast {
	/** Day by day. */
	readonly days: readonly number[];
	/** How the same would have done in the weeks before. */
	readonly backtest: readonly BacktestResult[];
	/** How much of all of the period the days that are over usually are. */
	readonly expectedShareElapsed: number;
	/** The same for all days of the period, also those that are over. */
	readonly whole: readonly number[];
}

/**
 * What the rest of a period will have. Several simple ways are tried on the weeks before; the less one
 * was off there, the more it counts. Undefined where too little is known.
 *
 * @param end the first day that is not over (YYYY-MM-DD), within the period
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
	// The whole course of a year is known by fewer ways.
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

/** What the same mixture would have said; where last year was not known yet, it was another one. */
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
