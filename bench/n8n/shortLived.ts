import { collectGarbage } from '../figure';

const BATCHES = 400;
const STAY = 10;

/**
 * Makes Node.js allocate its whole space for short-lived objects (up to 64 MB twice in version 24).
 * Any work would do so soon, and it would count for some runs but not for others.
 */
export function fillShortLived(): void {
	makeObjects(STAY);
	collectGarbage();
	makeObjects(0);
	makeObjects(0);
}

/**
 * @param stay how many batches stay alive for a while, which makes the space for new objects grow
 */
function makeObjects(stay: number): void {
	const batches: unknown[] = [];
	for (let i = 0; i < BATCHES; i++) {
		batches.push(Array.from({ length: 20_000 }, (_, n) => ({ n, i })));
		if (batches.length > stay) batches.shift();
	}
}
