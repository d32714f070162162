import { sleep } from 'n8n-workflow';

/**
 * Yields to the event loop if the work has run for a while. It is called often and usually costs
 * nothing.
 */
export type GiveWay = () => Promise<void>;

// n8n responds to nothing while this work runs. Yielding costs about a millisecond.
const TURN_MS = 15;

// Yields are queued, so that several long pieces of work do not resume in the same turn of the
// event loop.
let turns = Promise.resolve();

/** Returns a function that yields to the event loop regularly. */
export function takeTurns(): GiveWay {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < TURN_MS) return;
		turns = turns.then(async () => await sleep(0));
		await turns;
		since = performance.now();
	};
}

const MOST_AT_ONCE = 1_000;

/** Items in batches, between which it yields to the event loop regularly. */
export async function* inBatches<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
	const giveWay = takeTurns();
	for (let at = 0; at < items.length; at += MOST_AT_ONCE) {
		yield items.slice(at, at + MOST_AT_ONCE);
		await giveWay();
	}
}
