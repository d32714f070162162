import { sumOfAll } from '../statistics';
import { weeklyIndex } from './seasonalIndex';
import type { History } from './history';
import { knownValues, WEEK } from './history';
import { projectDays, SMOOTHING_MODELS } from './smoothingModel';

/** What each way said at a time of the past, and what came then. */
export interface ModelResult {
	readonly actual: number;
	/** In the order of the ways; undefined where too little was known then. */
	readonly expected: ReadonlyArray<number | undefined>;
}

const FORECAST_ORIGINS = 26;
/** Farther ahead there would be too few times to learn from. */
export const MAX_HORIZON = 8 * WEEK;
// Weekdays are known after some weeks.
const MIN_HISTORY = 5 * WEEK;
const MIN_KNOWN_SHARE = 0.7;

/** How the ways would have done week after week, as far ahead as is wanted now; the last time first. */
export function backtestModels(history: History, daysAhead: number): ModelResult[] {
	const count = Math.min(daysAhead, MAX_HORIZON);
	const last = history.values.length - count;
	return Array.from({ length: FORECAST_ORIGINS }, (_, index) => last - WEEK * index).flatMap(
		(from) => {
			const stretch = { from, to: from + count };
			const knownDays = knownValues(history, stretch.from, stretch.to);
			if (from < MIN_HISTORY || knownDays.length < MIN_KNOWN_SHARE * count) return [];
			const week = weeklyIndex(history, from);
			const expected = SMOOTHING_MODELS.map((way) =>
				projectDays(history, from, week, stretch, way),
			);
			return [
				{
					actual: (sumOfAll(knownDays) * count) / knownDays.length,
					expected: expected.map((days) => days && sumOfAll(days)),
				},
			];
		},
	);
}

/** By how much more was expected than came, as a share of the mean of both: between -2 and 2. */
export function symmetricError(expected: number, actual: number): number {
	const size = Math.abs(expected) + Math.abs(actual);
	return size === 0 ? 0 : (2 * (expected - actual)) / size;
}
