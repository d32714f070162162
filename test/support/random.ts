import { isSoak } from '../../harness/soak';

const { SEED } = process.env;

/**
 * The seed of random cases. It is fixed, so that a change does not fail because of another one;
 * SEED sets another number or "random", as a soak does. fast-check prints the seed of a failure.
 */
export function seedOr(usual: number): number {
	return SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(SEED ?? usual);
}

/** The number of random cases: few for each change, and many in a soak. */
export function runs(some: number, many: number): number {
	return isSoak ? many : some;
}

/** The time limit of a file with random cases, including its hooks, on a busy machine. */
export const PATIENCE_MS = isSoak ? 1_800_000 : 300_000;
