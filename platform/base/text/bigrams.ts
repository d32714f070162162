/** How often each pair of neighbouring letters is in a text. */
export type Bigrams = ReadonlyMap<string, number>;

// What is longer is no name that somebody mistyped, and would only take time.
const LONGEST_COMPARED = 100;

/** The pairs of letters of a text, of a long one those of its beginning. */
export function bigramsOf(text: string): Bigrams {
	const pairs = new Map<string, number>();
	for (let at = 1; at < Math.min(text.length, LONGEST_COMPARED); at++) {
		const pair = text.slice(at - 1, at + 1);
		pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
	}
	return pairs;
}

/** How alike two texts are by their pairs of letters (Dice's coefficient): 1 for the same pairs, 0 for none in common. */
export function diceCoefficient(one: Bigrams, other: Bigrams): number {
	let common = 0;
	for (const [pair, count] of one) common += Math.min(count, other.get(pair) ?? 0);
	return (2 * common) / Math.max(1, sizeOf(one) + sizeOf(other));
}

function sizeOf(pairs: Bigrams): number {
	let size = 0;
	for (const count of pairs.values()) size += count;
	return size;
}
