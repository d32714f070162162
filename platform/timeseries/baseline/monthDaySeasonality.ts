import { addDays } from '../../base/dates/dayArithmetic';
import { median } from '../statistics';
import type { TrainingDay } from './trainingDay';
import { trainingValue } from './trainingDay';
import { weeklyLevels, weekdayProfile } from './weekdaySeasonality';

/** Days without what their place in the month makes of them. */
export interface MonthDayAdjusted {
	readonly points: readonly TrainingDay[];
	/** What the place in the month makes of a day, as a logarithm; 0 for most. */
	readonly effectOn: (day: string) => number;
}

/** One year has twelve of each, one of which may be lost. */
const MIN_MONTHS = 11;
/** Less than about a tenth is no pay day. */
const MIN_EFFECT = 0.1;
/** So sure must be that it is no accident: there are thirty days to be mistaken about. */
const MIN_Z_SCORE = 4;
// For the normal distribution.
const DEVIATION_OF_MEDIAN = 1.4826;

/**
 * Takes out what the day of the month makes of a figure, such as pay day or the month's end, where a year of
 * the past shows that it does.
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

/** The day of the month, or of the last three days how far from its end they are, below zero. */
function monthPosition(day: string): number {
	const date = Number(day.slice(8));
	for (let left = 1; left <= DAYS_COUNTED_FROM_END; left++) {
		if (addDays(day, left).slice(8) === '01') return -left;
	}
	return date;
}
