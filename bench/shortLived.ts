import { collectGarbage } from './figure';

const BATCHES = 400;
const STAY = 10;

/**
 * Has Node.js take all that it keeps for objects that are soon forgotten: any work makes it do so before
 * long, up to 64 MB twice in version 24, and it would be counted on some runs and not on others.
 */
export function fillShortLived(): void {
	makeObjects(STAY);
	collectGarbage();
	makeObjects(0);
	makeObjects(0);
}

/** @param stay how many batches live on for a while, which makes the space for new ones grow */
function makeObjects(stay: number): void {
	const batches: unknown[] = [];
	for (let i = 0; i < BATCHES; i++) {
		batches.push(Array.from({ length: 20_000 }, (_, n) => ({ n, i })));
		if (batches.length > stay) batches.shift();
	}
}
