/** How often each pair of adjacent letters occurs in a text. */
export type Bigrams = ReadonlyMap<string, number>;

// A longer text is not a mistyped name and would only take time.
const LONGEST_COMPARED = 100;

/** The letter pairs of a text; of a long text, those of its beginning. */
export function bigramsOf(text: string): Bigrams {
	const pairs = new Map<string, number>();
	for (let at = 1; at < Math.min(text.length, LONGEST_COMPARED); at++) {
		const pair = text.slice(at - 1, at + 1);
		pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
	}
	return pairs;
}

/**
 * The similarity of two texts by their letter pairs (Dice coefficient): 1 for the same pairs, 0 for
 * none in common.
 */
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
