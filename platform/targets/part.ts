import { dayPlus } from '../client/values/calendar';
import type { Days } from '../client/values/periods';
import { countDays } from '../client/values/periods';
import type { Trial } from '../forecast/band';
import type { Forecast } from '../forecast/forecast';
import { forecast } from '../forecast/forecast';
import { sumOfAll } from '../usual/average';
import type { Daily } from '../usual/daily';
import { before } from '../usual/daily';

/** A metric in a period: the days that are over, and what is expected of those that are left. */
export interface Part {
	/** The sum of each day over and those before it that are known; null of a day that is not. */
	readonly over: ReadonlyArray<number | null>;
	/** The sum of those that are known: null where none is, 0 where no day is over. */
	readonly soFar: number | null;
	/** How many of the days that are over are not known. */
	readonly daysUnknown: number;
	/** What is expected of these; null where too little is known. */
	readonly missing: number | null;
	/** Day by day; undefined where too little is known. */
	readonly rest: readonly number[] | undefined;
	readonly trials: readonly Trial[];
	/** How much of the sum of all days those that are over and known usually have; null where too little is known. */
	readonly shareOver: number | null;
}

/** The days of a period, the first one first. */
export function daysIn({ from, to }: Days): string[] {
	return Array.from({ length: countDays({ from, to }) }, (_, index) => dayPlus(from, index));
}

/** @param end the first day that is not over, YYYY-MM-DD */
export function partOf(daily: Daily, days: Days, end: string): Part {
	const values = daysIn(days)
		.filter((day) => day < end)
		.map((day) => daily.get(day));
	const known = values.filter((value) => value !== undefined);
	const daysUnknown = values.length - known.length;
	const start = {
		over: sumsUpTo(values),
		soFar: values.length > 0 && known.length === 0 ? null : sumOfAll(known),
		daysUnknown,
	};
	const isWhole = daysUnknown === 0;
	if (end > days.to) {
		const [missing, shareOver] = isWhole ? [0, 1] : [null, null];
		return { ...start, rest: [], trials: [], missing, shareOver };
	}
	// Where figures of the day before are not there yet, a period begins with a day that is not known.
	const from = end < days.from ? end : days.from;
	const expected = forecast(begun(before(daily, end)), { from, to: days.to }, end);
	const left = Math.min(countDays(days), countDays({ from: end, to: days.to }));
	const ofUnknown = expected?.whole.filter((_, day) => day in values && values[day] === undefined);
	return {
		...start,
		rest: expected?.days.slice(-left),
		trials: expected?.trials ?? [],
		missing: isWhole ? 0 : ofUnknown ? sumOfAll(ofUnknown) : null,
		shareOver: expected ? shareKnown(expected, values) : null,
	};
}

function shareKnown(
	{ whole, shareOver }: Forecast,
	values: ReadonlyArray<number | undefined>,
): number {
	const known = whole.filter((_, day) => values[day] !== undefined);
	const [all, ofKnown] = [sumOfAll(whole), sumOfAll(known)];
	if (known.length === values.length) return shareOver;
	return all > 0 ? ofKnown / all : known.length / whole.length;
}

/** From the first day on that has something: what was not counted yet says nothing of what comes. */
function begun(daily: Daily): Daily {
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
export function sumsOfRest({ rest = [] }: Part): number[] {
	return rest.map((_, index) => sumOfAll(rest.slice(0, index + 1)));
}
