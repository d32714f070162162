import { median } from '../statistics';
import type { SeasonalIndex } from './seasonalIndex';
import { yearlyIndexAt } from './seasonalIndex';
import type { History } from './history';

/** An exponential smoothing model with weekly and optional yearly seasonality. */
interface SmoothingModel {
	/** The decay of weights per day. */
	readonly decay: number;
	/** The weight of last year's seasonality, from 0 to 1. */
	readonly yearlyWeight: number;
}

const DECAYS = [0.03, 0.1, 0.3];
const YEARLY_WEIGHTS = [0, 0.5, 1];

/** All models of the ensemble. */
export const SMOOTHING_MODELS: readonly SmoothingModel[] = DECAYS.flatMap((decay) =>
	YEARLY_WEIGHTS.map((yearlyWeight) => ({ decay, yearlyWeight })),
);

/** The days from which the level is estimated. */
const LEVEL_DAYS = 70;
/** Fewer days are too small a sample for a level. */
const MIN_LEVEL_DAYS = 14;

/** A range of day indexes, whose end is exclusive. */
interface DayRange {
	readonly from: number;
	readonly to: number;
}

/**
 * Projects each day of a range: the weekly and yearly seasonality at the smoothed level; undefined
 * if there is too little data.
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
	// A weekday that is always 0 does not inform the level.
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

/** The smoothed level of past days. Outliers are clipped. */
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

/**
 * The limits beyond which a value is an outlier: half of the median, or the fences of a box plot if
 * they are wider.
 */
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
