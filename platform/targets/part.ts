import { dayPlus } from '../client/values/calendar';
import type { Days } from '../client/values/periods';
import { countDays } from '../client/values/periods';
import type { Trial } from '../forecast/band';
import { forecast } from '../forecast/forecast';
import { sumOfAll } from '../usual/average';
import type { Daily } from '../usual/daily';
import { before } from '../usual/daily';

/** A metric in a period: the days that are over, and what is expected of those that are left. */
export interface Part {
	/** The sum of each day over and those before it; null of days of which nothing is known. */
	readonly over: ReadonlyArray<number | null>;
	/** Null where nothing is known of them; 0 where no day is over. */
	readonly soFar: number | null;
	/** Day by day; undefined where too little is known. */
	readonly rest: readonly number[] | undefined;
	readonly trials: readonly Trial[];
	/** How much of the sum of all days those that are over usually have; null where too little is known. */
	readonly shareOver: number | null;
}

/** The days of a period, the first one first. */
export function daysIn({ from, to }: Days): string[] {
	return Array.from({ length: countDays({ from, to }) }, (_, index) => dayPlus(from, index));
}

/** @param end the first day that is not over, YYYY-MM-DD */
export function partOf(daily: Daily, days: Days, end: string): Part {
	const over = sumsUpTo(
		daysIn(days)
			.filter((day) => day < end)
			.map((day) => daily.get(day)),
	);
	const soFar = over.length === 0 ? 0 : (over.at(-1) ?? null);
	if (end > days.to) return { over, soFar, rest: [], trials: [], shareOver: 1 };
	// Where figures of the day before are not there yet, a period begins with a day that is not known.
	const from = end < days.from ? end : days.from;
	const expected = forecast(before(daily, end), { from, to: days.to }, end);
	const left = Math.min(countDays(days), countDays({ from: end, to: days.to }));
	return {
		over,
		soFar,
		rest: expected?.days.slice(-left),
		trials: expected?.trials ?? [],
		shareOver: expected?.shareOver ?? null,
	};
}

function sumsUpTo(values: ReadonlyArray<number | undefined>): Array<number | null> {
	let sum: number | null = null;
	return values.map((value) => {
		if (value !== undefined) sum = (sum ?? 0) + value;
		return sum;
	});
}

/** How much the first days that are left have, for each number of them. */
export function sumsOfRest({ rest = [] }: Part): number[] {
	return rest.map((_, index) => sumOfAll(rest.slice(0, index + 1)));
}
