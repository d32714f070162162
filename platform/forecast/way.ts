import { median } from '../usual/average';
import type { Course } from './course';
import { lastYearAt } from './course';
import type { History } from './history';

/** A simple way to tell what comes. */
export interface Way {
	/** By which share a day counts less than the day after it. */
	readonly forgets: number;
	/** How much of what last year did the figures are expected to do again: 0 nothing, 1 all. */
	readonly repeats: number;
}

const FORGETTING = [0.03, 0.1, 0.3];
const REPEATING = [0, 0.5, 1];

/** All that are tried. */
export const WAYS: readonly Way[] = FORGETTING.flatMap((forgets) =>
	REPEATING.map((repeats) => ({ forgets, repeats })),
);

/** How many days say at which level the figures are. */
export const LEVEL_DAYS = 70;
/** Of fewer days nobody knows it. */
export const LEAST_DAYS = 14;

/** Some days: the first, and the one after the last. */
export interface Stretch {
	readonly from: number;
	readonly to: number;
}

/**
 * What each day of a stretch is expected to have, as seen on a day: the course of the week, and that of
 * last year where it counts, at the level of the days before. Undefined where too little is known.
 */
export function expectDays(
	history: History,
	now: number,
	week: Course,
	{ from, to }: Stretch,
	{ forgets, repeats }: Way,
): readonly number[] | undefined {
	const courseOf = (day: number) => {
		const lastYear = repeats === 0 ? 1 : lastYearAt(history, day, now);
		return lastYear === undefined ? undefined : week(day) * lastYear ** repeats;
	};
	const past = pastOf(history, now, courseOf);
	if (past.length < LEAST_DAYS) return undefined;
	// A weekday that never has anything says nothing about the level.
	const level = levelOf(
		past.filter(({ course }) => course > 0),
		forgets,
	);
	const days = Array.from({ length: to - from }, (_, index) => courseOf(from + index));
	const known = days.flatMap((course) => (course === undefined ? [] : course * level));
	return known.length === days.length ? known : undefined;
}

interface PastDay {
	readonly age: number;
	readonly value: number;
	readonly course: number;
}

function pastOf(
	{ values }: History,
	end: number,
	courseOf: (day: number) => number | undefined,
): PastDay[] {
	const start = Math.max(0, end - LEVEL_DAYS);
	return values.slice(start, end).flatMap((value, index) => {
		const course = courseOf(start + index);
		if (value === undefined || course === undefined) return [];
		return [{ age: end - start - index, value, course }];
	});
}

/** The level of the days before, the last ones first of all. A single day that is far off counts as if it were less so. */
function levelOf(past: readonly PastDay[], forgets: number): number {
	const { lowest, highest } = fencesOf(past.map(({ value, course }) => value / course));
	let [sum, courses] = [0, 0];
	for (const { age, value, course } of past) {
		const weight = (1 - forgets) ** age;
		sum += weight * Math.min(highest * course, Math.max(lowest * course, value));
		courses += weight * course;
	}
	return courses > 0 ? sum / courses : 0;
}

const HALF = 0.5;
const FENCE = 1.5;

/** Half of what is usual off, or farther than days mostly are (the fences of a box plot), is far off. */
function fencesOf(levels: readonly number[]) {
	const middle = median(levels.slice(-LEAST_DAYS)) ?? 0;
	const sorted = [...levels].sort((one, other) => one - other);
	const [low = 0, high = 0] = [0.25, 0.75].map(
		(share) => sorted[Math.floor(share * (sorted.length - 1))],
	);
	const reach = FENCE * (high - low);
	return {
		lowest: Math.min(middle * HALF, low - reach),
		highest: Math.max(middle * (1 + HALF), high + reach),
	};
}
