import { addDays } from '../base/dates/dayArithmetic';

/** A series with one figure per day (YYYY-MM-DD); days without a figure are missing. */
export type DailySeries = ReadonlyMap<string, number>;

/** The sum of some days; undefined if one of them has no figure. */
export function sumOf(daily: DailySeries, days: readonly string[]): number | undefined {
	return days.reduce<number | undefined>((sum, day) => {
		const value = daily.get(day);
		return sum === undefined || value === undefined ? undefined : sum + value;
	}, 0);
}

/** The part of a series before a day, in order. */
export function seriesUntil(daily: DailySeries, end: string): DailySeries {
	return new Map([...daily].filter(([day]) => day < end).sort(byDay));
}

/** The last weeks of a series before a day. */
export function lastWeeks(daily: DailySeries, end: string, weeks: number): DailySeries {
	const first = addDays(end, -7 * weeks);
	return new Map([...seriesUntil(daily, end)].filter(([day]) => day >= first));
}

function byDay([one]: readonly [string, number], [other]: readonly [string, number]): number {
	return one < other ? -1 : 1;
}
