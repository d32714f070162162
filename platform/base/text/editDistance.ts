import { smallest } from '../extremes';
const SHORTEST = 5;
const LONG = 9;

/** How many edits a name of these words may be away from the one that is meant. */
export function maxEdits(name: string): number {
	const { length } = name.replaceAll(' ', '');
	if (length < SHORTEST) return 0;
	return length < LONG ? 1 : 2;
}

/**
 * Whether a number of edits makes one text of the other, each a letter that is added, left out,
 * replaced, or swapped with its neighbour. Only the cells so near the diagonal of the table of
 * distances are filled in, as all others are farther away.
 */
export function isWithinDistance(edits: number, one: string, other: string): boolean {
	const longer = other.length - one.length;
	if (Math.abs(longer) > edits) return false;
	let before: readonly number[] = [];
	let last: readonly number[] = Array.from({ length: 2 * edits + 1 }, (_, place) =>
		place < edits ? Infinity : place - edits,
	);
	for (let row = 1; row <= one.length; row++) {
		const next = nextRow(row, last, before, { edits, one, other });
		if (smallest(next) > edits) return false;
		[before, last] = [last, next];
	}
	return at(last, edits + longer) <= edits;
}

interface Compared {
	readonly edits: number;
	readonly one: string;
	readonly other: string;
}

/** The cells of a row from `edits` columns before the diagonal to as many behind it. */
function nextRow(
	row: number,
	last: readonly number[],
	before: readonly number[],
	{ edits, one, other }: Compared,
): readonly number[] {
	const next: number[] = [];
	for (let place = 0; place <= 2 * edits; place++) {
		const column = row - edits + place;
		if (column < 1 || column > other.length) {
			next.push(column === 0 ? row : Infinity);
			continue;
		}
		const isSame = one[row - 1] === other[column - 1];
		const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
		const added = Math.min(at(last, place + 1), at(next, place - 1)) + 1;
		const replaced = at(last, place) + (isSame ? 0 : 1);
		const swapped = isSwapped ? at(before, place) + 1 : Infinity;
		next.push(Math.min(added, replaced, swapped));
	}
	return next;
}

function at(row: readonly number[], place: number): number {
	return row[place] ?? Infinity;
}

/**
 * Whether a near name is one that was mistyped rather than another word: "Siberia" is not Liberia,
 * nor "North Sudan" South Sudan.
 */
export function isMistyped(name: string, known: string): boolean {
	if (name[0] !== known[0]) return false;
	const typed = name.split(' ');
	const words = known.split(' ');
	if (typed.length !== words.length) return true;
	return typed.every((word, place) =>
		isWithinDistance(Math.max(1, maxEdits(word)), word, words[place] ?? ''),
	);
}
