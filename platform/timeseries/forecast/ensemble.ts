import { mean } from '../statistics';
import type { ModelResult } from './forecastBacktest';
import { symmetricError } from './forecastBacktest';
import { SMOOTHING_MODELS } from './smoothingModel';

/** How strongly weights favour accurate models. */
const WEIGHT_EXPONENT = 3;
/**
 * Models with few backtest results are shrunk towards the average, as if they had this many results
 * with the average error.
 */
const PRIOR_RESULTS = 3;
// A smaller error is luck.
const MIN_ERROR = 0.01;

/** The weights of the models: the smaller the backtest error, the larger the weight. */
export function ensembleWeights(replays: readonly ModelResult[]): number[] {
	const errors = SMOOTHING_MODELS.map((_, index) =>
		replays.flatMap(({ actual, expected }) => {
			const sum = expected[index];
			return sum === undefined ? [] : Math.abs(symmetricError(sum, actual));
		}),
	);
	const means = errors.flatMap((all) => mean(all) ?? []);
	const meanError = mean(means) ?? 1;
	return errors.map((all) => {
		const sum = all.reduce((total, error) => total + error, PRIOR_RESULTS * meanError);
		return Math.max(MIN_ERROR, sum / (all.length + PRIOR_RESULTS)) ** -WEIGHT_EXPONENT;
	});
}

/** The weighted mean of the available values; undefined if there are none. */
export function ensembleMean(
	values: ReadonlyArray<number | undefined>,
	weights: readonly number[],
): number | undefined {
	const all = weightOf(values, weights);
	const sum = values.reduce<number>(
		(total, value, index) => total + (value ?? 0) * (weights[index] ?? 0),
		0,
	);
	return all > 0 ? sum / all : undefined;
}

/** The share of the weight that belongs to available values. */
export function weightOf(
	values: ReadonlyArray<number | undefined>,
	weights: readonly number[],
): number {
	return values.reduce<number>(
		(total, value, index) => total + (value === undefined ? 0 : (weights[index] ?? 0)),
		0,
	);
}
