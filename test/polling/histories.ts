import fc from '../support/fastCheck';

import { PATIENCE_MS, seedOr } from '../support/random';
import { World } from './world';

/** Checks an expectation on the outcome of each history. */
export type InAllHistories<History, Lived> = (
	check: (lived: Lived, history: History) => void,
) => Promise<void>;

const seed = seedOr(20_261_129);

/**
 * Runs the same histories once, on one platform, for all checks of a file. Failing histories are
 * not shrunk, which would take too long.
 */
export function histories<History, Lived>(
	arbitrary: fc.Arbitrary<History>,
	live: (world: World, history: History) => Promise<Lived>,
	numRuns: number,
): InAllHistories<History, Lived> {
	jest.setTimeout(PATIENCE_MS);
	let world: World;
	beforeAll(async () => {
		world = await World.start();
	});
	afterAll(() => world.sandbox.close());
	const lived = new Map<string, Lived>();
	return async (check) => {
		const holds = async (history: History) => {
			const key = fc.stringify(history);
			const seen = lived.get(key) ?? (await live(world, history));
			lived.set(key, seen);
			check(seen, history);
		};
		await fc.assert(fc.asyncProperty(arbitrary, holds), { numRuns, seed, endOnFailure: true });
	};
}
