import fc from 'fast-check';

/** For all that goes on in a file, its hooks too, on a machine that has much else to do. */
export const PATIENCE_MS = 300_000;

/** Checks something of what was seen of each history. */
export type InAllHistories<History, Lived> = (
	check: (lived: Lived, history: History) => void,
) => Promise<void>;

// A change is not to fail by what another has broken: other histories are asked for by SEED, a number or "random".
const { SEED = '20261129' } = process.env;
const seed = SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(SEED);

/**
 * The same histories for all checks of a file, each lived through once. fast-check prints the seed
 * of a failure, and to make a history smaller would take too long.
 */
export function histories<History, Lived>(
	arbitrary: fc.Arbitrary<History>,
	live: (history: History) => Promise<Lived>,
	numRuns: number,
): InAllHistories<History, Lived> {
	const lived = new Map<string, Lived>();
	return async (check) => {
		const holds = async (history: History) => {
			const key = fc.stringify(history);
			const seen = lived.get(key) ?? (await live(history));
			lived.set(key, seen);
			check(seen, history);
		};
		await fc.assert(fc.asyncProperty(arbitrary, holds), { numRuns, seed, endOnFailure: true });
	};
}
