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
	const until = new Map<string, number>();
	let last = '';
	for (const [day, value] of daily) {
		// Most series are in order, and sorting takes longer than all the rest.
		if (day < last) return new Map([...daily].filter(([one]) => one < end).sort(byDay));
		last = day;
		if (day < end) until.set(day, value);
	}
	return until;
}

/** The last weeks of a series before a day. */
export function lastWeeks(daily: DailySeries, end: string, weeks: number): DailySeries {
	const first = addDays(end, -7 * weeks);
	const weeksUntil = new Map<string, number>();
	for (const [day, value] of seriesUntil(daily, end)) if (day >= first) weeksUntil.set(day, value);
	return weeksUntil;
}

function byDay([one]: readonly [string, number], [other]: readonly [string, number]): number {
	return one < other ? -1 : 1;
}
