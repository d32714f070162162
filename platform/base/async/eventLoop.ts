import { sleep } from 'n8n-workflow';

/** Lets other work have its turn, when this work has had its own; called often, mostly at no cost. */
export type GiveWay = () => Promise<void>;

// n8n answers nothing during a turn. Giving way costs about a millisecond.
const TURN_MS = 15;

// One after the other, so that several long pieces of work do not take their turns as one.
let turns = Promise.resolve();

/** Begins work that takes turns with everything else that n8n does. */
export function takeTurns(): GiveWay {
	let since = performance.now();
	return async () => {
		if (performance.now() - since < TURN_MS) return;
		turns = turns.then(async () => await sleep(0));
		await turns;
		since = performance.now();
	};
}
