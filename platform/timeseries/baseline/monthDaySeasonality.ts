import { addDays } from '../../base/dates/dayArithmetic';
import { median } from '../statistics';
import type { TrainingDay } from './trainingDay';
import { trainingValue } from './trainingDay';
import { weeklyLevels, weekdayProfile } from './weekdaySeasonality';

/** Days from which the day-of-month effect has been removed. */
interface MonthDayAdjusted {
	readonly points: readonly TrainingDay[];
	/** The effect of a day's position in the month, as a logarithm; 0 for most days. */
	readonly effectOn: (day: string) => number;
}

/** A year has twelve of each position, one of which may be missing. */
const MIN_MONTHS = 11;
/** A smaller effect is ignored. */
const MIN_EFFECT = 0.1;
/** A high z-score is required, because thirty positions are tested. */
const MIN_Z_SCORE = 4;
// Converts a median absolute deviation to the standard deviation of a normal distribution.
const DEVIATION_OF_MEDIAN = 1.4826;

/**
 * Removes the effect of the day of the month, such as pay day or the month's end, if a year of data
 * shows it.
 */
export function removeMonthDayEffect(points: readonly TrainingDay[]): MonthDayAdjusted {
	const effects = monthDayEffects(points);
	const effectOn = (day: string) => effects.get(monthPosition(day)) ?? 0;
	if (effects.size === 0) return { points, effectOn };
	const adjusted = points.map((point): TrainingDay => {
		const monthDayEffect = effectOn(point.day);
		return {
			...point,
			monthDayEffect,
			logValue: point.logValue === undefined ? undefined : point.logValue - monthDayEffect,
		};
	});
	return { points: adjusted, effectOn };
}

function monthDayEffects(points: readonly TrainingDay[]): ReadonlyMap<number, number> {
	const levels = weeklyLevels(points);
	const profile = weekdayProfile(points, levels, points.length);
	const positions = new Map<number, number[]>();
	for (const [index, point] of points.entries()) {
		const [height, share] = [trainingValue(point), profile[point.weekday]];
		const level = levels[index];
		if (height === undefined || share === undefined || level === undefined) continue;
		const position = monthPosition(point.day);
		positions.set(position, [...(positions.get(position) ?? []), height - share - level]);
	}
	return new Map(
		[...positions].flatMap(([position, all]) => {
			const height = median(all) ?? 0;
			return isSignificant(all, height) ? [[position, height] as const] : [];
		}),
	);
}

function isSignificant(all: readonly number[], height: number): boolean {
	if (all.length < MIN_MONTHS || Math.abs(height) < MIN_EFFECT) return false;
	const deviation = (median(all.map((one) => Math.abs(one - height))) ?? 0) * DEVIATION_OF_MEDIAN;
	return Math.abs(height) >= (MIN_Z_SCORE * deviation) / Math.sqrt(all.length);
}

const DAYS_COUNTED_FROM_END = 3;

/**
 * The day of the month; for the last three days their distance from its end as a negative number.
 */
function monthPosition(day: string): number {
	const date = Number(day.slice(8));
	for (let left = 1; left <= DAYS_COUNTED_FROM_END; left++) {
		if (addDays(day, left).slice(8) === '01') return -left;
	}
	return date;
}
