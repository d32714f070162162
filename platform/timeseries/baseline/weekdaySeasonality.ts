import { mean, median } from '../statistics';
import type { TrainingDay } from './trainingDay';
import { trainingValue } from './trainingDay';
import { WEEK } from '../../base/dates/durations';

/**
 * The seasonal effect of each weekday relative to its week, as a logarithm; undefined if unknown.
 */
export type SeasonalProfile = ReadonlyArray<number | undefined>;
const HALF_A_WEEK = 3;
const MIN_DAYS_OF_WEEK = 6;
/** A year of weeks, so that a single outlier does not matter. */
const YEAR_WEEKS = 52;
/** The recent weeks, which weigh as much as the year. */
const RECENT_WEEKS = 16;
/** The same season of last year, four weeks before and after, which weighs as much. */
const SEASON_WEEKS = 4;
const MIN_DAYS_IN_SEASON = 4;
// A single day is no estimate of a weekday.
const MIN_DAYS_OF_WEEKDAY = 2;

/** The median of the week around each day, which is known three days later. */
export function weeklyLevels(points: readonly TrainingDay[]): SeasonalProfile {
	return points.map((_, index) => levelOfWeek(points, index, points.length));
}

/**
 * Estimates the weekday profile from the days before a day.
 *
 * @param levels the weekly level of each day
 * @param end the index of the day
 */
export function weekdayProfile(
	points: readonly TrainingDay[],
	levels: SeasonalProfile,
	end: number,
): SeasonalProfile {
	return differencesByWeekday(points, levels, end).map(({ year, recent, season }) => {
		if (year.length < MIN_DAYS_OF_WEEKDAY) return undefined;
		const medianOfYear = median(year) ?? 0;
		const changed = changedEffect(year, medianOfYear);
		if (changed !== undefined) return changed;
		return mean([
			medianOfYear,
			...(recent.length >= MIN_DAYS_OF_WEEKDAY ? [median(recent) ?? 0] : []),
			...(season.length >= MIN_DAYS_IN_SEASON ? [median(season) ?? 0] : []),
		]);
	});
}

/** A weekday that differs for so many weeks has changed, as when a shop no longer opens on Sundays. */
const CHANGED_WEEKS = 4;
const MIN_CHANGE_EACH_WEEK = 0.15;
const MIN_CHANGE = 0.25;
/** The share of earlier weeks that may have differed as much. */
const MAX_EARLIER_SHARE = 0.05;

/**
 * The effect of a weekday that has changed; undefined if it has not.
 *
 * @param year its differences, oldest first
 * @param before their median
 */
function changedEffect(year: readonly number[], before: number): number | undefined {
	const side = Math.sign((year.at(-1) ?? 0) - before);
	const isFar = (one: number) => side * (one - before) >= MIN_CHANGE_EACH_WEEK;
	let first = year.length;
	while (first > 0 && isFar(year[first - 1] ?? before)) first -= 1;
	if (year.length - first < CHANGED_WEEKS) return undefined;
	const [earlier, changed] = [year.slice(0, first), year.slice(first)];
	const effect = median(changed) ?? 0;
	if (Math.abs(effect - before) < MIN_CHANGE) return undefined;
	return earlier.filter(isFar).length <= MAX_EARLIER_SHARE * earlier.length ? effect : undefined;
}

/** The differences of a weekday from its weekly level: */
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

/** The median of the seven days around a day that lie before the end. */
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
