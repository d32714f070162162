import { addDays } from '../base/dates/dayArithmetic';
import type { Days } from '../base/dates/namedPeriods';
import { countDays } from '../base/dates/namedPeriods';
import type { BacktestResult } from '../timeseries/forecast/predictionInterval';
import type { Forecast } from '../timeseries/forecast/forecast';
import { forecast } from '../timeseries/forecast/forecast';
import { sumOfAll } from '../timeseries/statistics';
import type { DailySeries } from '../timeseries/dailySeries';
import { seriesUntil } from '../timeseries/dailySeries';

/** A metric's figures for the elapsed days of a period, and its forecast for the remaining days. */
export interface MetricProgress {
	/** The running sum at the end of each elapsed day; null for a day without a figure. */
	readonly cumulative: ReadonlyArray<number | null>;
	/**
	 * The sum of the elapsed days that have figures: null if none has one, 0 if no day has elapsed.
	 */
	readonly actualToDate: number | null;
	/** How many elapsed days have no figure. */
	readonly daysWithoutFigures: number;
	/** The forecast for the elapsed days without figures; null if there is too little data. */
	readonly missing: number | null;
	/** The forecast for each remaining day; undefined if there is too little data. */
	readonly remaining: readonly number[] | undefined;
	readonly backtest: readonly BacktestResult[];
	/**
	 * The expected share of the period's sum on the elapsed days with figures; null if there is too
	 * little data.
	 */
	readonly expectedShareElapsed: number | null;
}

/** The days of a period in order. */
export function listDays({ from, to }: Days): string[] {
	return Array.from({ length: countDays({ from, to }) }, (_, index) => addDays(from, index));
}

/**
 * Sums up a metric over the elapsed days and forecasts the rest.
 *
 * @param end the first day that has not ended, YYYY-MM-DD
 */
export function metricProgress(daily: DailySeries, days: Days, end: string): MetricProgress {
	const values = listDays(days)
		.filter((day) => day < end)
		.map((day) => daily.get(day));
	const figures = values.filter((value) => value !== undefined);
	const daysWithoutFigures = values.length - figures.length;
	const start = {
		cumulative: sumsUpTo(values),
		actualToDate: values.length > 0 && figures.length === 0 ? null : sumOfAll(figures),
		daysWithoutFigures,
	};
	const isWhole = daysWithoutFigures === 0;
	if (end > days.to) {
		const [missing, expectedShareElapsed] = isWhole ? [0, 1] : [null, null];
		return { ...start, remaining: [], backtest: [], missing, expectedShareElapsed };
	}
	// A period may begin before the figures of the previous day have arrived.
	const from = end < days.from ? end : days.from;
	const expected = forecast(begun(seriesUntil(daily, end)), { from, to: days.to }, end);
	const left = Math.min(countDays(days), countDays({ from: end, to: days.to }));
	const ofUnknown = expected?.whole.filter((_, day) => day in values && values[day] === undefined);
	const sumOfUnknown = ofUnknown ? sumOfAll(ofUnknown) : null;
	return {
		...start,
		remaining: expected?.days.slice(-left),
		backtest: expected?.backtest ?? [],
		missing: isWhole ? 0 : sumOfUnknown,
		expectedShareElapsed: expected ? elapsedShare(expected, values) : null,
	};
}

function elapsedShare(
	{ whole, expectedShareElapsed }: Forecast,
	values: ReadonlyArray<number | undefined>,
): number {
	const ofElapsed = whole.filter((_, day) => values[day] !== undefined);
	const [all, elapsedSum] = [sumOfAll(whole), sumOfAll(ofElapsed)];
	if (ofElapsed.length === values.length) return expectedShareElapsed;
	return all > 0 ? elapsedSum / all : ofElapsed.length / whole.length;
}

/**
 * Drops the zeros before the first figure: a metric that was not measured yet must not lower the
 * forecast.
 */
function begun(daily: DailySeries): DailySeries {
	const days = [...daily.keys()].sort();
	const first = days.find((day) => daily.get(day) !== 0);
	return first === undefined ? daily : new Map([...daily].filter(([day]) => day >= first));
}

/** The running sums; null for a day without a figure. */
function sumsUpTo(values: ReadonlyArray<number | undefined>): Array<number | null> {
	let sum = 0;
	return values.map((value) => {
		if (value === undefined) return null;
		sum += value;
		return sum;
	});
}

/** The running sums of the forecast. */
export function cumulativeRemaining({ remaining = [] }: MetricProgress): number[] {
	return remaining.map((_, index) => sumOfAll(remaining.slice(0, index + 1)));
}
