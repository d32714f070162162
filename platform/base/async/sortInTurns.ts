import { takeTurns } from './eventLoop';

// Sorted at once, in about a millisecond.
const RUN = 1_024;

/**
 * The indexes of a list in the order of a comparison, which is stable. Unlike `sort`, it yields to
 * the event loop regularly.
 *
 * @param compare compares the values at two indexes: negative if the first comes first
 */
export async function sortInTurns(
	length: number,
	compare: (one: number, other: number) => number,
): Promise<Uint32Array> {
	const giveWay = takeTurns();
	let sorted = Uint32Array.from({ length }, (_, index) => index);
	for (let from = 0; from < length; from += RUN) {
		sorted.subarray(from, from + RUN).sort((a, b) => compare(a, b) || a - b);
		await giveWay();
	}
	let merged = new Uint32Array(length);
	for (let width = RUN; width < length; width *= 2) {
		for (let from = 0; from < length; from += 2 * width) {
			const middle = Math.min(from + width, length);
			const end = Math.min(middle + width, length);
			let [left, right] = [from, middle];
			for (let at = from; at < end; at++) {
				// The left run holds the earlier indexes, which come first where values are equal.
				const takesLeft =
					left < middle && (right >= end || compare(sorted[left] ?? 0, sorted[right] ?? 0) <= 0);
				merged[at] = sorted[takesLeft ? left++ : right++] ?? 0;
				if (at % RUN === 0) await giveWay();
			}
		}
		[sorted, merged] = [merged, sorted];
	}
	return sorted;
}
