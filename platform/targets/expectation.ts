import type { PredictionInterval } from '../timeseries/forecast/predictionInterval';
import { conformalInterval } from '../timeseries/forecast/predictionInterval';
import { sumOfAll } from '../timeseries/statistics';
import type { MetricProgress } from './periodProgress';
import { cumulativeRemaining } from './periodProgress';

/**
 * A figure to date and its forecast for the rest of the period. Values that cannot be computed are
 * null.
 */
export interface PeriodExpectation {
	readonly actualToDate: number | null;
	/** How many elapsed days have no figure. */
	readonly daysWithoutFigures: number;
	/** The figure to date at the end of each elapsed day. */
	readonly cumulative: ReadonlyArray<number | null>;
	/** The forecast to date at the end of each remaining day; empty if there is too little data. */
	readonly ahead: readonly DayForecast[];
	/** The forecast sum of the remaining days; for a rate, the forecast rate of these days. */
	readonly remaining: number | null;
	/** The sum or rate that the remaining days need for the figure to end at an amount. */
	readonly neededOfRemaining: (amount: number) => number | null;
	/** The share of the period's sum that the elapsed days usually have. */
	readonly expectedShareElapsed: number | null;
}

/** An expected value with its 80 % prediction interval. */
export interface DayForecast extends PredictionInterval {
	readonly expected: number;
}

/** Forecasts the sum of a metric. */
export function expectSum(part: MetricProgress): PeriodExpectation {
	const {
		cumulative,
		actualToDate,
		daysWithoutFigures,
		missing,
		remaining,
		backtest,
		expectedShareElapsed,
	} = part;
	const ahead =
		actualToDate === null || missing === null
			? []
			: cumulativeRemaining(part).map((sum) => {
					const toCome = sum + missing;
					const { low, high } = conformalInterval(
						toCome,
						backtest,
						(remaining?.length ?? 0) + daysWithoutFigures,
					);
					return {
						expected: actualToDate + toCome,
						low: actualToDate + low,
						high: actualToDate + high,
					};
				});
	const start = withMissing(part);
	return {
		cumulative,
		actualToDate,
		daysWithoutFigures,
		ahead,
		expectedShareElapsed,
		remaining: remaining ? sumOfAll(remaining) : null,
		neededOfRemaining: (amount) => (start === null ? null : Math.max(0, amount - start)),
	};
}

/** Forecasts a rate as the ratio of two sums. @param factor 100 for percent */
export function expectRate(
	numerator: MetricProgress,
	denominator: MetricProgress,
	factor: number,
): PeriodExpectation {
	const rate = (one: number | null, by: number | null) =>
		one === null || by === null || by === 0 ? null : (one / by) * factor;
	const [above, below] = [withMissing(numerator), withMissing(denominator)];
	const ofRest = cumulativeRemaining(denominator);
	const ahead = cumulativeRemaining(numerator).flatMap((sum, index) => {
		const by = ofRest[index] ?? 0;
		if (above === null || below === null || by === 0 || below + by === 0) return [];
		const band = conformalInterval(sum / by, ratesTried(numerator, denominator), ofRest.length);
		const at = (share: number) => ((above + share * by) / (below + by)) * factor;
		return [{ expected: at(sum / by), low: at(band.low), high: at(band.high) }];
	});
	const left = ofRest.at(-1) ?? 0;
	return {
		actualToDate: rate(numerator.actualToDate, denominator.actualToDate),
		daysWithoutFigures: numerator.daysWithoutFigures,
		cumulative: numerator.cumulative.map((sum, index) =>
			rate(sum, denominator.cumulative[index] ?? null),
		),
		ahead: ahead.length === ofRest.length ? ahead : [],
		remaining: rate(cumulativeRemaining(numerator).at(-1) ?? null, left),
		neededOfRemaining: (amount) => {
			if (above === null || below === null || left === 0) return null;
			return Math.max(0, ((amount / factor) * (below + left) - above) / left) * factor;
		},
		expectedShareElapsed: denominator.expectedShareElapsed,
	};
}

/** The sum to date, with the forecast for elapsed days that have no figure. */
function withMissing({ actualToDate, missing }: MetricProgress): number | null {
	return actualToDate === null || missing === null ? null : actualToDate + missing;
}

function ratesTried({ backtest }: MetricProgress, denominator: MetricProgress) {
	return backtest.flatMap(({ weeks, expected, actual }) => {
		const by = denominator.backtest.find((trial) => trial.weeks === weeks);
		if (!by || by.expected === 0 || by.actual === 0) return [];
		return [{ weeks, expected: expected / by.expected, actual: actual / by.actual }];
	});
}
