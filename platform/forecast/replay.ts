import { sumOfAll } from '../usual/average';
import { weekCourse } from './course';
import type { History } from './history';
import { knownIn, WEEK } from './history';
import { expectDays, WAYS } from './way';

/** What each way said at a time of the past, and what came then. */
export interface Replay {
	readonly came: number;
	/** In the order of the ways; undefined where too little was known then. */
	readonly expected: ReadonlyArray<number | undefined>;
}

const TIMES = 26;
/** Farther ahead there would be too few times to learn from. */
export const MOST_DAYS_AHEAD = 8 * WEEK;
// Weekdays are known after some weeks.
const LEAST_HISTORY = 5 * WEEK;
const LEAST_SHARE = 0.7;

/** How the ways would have done week after week, as far ahead as is wanted now; the last time first. */
export function replaysOf(history: History, daysAhead: number): Replay[] {
	const count = Math.min(daysAhead, MOST_DAYS_AHEAD);
	const last = history.values.length - count;
	return Array.from({ length: TIMES }, (_, index) => last - WEEK * index).flatMap((from) => {
		const stretch = { from, to: from + count };
		const known = knownIn(history, stretch.from, stretch.to);
		if (from < LEAST_HISTORY || known.length < LEAST_SHARE * count) return [];
		const week = weekCourse(history, from);
		const expected = WAYS.map((way) => expectDays(history, from, week, stretch, way));
		return [
			{
				came: (sumOfAll(known) * count) / known.length,
				expected: expected.map((days) => days && sumOfAll(days)),
			},
		];
	});
}

/** By how much more was expected than came, as a share of the mean of both: between -2 and 2. */
export function missOf(expected: number, came: number): number {
	const size = Math.abs(expected) + Math.abs(came);
	return size === 0 ? 0 : (2 * (expected - came)) / size;
}
