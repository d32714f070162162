import type { Series } from './figures';
import type { Window } from './window';
import { dayBefore } from './window';

/** A figure for each day for which it is known. */
export type Daily = ReadonlyMap<string, number>;

/** Which hours of a day count; all when undefined. */
export type Hours = ReadonlySet<number> | undefined;

/**
 * The hours of today that are judged. An hour that the clocks leave out on that day counts on no
 * other day either, so that it does not look as if something were missing.
 */
export function hoursOf(series: readonly Series[], { days, untilHour }: Window): Hours {
	if (untilHour === undefined) return undefined;
	const today = days.at(-1);
	const all = series.flatMap(({ moments }) => moments.filter(({ day }) => day === today));
	return new Set(all.flatMap(({ hour }) => (hour !== undefined && hour < untilHour ? hour : [])));
}

/** One figure of a series, day by day. A day with an unknown part is not known. */
export function dailyOf({ moments }: Series, figure: number, hours: Hours): Daily {
	const sums = new Map<string, number | null>();
	for (const { day, hour, figures } of moments) {
		if (hours && hour !== undefined && !hours.has(hour)) continue;
		const before = sums.get(day);
		const value = figures[figure] ?? null;
		sums.set(day, before === null || value === null ? null : (before ?? 0) + value);
	}
	return new Map([...sums].flatMap(([day, sum]) => (sum === null ? [] : [[day, sum] as const])));
}

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
	const first = dayBefore(end, 7 * weeks);
	return new Map([...before(daily, end)].filter(([day]) => day >= first));
}

function byDay([one]: readonly [string, number], [other]: readonly [string, number]): number {
	return one < other ? -1 : 1;
}
