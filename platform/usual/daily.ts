import { dayPlus } from '../client/values/calendar';

/** A figure for each day (YYYY-MM-DD) for which it is known. */
export type Daily = ReadonlyMap<string, number>;

/** The sum of some days; undefined where one of them is not known. */
export function sumOf(daily: Daily, days: readonly string[]): number | undefined {
	return days.reduce<number | undefined>((sum, day) => {
		const value = daily.get(day);
		return sum === undefined || value === undefined ? undefined : sum + value;
	}, 0);
}

/** The days before one, in their order. */
export function before(daily: Daily, end: string): Daily {
	return new Map([...daily].filter(([day]) => day < end).sort(byDay));
}

/** The same, of the last few weeks only. */
export function lastWeeks(daily: Daily, end: string, weeks: number): Daily {
	const first = dayPlus(end, -7 * weeks);
	return new Map([...before(daily, end)].filter(([day]) => day >= first));
}

function byDay([one]: readonly [string, number], [other]: readonly [string, number]): number {
	return one < other ? -1 : 1;
}
