import type { DailySeries } from '../timeseries/dailySeries';
import { seriesUntil, sumOf } from '../timeseries/dailySeries';
import { addDays } from '../base/dates/dayArithmetic';

/** A value that is this rare, as a share of days, is unusual: once a month. */
const RARE = 1 / 30;
const LEAST_DAYS = 2;

/**
 * The lowest value below zero that a figure such as revenue after refunds reaches once a month. A
 * share of the expected value says nothing about values on the other side of zero.
 *
 * @param since the first day of an open alert, whose days are not normal
 * @returns undefined if values below zero are rarer
 */
export function normalNegativeValue(
	daily: DailySeries,
	days: readonly string[],
	since: string | undefined,
): number | undefined {
	const [first = ''] = days;
	const end = since !== undefined && since < first ? since : first;
	const past = seriesUntil(daily, end);
	const sums = [...past.keys()].flatMap((day) => {
		const window = days.map((_, back) => addDays(day, -back));
		return sumOf(past, window) ?? [];
	});
	const place = Math.max(LEAST_DAYS, Math.ceil(sums.length * RARE));
	const limit = sums.sort((one, other) => one - other)[place - 1];
	return limit !== undefined && limit < 0 ? limit : undefined;
}
