import { sumOfAll } from '../statistics';
import { weeklyIndex } from './seasonalIndex';
import type { History } from './history';
import { knownValues } from './history';
import { projectDays, SMOOTHING_MODELS } from './smoothingModel';
import { WEEK } from '../../base/dates/durations';

/** The forecasts of each model at a past time, and the actual sum. */
export interface ModelResult {
	readonly actual: number;
	/** In the order of the models; undefined if a model had too little data. */
	readonly expected: ReadonlyArray<number | undefined>;
}

const FORECAST_ORIGINS = 26;
/** A longer horizon would leave too few backtests. */
export const MAX_HORIZON = 8 * WEEK;
// The history that a weekday profile needs.
const MIN_HISTORY = 5 * WEEK;
const MIN_KNOWN_SHARE = 0.7;

/** Backtests all models week by week at the current horizon, newest first. */
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

/** The symmetric relative error of a forecast, between -2 and 2. */
export function symmetricError(expected: number, actual: number): number {
	const size = Math.abs(expected) + Math.abs(actual);
	return size === 0 ? 0 : (2 * (expected - actual)) / size;
}
