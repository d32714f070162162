import { mean, median } from './average';
import type { Point } from './points';
import { plainHeight } from './points';

/** How much higher or lower each weekday is than its week, as a logarithm; undefined where it is not known. */
export type Profile = ReadonlyArray<number | undefined>;

const WEEK = 7;
const HALF_A_WEEK = 3;
const LEAST_OF_A_WEEK = 6;
/** A year of weeks, so that one bad Monday says nothing. */
const YEAR = 52;
/** What changed lately counts as much, */
const LATELY = 16;
/** and so does what they were like in this season of the last year: four weeks before and after. */
const AROUND = 4;
const LEAST_IN_SEASON = 4;
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
	return sharesByWeekday(points, levels, end).map(({ year, lately, season }) => {
		if (year.length < LEAST_DAYS) return undefined;
		return mean([
			median(year) ?? 0,
			...(lately.length >= LEAST_DAYS ? [median(lately) ?? 0] : []),
			...(season.length >= LEAST_IN_SEASON ? [median(season) ?? 0] : []),
		]);
	});
}

/** How much higher than their week days were: */
interface Shares {
	/** of the last year, */
	readonly year: number[];
	readonly lately: number[];
	/** and in this season of the last year. */
	readonly season: number[];
}

function sharesByWeekday(points: readonly Point[], levels: Profile, end: number): Shares[] {
	const shares = Array.from({ length: WEEK }, (): Shares => ({ year: [], lately: [], season: [] }));
	for (let index = Math.max(0, end - WEEK * (YEAR + AROUND)); index < end; index++) {
		const point = points[index];
		const height = point && plainHeight(point);
		if (point === undefined || height === undefined) continue;
		const isWhole = index + HALF_A_WEEK < end;
		const level = isWhole ? levels[index] : levelOfWeek(points, index, end);
		if (level === undefined) continue;
		const weeks = (end - index) / WEEK;
		const { year, lately, season } = shares[point.weekday] ?? {};
		if (weeks <= YEAR) year?.push(height - level);
		if (weeks <= LATELY) lately?.push(height - level);
		if (weeks > YEAR - AROUND) season?.push(height - level);
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
