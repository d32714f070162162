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
	const sorted = values.length <= FEW ? sortedFew(values) : new Float64Array(values).sort();
	const half = sorted.length >> 1;
	const [low, high] = [sorted[half - 1], sorted[half]];
	if (sorted.length % 2 === 1 || low === undefined || high === undefined) return high;
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

const MIN_VALUES_TO_TRIM = 3;

/** The mean without the largest and the smallest value, which may be outliers. */
export function trimmedMean(values: readonly number[]): number | undefined {
	if (values.length < MIN_VALUES_TO_TRIM) return median(values);
	return mean([...values].sort((one, other) => one - other).slice(1, -1));
}
