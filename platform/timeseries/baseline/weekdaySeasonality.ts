import { mean, median } from '../statistics';
import type { TrainingDay } from './trainingDay';
import { trainingValue } from './trainingDay';

/** How much higher or lower each weekday is than its week, as a logarithm; undefined where it is not known. */
export type SeasonalProfile = ReadonlyArray<number | undefined>;

const WEEK = 7;
const HALF_A_WEEK = 3;
const MIN_DAYS_OF_WEEK = 6;
/** A year of weeks, so that one bad Monday says nothing. */
const YEAR_WEEKS = 52;
/** What changed lately counts as much, */
const RECENT_WEEKS = 16;
/** and so does what they were like in this season of the last year: four weeks before and after. */
const SEASON_WEEKS = 4;
const MIN_DAYS_IN_SEASON = 4;
// One day of a weekday is no rule yet.
const MIN_DAYS_OF_WEEKDAY = 2;

/** The middle of the week around each day, which is known three days later. */
export function weeklyLevels(points: readonly TrainingDay[]): SeasonalProfile {
	return points.map((_, index) => levelOfWeek(points, index, points.length));
}

/**
 * What each weekday is like, as far as it is known before a day.
 *
 * @param levels of the weeks around each day
 * @param end the index of that day
 */
export function weekdayProfile(
	points: readonly TrainingDay[],
	levels: SeasonalProfile,
	end: number,
): SeasonalProfile {
	return differencesByWeekday(points, levels, end).map(({ year, recent, season }) => {
		if (year.length < MIN_DAYS_OF_WEEKDAY) return undefined;
		return mean([
			median(year) ?? 0,
			...(recent.length >= MIN_DAYS_OF_WEEKDAY ? [median(recent) ?? 0] : []),
			...(season.length >= MIN_DAYS_IN_SEASON ? [median(season) ?? 0] : []),
		]);
	});
}

/** How much higher than their week days were: */
interface WeekdayDifferences {
	/** of the last year, */
	readonly year: number[];
	readonly recent: number[];
	/** and in this season of the last year. */
	readonly season: number[];
}

function differencesByWeekday(
	points: readonly TrainingDay[],
	levels: SeasonalProfile,
	end: number,
): WeekdayDifferences[] {
	const differences = Array.from({ length: WEEK }, (): WeekdayDifferences => ({
		year: [],
		recent: [],
		season: [],
	}));
	for (let index = Math.max(0, end - WEEK * (YEAR_WEEKS + SEASON_WEEKS)); index < end; index++) {
		const point = points[index];
		const height = point && trainingValue(point);
		if (point === undefined || height === undefined) continue;
		const isWholeWeek = index + HALF_A_WEEK < end;
		const level = isWholeWeek ? levels[index] : levelOfWeek(points, index, end);
		if (level === undefined) continue;
		const weeks = (end - index) / WEEK;
		const { year, recent, season } = differences[point.weekday] ?? {};
		if (weeks <= YEAR_WEEKS) year?.push(height - level);
		if (weeks <= RECENT_WEEKS) recent?.push(height - level);
		if (weeks > YEAR_WEEKS - SEASON_WEEKS) season?.push(height - level);
	}
	return differences;
}

/** The middle of the seven days around a day, none of which lies beyond the end. */
function levelOfWeek(
	points: readonly TrainingDay[],
	index: number,
	end: number,
): number | undefined {
	const first = Math.max(0, Math.min(end - WEEK, index - HALF_A_WEEK));
	const heights: number[] = [];
	for (let one = first; one < Math.min(end, first + WEEK); one++) {
		const height = points[one]?.logValue;
		if (height !== undefined) heights.push(height);
	}
	return heights.length < MIN_DAYS_OF_WEEK ? undefined : median(heights);
}
