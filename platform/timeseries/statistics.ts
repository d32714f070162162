/** The mean; undefined for an empty list. */
export function mean(values: readonly number[]): number | undefined {
	if (values.length === 0) return undefined;
	return sumOfAll(values) / values.length;
}

/** The sum of some numbers. */
export function sumOfAll(values: readonly number[]): number {
	return values.reduce((sum, value) => sum + value, 0);
}

/** The median; undefined for an empty list. */
export function median(values: readonly number[]): number | undefined {
	const sorted = values.length <= FEW ? sortedFew(values) : withMiddle(values);
	const half = values.length >> 1;
	const [low, high] = [sorted[half - 1], sorted[half]];
	if (values.length % 2 === 1 || low === undefined || high === undefined) return high;
	return (low + high) / 2;
}

const FEW = 10;

/** Sorts few numbers by insertion, which is several times as fast as to allocate and sort an array of floats. */
function sortedFew(values: readonly number[]): readonly number[] {
	const sorted: number[] = [];
	for (const value of values) {
		let at = sorted.length;
		for (; at > 0 && (sorted[at - 1] ?? 0) > value; at--) sorted[at] = sorted[at - 1] ?? 0;
		sorted[at] = value;
	}
	return sorted;
}

/** Kept, as an allocation for each list takes longer than the selection. */
let room = new Float64Array(512);

/** Many numbers with those in the middle at their places, as if they were sorted (quickselect). */
function withMiddle(values: readonly number[]): Float64Array {
	const { length } = values;
	if (room.length < length) room = new Float64Array(2 * length);
	for (let at = 0; at < length; at++) room[at] = values[at] ?? NaN;
	const half = length >> 1;
	select(room, half, length - 1);
	// None before the middle is larger, so that the largest of them is next to it.
	let largest = 0;
	for (let at = 1; at < half; at++) if ((room[at] ?? 0) > (room[largest] ?? 0)) largest = at;
	swap(room, largest, half - 1);
	return room;
}

/** Moves the number that belongs at an index there, with smaller ones before it (Hoare's selection). */
function select(numbers: Float64Array, index: number, end: number): void {
	let [first, last] = [0, end];
	while (first < last) {
		const pivot = numbers[(first + last) >> 1] ?? 0;
		let [low, high] = [first, last];
		while (low <= high) {
			while ((numbers[low] ?? 0) < pivot) low++;
			while ((numbers[high] ?? 0) > pivot) high--;
			if (low <= high) swap(numbers, low++, high--);
		}
		if (index <= high) last = high;
		else if (index >= low) first = low;
		else return;
	}
}

function swap(numbers: Float64Array, one: number, other: number): void {
	const value = numbers[one] ?? 0;
	numbers[one] = numbers[other] ?? 0;
	numbers[other] = value;
}

const MIN_VALUES_TO_TRIM = 3;

/** The mean without the largest and the smallest value, which may be outliers. */
export function trimmedMean(values: readonly number[]): number | undefined {
	if (values.length < MIN_VALUES_TO_TRIM) return median(values);
	return mean([...values].sort((one, other) => one - other).slice(1, -1));
}
