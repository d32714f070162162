import { symmetricError, MAX_HORIZON } from './forecastBacktest';
import { WEEK } from '../../base/dates/durations';

/** The forecast at a past time, and the actual sum. */
export interface BacktestResult {
	/** How many weeks ago the forecast began. */
	readonly weeks: number;
	readonly expected: number;
	readonly actual: number;
}

/** An 80 % prediction interval. */
export interface PredictionInterval {
	readonly low: number;
	readonly high: number;
}

const COVERAGE = 0.8;
/** Smaller samples get wider intervals. */
const SMALL_SAMPLE = 8;
const MIN_ERROR_OF_SMALL_SAMPLE = 0.1;
const DEFAULT_ERROR = 0.3;
const MAX_ERROR = 1.6;

/**
 * A conformal interval: the error that 80 % of the backtests stay below, made wider for few backtests
 * and for horizons longer than those that were tested.
 *
 * @param count the number of forecast days
 */
export function conformalInterval(
	expected: number,
	results: readonly BacktestResult[],
	count: number,
): PredictionInterval {
	const error = Math.min(MAX_ERROR, coveredError(results, count));
	// The inverse of the symmetric relative error.
	const factor = (2 + error) / (2 - error);
	const [one, other] = [expected / factor, expected * factor];
	return { low: Math.min(one, other), high: Math.max(one, other) };
}

function coveredError(results: readonly BacktestResult[], count: number): number {
	const ahead = Math.min(count, MAX_HORIZON);
	const errors = results.map(({ expected, actual }) => Math.abs(symmetricError(expected, actual)));
	const sorted = errors.sort((one, other) => one - other);
	const rank = Math.min(sorted.length, Math.ceil(COVERAGE * (sorted.length + 1)));
	const quantile = sorted[rank - 1];
	if (quantile === undefined) return DEFAULT_ERROR;
	const error = quantile * (1 + ahead / (WEEK * sorted.length));
	const horizonFactor = Math.sqrt(Math.max(1, count / MAX_HORIZON));
	return (
		Math.max(sorted.length < SMALL_SAMPLE ? MIN_ERROR_OF_SMALL_SAMPLE : 0, error) * horizonFactor
	);
}
