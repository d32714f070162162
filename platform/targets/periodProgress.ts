import { addDays } from '../base/dates/dayArithmetic';
import type { Days } from '../base/dates/namedPeriods';
import { countDays } from '../base/dates/namedPeriods';
import type { BacktestResult } from '../timeseries/forecast/predictionInterval';
import type { Forecast } from '../timeseries/forecast/forecast';
import { forecast } from '../timeseries/forecast/forecast';
import { sumOfAll } from '../timeseries/statistics';
import type { DailySeries } from '../timeseries/dailySeries';
import { seriesUntil } from '../timeseries/dailySeries';

/** A metric in a period: the days that are over, and what is expected of those that are left. */
export interface MetricProgress {
	/** The sum of each day over and those before it that are known; null of a day that is not. */
	readonly cumulative: ReadonlyArray<number | null>;
	/** The sum of those that are known: null where none is, 0 where no day is over. */
	readonly actualToDate: number | null;
	/** How many of the days that are over are not known. */
	readonly daysUnknown: number;
	/** What is expected of these; null where too little is known. */
	readonly missing: number | null;
	/** Day by day; undefined where too little is known. */
	readonly remaining: readonly number[] | undefined;
	readonly backtest: readonly BacktestResult[];
	/** How much of the sum of all days those that are over and known usually have; null where too little is known. */
	readonly expectedShareElapsed: number | null;
}

/** The days of a period, the first one first. */
export function listDays({ from, to }: Days): string[] {
	return Array.from({ length: countDays({ from, to }) }, (_, index) => addDays(from, index));
}

/** @param end the first day that is not over, YYYY-MM-DD */
export function metricProgress(daily: DailySeries, days: Days, end: string): MetricProgress {
	const values = listDays(days)
		.filter((day) => day < end)
		.map((day) => daily.get(day));
	const known = values.filter((value) => value !== undefined);
	const daysUnknown = values.length - known.length;
	const start = {
		cumulative: sumsUpTo(values),
		actualToDate: values.length > 0 && known.length === 0 ? null : sumOfAll(known),
		daysUnknown,
	};
	const isWhole = daysUnknown === 0;
	if (end > days.to) {
		const [missing, expectedShareElapsed] = isWhole ? [0, 1] : [null, null];
		return { ...start, remaining: [], backtest: [], missing, expectedShareElapsed };
	}
	// Where figures of the day before are not there yet, a period begins with a day that is not known.
	const from = end < days.from ? end : days.from;
	const expected = forecast(begun(seriesUntil(daily, end)), { from, to: days.to }, end);
	const left = Math.min(countDays(days), countDays({ from: end, to: days.to }));
	const ofUnknown = expected?.whole.filter((_, day) => day in values && values[day] === undefined);
	return {
		...start,
		remaining: expected?.days.slice(-left),
		backtest: expected?.backtest ?? [],
		missing: isWhole ? 0 : ofUnknown ? sumOfAll(ofUnknown) : null,
		expectedShareElapsed: expected ? shareKnown(expected, values) : null,
	};
}

function shareKnown(
	{ whole, expectedShareElapsed }: Forecast,
	values: ReadonlyArray<number | undefined>,
): number {
	const known = whole.filter((_, day) => values[day] !== undefined);
	const [all, ofKnown] = [sumOfAll(whole), sumOfAll(known)];
	if (known.length === values.length) return expectedShareElapsed;
	return all > 0 ? ofKnown / all : known.length / whole.length;
}

/** From the first day on that has something: what was not counted yet says nothing of what comes. */
function begun(daily: DailySeries): DailySeries {
	const days = [...daily.keys()].sort();
	const first = days.find((day) => daily.get(day) !== 0);
	return first === undefined ? daily : new Map([...daily].filter(([day]) => day >= first));
}

/** Null of a day that is not known. */
function sumsUpTo(values: ReadonlyArray<number | undefined>): Array<number | null> {
	let sum = 0;
	return values.map((value) => {
		if (value === undefined) return null;
		sum += value;
		return sum;
	});
}

/** How much the first days that are left have, for each number of them. */
export function cumulativeRemaining({ remaining = [] }: MetricProgress): number[] {
	return remaining.map((_, index) => sumOfAll(remaining.slice(0, index + 1)));
}
