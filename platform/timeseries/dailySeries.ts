import { addDays } from '../base/dates/dayArithmetic';

/** A figure for each day (YYYY-MM-DD) for which it is known. */
export type DailySeries = ReadonlyMap<string, number>;

/** The sum of some days; undefined where one of them is not known. */
export function sumOf(daily: DailySeries, days: readonly string[]): number | undefined {
	return days.reduce<number | undefined>((sum, day) => {
		const value = daily.get(day);
		return sum === undefined || value === undefined ? undefined : sum + value;
	}, 0);
}

/** The days before one, in their order. */
export function seriesUntil(daily: DailySeries, end: string): DailySeries {
	return new Map([...daily].filter(([day]) => day < end).sort(byDay));
}

/** The same, of the last few weeks only. */
export function lastWeeks(daily: DailySeries, end: string, weeks: number): DailySeries {
	const first = addDays(end, -7 * weeks);
	return new Map([...seriesUntil(daily, end)].filter(([day]) => day >= first));
}

function byDay([one]: readonly [string, number], [other]: readonly [string, number]): number {
	return one < other ? -1 : 1;
}
