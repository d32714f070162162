// Copied once: looking up a global is slow inside jest, and these run millions of times.
const { floor, imul } = Math;

/** A number that only depends on a text; the seed of all generated data. */
export function seedOf(text: string): number {
	let hash = 2_166_136_261;
	for (let index = 0; index < text.length; index += 1) {
		hash = imul(hash ^ text.charCodeAt(index), 16_777_619);
	}
	return hash >>> 0;
}

/** A fraction in [0, 1) that only depends on the three numbers. */
export function chance(seed: number, first: number, second = 0): number {
	let mixed = seed ^ imul(first + 0x9e37_79b9, 0x85eb_ca6b);
	mixed = imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d) + imul(second + 1, 0x297a_2d39);
	mixed = imul(mixed ^ (mixed >>> 12), 0x2c1b_3c6d);
	mixed = imul(mixed ^ (mixed >>> 15), 0x297a_2d39);
	return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

/**
 * Cumulative shares, from 0 to exactly 1. The part of a whole number between two of them is again a
 * whole number, and the parts always add up to the whole.
 */
export function runningShares(weights: readonly number[]): number[] {
	const total = weights.reduce((sum, weight) => sum + weight, 0);
	let sum = 0;
	const running = weights.map((weight) => (sum += weight) / total);
	return [0, ...running.slice(0, -1), 1];
}

/**
 * The part of `whole` between two cumulative shares; `offset` in [0, 1) determines who gets the
 * remainders.
 */
export function partBetween(whole: number, from: number, to: number, offset: number): number {
	return floor(whole * to + offset) - floor(whole * from + offset);
}

/** A whole number divided along cumulative shares. */
export function partsOf(whole: number, running: readonly number[], offset: number): number[] {
	return running.slice(1).map((to, part) => partBetween(whole, running[part] ?? 0, to, offset));
}

/** The index of the share that contains a fraction. */
export function indexOfShare(running: readonly number[], fraction: number): number {
	let index = 0;
	while (index < running.length - 2 && fraction >= (running[index + 1] ?? 1)) index += 1;
	return index;
}
