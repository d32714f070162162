import { addDays } from '../../platform/base/dates/dayArithmetic';
import type { Days } from '../../platform/base/dates/namedPeriods';
import { conformalInterval } from '../../platform/timeseries/forecast/predictionInterval';
import { forecast } from '../../platform/timeseries/forecast/forecast';
import { sumOfAll } from '../../platform/timeseries/statistics';
import type { DailySeries } from '../../platform/timeseries/dailySeries';
import { seriesUntil, sumOf } from '../../platform/timeseries/dailySeries';

/** The forecast of a month. */
export interface ForecastMonth {
	/** The relative error of the forecast. */
	readonly miss: number;
	/** The relative error of linear extrapolation (so far / days elapsed x days). */
	readonly missOfRule: number;
	/** Whether the actual value is within the prediction interval. */
	readonly isInBand: boolean;
}

const WEEKS_BEFORE = 8;
const LEAST_SHARE = 0.8;
/** The number of days that the node requests. */
const DAYS_REQUESTED = 730;

/**
 * Forecasts all complete months with enough history. @param every 1 for each month, 3 for each
 * third
 */
export function forecastMonths(
	daily: DailySeries,
	daysElapsed: number,
	every = 1,
): ForecastMonth[] {
	const months = monthsIn(daily).filter((_, index) => index % every === 0);
	return months.map((month) => {
		const days = daysIn(month);
		const came = sumOf(daily, days) ?? 0;
		const soFar = sumOf(daily, days.slice(0, daysElapsed)) ?? 0;
		const rest = restOf(daily, month, addDays(month.from, daysElapsed));
		const missOf = (expected: number) => Math.abs(expected / came - 1);
		return {
			miss: missOf(soFar + rest.sum),
			missOfRule: missOf((soFar / daysElapsed) * days.length),
			isInBand: soFar + rest.low <= came && came <= soFar + rest.high,
		};
	});
}

function restOf(daily: DailySeries, month: Days, end: string) {
	const first = addDays(end, -DAYS_REQUESTED);
	const known = new Map([...seriesUntil(daily, end)].filter(([day]) => day >= first));
	const expected = forecast(known, month, end);
	if (!expected) throw new Error(`There is no forecast on ${end}`);
	const sum = sumOfAll(expected.days);
	return { sum, ...conformalInterval(sum, expected.backtest, expected.days.length) };
}

function monthsIn(daily: DailySeries): Days[] {
	const firsts = [...daily.keys()].filter((day) => day.endsWith('-01')).sort();
	const months = firsts.map((from) => ({ from, to: addDays(nextFirst(from), -1) }));
	return months.filter(({ from, to }) => {
		const weeks = daysIn({ from: addDays(from, -7 * WEEKS_BEFORE), to: addDays(from, -1) });
		const known = weeks.filter((day) => daily.has(day));
		const isWhole = daysIn({ from, to }).every((day) => daily.has(day));
		return isWhole && known.length >= LEAST_SHARE * weeks.length;
	});
}

const LONGEST_MONTH = 31;

function nextFirst(first: string): string {
	return `${addDays(first, LONGEST_MONTH).slice(0, 'YYYY-MM'.length)}-01`;
}

function daysIn({ from, to }: Days): string[] {
	const days: string[] = [];
	for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
	return days;
}
