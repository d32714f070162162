import { dayPlus } from '../client/values/calendar';
import { median } from './average';
import type { Point } from './points';
import { plainHeight } from './points';
import { levelsOf, profileBefore } from './profile';

/** Days without what their place in the month makes of them. */
export interface WithoutMonth {
	readonly points: readonly Point[];
	/** What the place in the month makes of a day, as a logarithm; 0 for most. */
	readonly monthOn: (day: string) => number;
}

/** One year has twelve of each, one of which may be lost. */
const LEAST_MONTHS = 11;
/** Less than about a tenth is no pay day. */
const LEAST_HEIGHT = 0.1;
/** So sure must be that it is no accident: there are thirty days to be mistaken about. */
const LEAST_CERTAINTY = 4;
// For the normal distribution.
const DEVIATION_OF_MEDIAN = 1.4826;

/**
 * Takes out what the day of the month makes of a figure, such as pay day or the month's end, where a year of
 * the past shows that it does.
 */
export function withoutMonth(points: readonly Point[]): WithoutMonth {
	const heights = heightsOfMonth(points);
	const monthOn = (day: string) => heights.get(placeOf(day)) ?? 0;
	if (heights.size === 0) return { points, monthOn };
	const without = points.map((point): Point => {
		const ofMonth = monthOn(point.day);
		return {
			...point,
			ofMonth,
			height: point.height === undefined ? undefined : point.height - ofMonth,
		};
	});
	return { points: without, monthOn };
}

function heightsOfMonth(points: readonly Point[]): ReadonlyMap<number, number> {
	const levels = levelsOf(points);
	const profile = profileBefore(points, levels, points.length);
	const places = new Map<number, number[]>();
	for (const [index, point] of points.entries()) {
		const [height, share] = [plainHeight(point), profile[point.weekday]];
		const level = levels[index];
		if (height === undefined || share === undefined || level === undefined) continue;
		const place = placeOf(point.day);
		places.set(place, [...(places.get(place) ?? []), height - share - level]);
	}
	return new Map(
		[...places].flatMap(([place, all]) => {
			const height = median(all) ?? 0;
			return isCertain(all, height) ? [[place, height] as const] : [];
		}),
	);
}

function isCertain(all: readonly number[], height: number): boolean {
	if (all.length < LEAST_MONTHS || Math.abs(height) < LEAST_HEIGHT) return false;
	const deviation = (median(all.map((one) => Math.abs(one - height))) ?? 0) * DEVIATION_OF_MEDIAN;
	return Math.abs(height) >= (LEAST_CERTAINTY * deviation) / Math.sqrt(all.length);
}

const LAST_PLACES = 3;

/** The day of the month, or of the last three days how far from its end they are, below zero. */
function placeOf(day: string): number {
	const date = Number(day.slice(8));
	for (let left = 1; left <= LAST_PLACES; left++) {
		if (dayPlus(day, left).slice(8) === '01') return -left;
	}
	return date;
}
