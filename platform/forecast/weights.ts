import { mean } from '../usual/average';
import type { Replay } from './replay';
import { missOf } from './replay';
import { WAYS } from './way';

/** How much the best way counts more than the others. */
const POWER = 3;
/** A way that was tried seldom is taken for an average one, as if it had been that so many times. */
const TIMES_BEFORE = 3;
// Better than that is luck, such as a season without a sale that last year had later.
const LEAST_MISS = 0.01;

/** How much each way counts: the less it was off in the weeks before, the more. */
export function weightsOf(replays: readonly Replay[]): number[] {
	const misses = WAYS.map((_, index) =>
		replays.flatMap(({ came, expected }) => {
			const sum = expected[index];
			return sum === undefined ? [] : Math.abs(missOf(sum, came));
		}),
	);
	const means = misses.flatMap((all) => mean(all) ?? []);
	const usual = mean(means) ?? 1;
	return misses.map((all) => {
		const sum = all.reduce((total, miss) => total + miss, TIMES_BEFORE * usual);
		return Math.max(LEAST_MISS, sum / (all.length + TIMES_BEFORE)) ** -POWER;
	});
}

/** The weighted mean of what is known; undefined where nothing is. */
export function mixOf(
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
