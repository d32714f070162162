import fc from 'fast-check';

import { seedOr } from '../support/random';

/** Checks something of what was seen of each history. */
export type InAllHistories<History, Lived> = (
	check: (lived: Lived, history: History) => void,
) => Promise<void>;

const seed = seedOr(20_261_129);

/**
 * The same histories for all checks of a file, each lived through once. To make a history smaller that fails
 * would take too long.
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
