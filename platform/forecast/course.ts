import { dayPlus } from '../client/values/calendar';
import { mean, trimmedMean } from '../usual/average';
import { weekdaysOf } from '../usual/weekdays';
import type { History } from './history';
import { knownIn, WEEK, weekdayAt } from './history';

/** How much is to be expected of a day, as a multiple of the level. */
export type Course = (day: number) => number;

const WEEKS = 13;
const HALF_A_WEEK = 3;
const LEAST_KNOWN = 4;

/** What each weekday usually has of a week, as seen before a day: 1 is as much as the others. */
export function weekCourse(history: History, end: number): Course {
	const first = Math.max(0, end - WEEKS * WEEK);
	const shares = new Map<string, number>();
	for (let day = first; day < end; day += 1) {
		const value = history.values[day];
		const start = Math.max(first, Math.min(day - HALF_A_WEEK, end - WEEK));
		const around = knownIn(history, start, Math.min(end, start + WEEK));
		const level = around.length >= LEAST_KNOWN ? mean(around) : undefined;
		if (value !== undefined && level) shares.set(dayPlus(history.first, day), value / level);
	}
	const weekdays = weekdaysOf(shares, trimmedMean);
	const all = mean([...weekdays.values()]) ?? 0;
	return (day) => (all > 0 ? (weekdays.get(weekdayAt(history, day)) ?? all) / all : 1);
}

/** The same weekday a year before. */
const YEAR = 52 * WEEK;

/** How much there was around the same day a year before, as far as it is over; undefined where that is not known. */
export function lastYearAt(history: History, day: number, end: number): number | undefined {
	const middle = day - YEAR;
	if (middle < HALF_A_WEEK) return undefined;
	const around = knownIn(history, middle - HALF_A_WEEK, Math.min(end, middle + HALF_A_WEEK + 1));
	const level = around.length >= LEAST_KNOWN ? mean(around) : undefined;
	return level !== undefined && level > 0 ? level : undefined;
}
