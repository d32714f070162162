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
