import { mean } from '../statistics';
import type { ModelResult } from './forecastBacktest';
import { symmetricError } from './forecastBacktest';
import { SMOOTHING_MODELS } from './smoothingModel';

/** How much the best way counts more than the others. */
const WEIGHT_EXPONENT = 3;
/** A way that was tried seldom is taken for an average one, as if it had been that so many times. */
const PRIOR_RESULTS = 3;
// Better than that is luck, such as a season without a sale that last year had later.
const MIN_ERROR = 0.01;

/** How much each way counts: the less it was off in the weeks before, the more. */
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

/** The weighted mean of what is known; undefined where nothing is. */
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

/** How much of the weight is that of known values. */
export function weightOf(
	values: ReadonlyArray<number | undefined>,
	weights: readonly number[],
): number {
	return values.reduce<number>(
		(total, value, index) => total + (value === undefined ? 0 : (weights[index] ?? 0)),
		0,
	);
}
