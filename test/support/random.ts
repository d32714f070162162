import { isSoak } from '../../harness/soak';

const { SEED } = process.env;

/**
 * Where random cases begin. A change is not to fail by what another has broken, so that they are the same
 * ones every time: others are asked for by SEED, a number or "random", as a soak does. fast-check
 * prints the seed of a failure.
 */
export function seedOr(usual: number): number {
	return SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(SEED ?? usual);
}

/** How many random cases: some for each change, and many in a soak. */
export function runs(some: number, many: number): number {
	return isSoak ? many : some;
}

/** For all that goes on in a file of random cases, its hooks too, on a machine that has much else to do. */
export const PATIENCE_MS = isSoak ? 1_800_000 : 300_000;
