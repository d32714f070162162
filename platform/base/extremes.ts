/** The largest of some numbers, and at least this; Math.max takes no more than a call has room for. */
export function largest(numbers: Iterable<number>, atLeast = -Infinity): number {
	let found = atLeast;
	for (const one of numbers) found = Math.max(found, one);
	return found;
}

/** The smallest of some numbers, and at most this. */
export function smallest(numbers: Iterable<number>, atMost = Infinity): number {
	let found = atMost;
	for (const one of numbers) found = Math.min(found, one);
	return found;
}
