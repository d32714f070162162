/**
 * The largest of the numbers, but at least `atLeast`. Math.max with a spread fails for very long
 * lists.
 */
export function largest(numbers: Iterable<number>, atLeast = -Infinity): number {
	let found = atLeast;
	for (const value of numbers) found = Math.max(found, value);
	return found;
}

/** The smallest of the numbers, but at most `atMost`. */
export function smallest(numbers: Iterable<number>, atMost = Infinity): number {
	let found = atMost;
	for (const value of numbers) found = Math.min(found, value);
	return found;
}

const MOST_DECIMALS = 6;

/**
 * Rounds a percentage. One that is not 0 is not rounded to 0, and one below 100 is not rounded to
 * 100: it keeps two digits, or has more decimals.
 */
export function roundedPercent(percent: number, decimals: number): number {
	const plain = rounded(percent, decimals);
	if (plain === 0) return rounded(Number(percent.toPrecision(2)), MOST_DECIMALS);
	if (Math.abs(plain) !== 100) return plain;
	for (let digits = decimals; digits < MOST_DECIMALS; digits++) {
		const finer = rounded(percent, digits);
		if (Math.abs(finer) !== 100) return finer;
	}
	return rounded(percent, MOST_DECIMALS);
}

// Avoids -0.
function rounded(value: number, decimals: number): number {
	return Number(value.toFixed(decimals)) || 0;
}
