import { mean, median, trimmedMean } from '../../timeseries/statistics';
import type { DailySeries } from '../../timeseries/dailySeries';
import { lastWeeks, sumOf } from '../../timeseries/dailySeries';
import { seasonalRatios, averageByWeekday } from '../../timeseries/weekdayAverages';
import type { ExpectationRule } from '../rule/alertRule';
import { addDays, weekdayOf } from '../../base/dates/dayArithmetic';
import { largest, smallest } from '../../base/calculations';
import { WEEK } from '../../base/dates/durations';

/**
 * How the expected value is averaged from the last weeks. A fixed bound needs it as well, to detect
 * gaps.
 */
export type AveragingMethod =
	Exclude<ExpectationRule['by'], 'bound' | 'tracking' | 'baseline'> | 'recent';

const AVERAGES = { recent: trimmedMean, mean, median, before: trimmedMean };

/**
 * The expected value of some days together; undefined if there is too little data.
 *
 * - `mean`, `median`: of the same weekdays;
 * - `recent`: of the same weekdays without the best and the worst, at the level of the last seven
 *   days, so that it follows a season;
 * - `before`: the sum of as many days just before.
 *
 * @param weeks the number of weeks
 */
export function seasonalMean(
	days: readonly string[],
	daily: DailySeries,
	method: AveragingMethod,
	weeks: number,
): number | undefined {
	const [first] = days;
	if (first === undefined) return undefined;
	if (method === 'before') {
		return sumOf(
			daily,
			days.map((day) => addDays(day, -days.length)),
		);
	}
	const past = lastWeeks(daily, first, weeks);
	const weekdays = averageByWeekday(past, AVERAGES[method]);
	const level = method === 'recent' ? levelOf(seasonalRatios(past, weekdays)) : 1;
	return days.reduce<number | undefined>((sum, day) => {
		const one = weekdays.get(weekdayOf(day));
		return sum === undefined || one === undefined ? undefined : sum + one * level;
	}, 0);
}

/**
 * The largest deviations of past days below and above their expected value, as shares of it,
 * without slow changes.
 */
export function maxResidual(past: DailySeries): {
	readonly lower: number;
	readonly higher: number;
} {
	const ratios = seasonalRatios(past, averageByWeekday(past, trimmedMean));
	const off = ratios.map((ratio, index) => {
		const start = Math.max(0, Math.min(ratios.length - WEEK, index - HALF_A_WEEK));
		const level = median(ratios.slice(start, start + WEEK)) ?? 1;
		return level > 0 ? ratio / level - 1 : 0;
	});
	return { lower: Math.abs(smallest(off, 0)), higher: largest(off, 0) };
}
const HALF_A_WEEK = 3;

// The days after a promotion of some days must not be expected to be like it.
const LOWEST_LEVEL = 0.6;
const HIGHEST_LEVEL = 1.3;

function levelOf(ratios: readonly number[]): number {
	const level = median(ratios.slice(-WEEK)) ?? 1;
	return Math.min(HIGHEST_LEVEL, Math.max(LOWEST_LEVEL, level));
}
