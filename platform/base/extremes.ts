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
