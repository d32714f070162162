import { smallest } from './extremes';
const SHORTEST = 5;
const LONG = 9;

/** How many edits a name of these words may be away from the one that is meant. */
export function editsAllowed(name: string): number {
	const { length } = name.replaceAll(' ', '');
	if (length < SHORTEST) return 0;
	return length < LONG ? 1 : 2;
}

/**
 * Whether a number of edits makes one text of the other, each a letter that is added, left out,
 * replaced, or swapped with its neighbour.
 */
export function isWithin(edits: number, one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > edits) return false;
	let before: readonly number[] = [];
	let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
	for (let row = 1; row <= one.length; row++) {
		const next = nextRow(row, last, before, [one, other]);
		if (smallest(next) > edits) return false;
		[before, last] = [last, next];
	}
	return at(last, other.length) <= edits;
}

function nextRow(
	row: number,
	last: readonly number[],
	before: readonly number[],
	[one, other]: readonly [string, string],
): readonly number[] {
	const next = [row];
	for (let column = 1; column <= other.length; column++) {
		const isSame = one[row - 1] === other[column - 1];
		const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
		const added = Math.min(at(last, column), at(next, column - 1)) + 1;
		const replaced = at(last, column - 1) + (isSame ? 0 : 1);
		const swapped = isSwapped ? at(before, column - 2) + 1 : Infinity;
		next.push(Math.min(added, replaced, swapped));
	}
	return next;
}

function at(row: readonly number[], column: number): number {
	return row[column] ?? Infinity;
}

/**
 * Whether a near name is one that was mistyped rather than another word: "Siberia" is not Liberia,
 * nor "North Sudan" South Sudan.
 */
export function isMistyped(name: string, known: string): boolean {
	if (name[0] !== known[0]) return false;
	const typed = name.split(' ');
	const meant = known.split(' ');
	if (typed.length !== meant.length) return true;
	return typed.every((word, place) =>
		isWithin(Math.max(1, editsAllowed(word)), word, meant[place] ?? ''),
	);
}
