import { median } from '../statistics';
import type { SeasonalIndex } from './seasonalIndex';
import { yearlyIndexAt } from './seasonalIndex';
import type { History } from './history';

/** A simple way to tell what comes. */
export interface SmoothingModel {
	/** By which share a day counts less than the day after it. */
	readonly decay: number;
	/** How much of what last year did the figures are expected to do again: 0 nothing, 1 all. */
	readonly yearlyWeight: number;
}

const DECAYS = [0.03, 0.1, 0.3];
const YEARLY_WEIGHTS = [0, 0.5, 1];

/** All that are tried. */
export const SMOOTHING_MODELS: readonly SmoothingModel[] = DECAYS.flatMap((decay) =>
	YEARLY_WEIGHTS.map((yearlyWeight) => ({ decay, yearlyWeight })),
);

/** How many days say at which level the figures are. */
export const LEVEL_DAYS = 70;
/** Of fewer days nobody knows it. */
export const MIN_LEVEL_DAYS = 14;

/** Some days: the first, and the one after the last. */
export interface DayRange {
	readonly from: number;
	readonly to: number;
}

/**
 * What each day of a stretch is expected to have, as seen on a day: the course of the week, and that of
 * last year where it counts, at the level of the days before. Undefined where too little is known.
 */
export function projectDays(
	history: History,
	now: number,
	week: SeasonalIndex,
	{ from, to }: DayRange,
	{ decay, yearlyWeight }: SmoothingModel,
): readonly number[] | undefined {
	const indexOn = (day: number) => {
		const lastYear = yearlyWeight === 0 ? 1 : yearlyIndexAt(history, day, now);
		return lastYear === undefined ? undefined : week(day) * lastYear ** yearlyWeight;
	};
	const past = pastDays(history, now, indexOn);
	if (past.length < MIN_LEVEL_DAYS) return undefined;
	// A weekday that never has anything says nothing about the level.
	const level = levelOf(
		past.filter(({ seasonalIndex }) => seasonalIndex > 0),
		decay,
	);
	const days = Array.from({ length: to - from }, (_, index) => indexOn(from + index));
	const projected = days.flatMap((seasonalIndex) =>
		seasonalIndex === undefined ? [] : seasonalIndex * level,
	);
	return projected.length === days.length ? projected : undefined;
}

interface PastDay {
	readonly age: number;
	readonly value: number;
	readonly seasonalIndex: number;
}

function pastDays(
	{ values }: History,
	end: number,
	indexOn: (day: number) => number | undefined,
): PastDay[] {
	const start = Math.max(0, end - LEVEL_DAYS);
	return values.slice(start, end).flatMap((value, index) => {
		const seasonalIndex = indexOn(start + index);
		if (value === undefined || seasonalIndex === undefined) return [];
		return [{ age: end - start - index, value, seasonalIndex }];
	});
}

/** The level of the days before, the last ones first of all. A single day that is far off counts as if it were less so. */
function levelOf(past: readonly PastDay[], decay: number): number {
	const { lowest, highest } = outlierFences(
		past.map(({ value, seasonalIndex }) => value / seasonalIndex),
	);
	let [sum, indexes] = [0, 0];
	for (const { age, value, seasonalIndex } of past) {
		const weight = (1 - decay) ** age;
		sum += weight * Math.min(highest * seasonalIndex, Math.max(lowest * seasonalIndex, value));
		indexes += weight * seasonalIndex;
	}
	return indexes > 0 ? sum / indexes : 0;
}

const HALF = 0.5;
const FENCE = 1.5;

/** Half of what is usual off, or farther than days mostly are (the fences of a box plot), is far off. */
function outlierFences(levels: readonly number[]) {
	const middle = median(levels.slice(-MIN_LEVEL_DAYS)) ?? 0;
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
