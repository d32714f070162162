import { addDays } from '../../base/dates/dayArithmetic';
import { mean, trimmedMean } from '../statistics';
import { averageByWeekday } from '../weekdayAverages';
import type { History } from './history';
import { knownValues, weekdayAt } from './history';
import { WEEK } from '../../base/dates/durations';

/** The seasonal factor of a day, as a multiple of the level. */
export type SeasonalIndex = (day: number) => number;

const WEEKS = 13;
const HALF_A_WEEK = 3;
const MIN_KNOWN_DAYS = 4;

/** The weekly seasonal index estimated before a day: 1 is an average weekday. */
export function weeklyIndex(history: History, end: number): SeasonalIndex {
	const first = Math.max(0, end - WEEKS * WEEK);
	const shares = new Map<string, number>();
	for (let day = first; day < end; day += 1) {
		const value = history.values[day];
		const start = Math.max(first, Math.min(day - HALF_A_WEEK, end - WEEK));
		const around = knownValues(history, start, Math.min(end, start + WEEK));
		const level = around.length >= MIN_KNOWN_DAYS ? mean(around) : undefined;
		if (value !== undefined && level) shares.set(addDays(history.first, day), value / level);
	}
	const weekdays = averageByWeekday(shares, trimmedMean);
	const all = mean([...weekdays.values()]) ?? 0;
	return (day) => (all > 0 ? (weekdays.get(weekdayAt(history, day)) ?? all) / all : 1);
}

/** The same weekday a year before. */
const YEAR = 52 * WEEK;

/**
 * The value around the same day a year before, as far as it has elapsed; undefined if it has no
 * figures.
 */
export function yearlyIndexAt(history: History, day: number, end: number): number | undefined {
	const middle = day - YEAR;
	if (middle < HALF_A_WEEK) return undefined;
	const around = knownValues(
		history,
		middle - HALF_A_WEEK,
		Math.min(end, middle + HALF_A_WEEK + 1),
	);
	const level = around.length >= MIN_KNOWN_DAYS ? mean(around) : undefined;
	return level !== undefined && level > 0 ? level : undefined;
}
