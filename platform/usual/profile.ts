import { median } from './average';
import type { Point } from './points';
import { plainHeight } from './points';

/** How much higher or lower each weekday is than its week, as a logarithm; undefined where it is not known. */
export type Profile = ReadonlyArray<number | undefined>;

const WEEK = 7;
const HALF_A_WEEK = 3;
const LEAST_OF_A_WEEK = 6;
/** A year of weeks, so that one bad Monday says nothing. */
const WEEKS = 52;
/** What changed lately counts as much. */
const LAST_WEEKS = 8;
// One day of a weekday is no rule yet.
const LEAST_DAYS = 2;

/** The middle of the week around each day, which is known three days later. */
export function levelsOf(points: readonly Point[]): Profile {
	return points.map((_, index) => levelOfWeek(points, index, points.length));
}

/**
 * What each weekday is like, as far as it is known before a day.
 *
 * @param levels of the weeks around each day
 * @param end the index of that day
 */
export function profileBefore(points: readonly Point[], levels: Profile, end: number): Profile {
	const shares = sharesByWeekday(points, levels, end);
	return shares.map((all) => {
		if (all.length < LEAST_DAYS) return undefined;
		const long = median(all) ?? 0;
		return (long + (median(all.slice(-LAST_WEEKS)) ?? long)) / 2;
	});
}

function sharesByWeekday(points: readonly Point[], levels: Profile, end: number): number[][] {
	const shares: number[][] = Array.from({ length: WEEK }, () => []);
	for (let index = Math.max(0, end - WEEK * WEEKS); index < end; index++) {
		const point = points[index];
		const height = point && plainHeight(point);
		if (point === undefined || height === undefined) continue;
		const isWhole = index + HALF_A_WEEK < end;
		const level = isWhole ? levels[index] : levelOfWeek(points, index, end);
		if (level !== undefined) shares[point.weekday]?.push(height - level);
	}
	return shares;
}

/** The middle of the seven days around a day, none of which lies beyond the end. */
function levelOfWeek(points: readonly Point[], index: number, end: number): number | undefined {
	const first = Math.max(0, Math.min(end - WEEK, index - HALF_A_WEEK));
	const heights: number[] = [];
	for (let one = first; one < Math.min(end, first + WEEK); one++) {
		const height = points[one]?.height;
		if (height !== undefined) heights.push(height);
	}
	return heights.length < LEAST_OF_A_WEEK ? undefined : median(heights);
}
