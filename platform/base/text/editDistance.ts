import { smallest } from '../calculations';
const SHORTEST = 5;
const LONG = 9;

/** The maximum edit distance between a typed name and the name that it stands for. */
export function maxEdits(name: string): number {
	const { length } = name.replaceAll(' ', '');
	if (length < SHORTEST) return 0;
	return length < LONG ? 1 : 2;
}

/**
 * Whether the edit distance of two texts is within a limit, counting insertions, deletions,
 * substitutions and transpositions of adjacent letters (Damerau-Levenshtein, OSA). Only the cells
 * near the diagonal of the distance matrix are computed, as all others exceed the limit.
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

interface Comparison {
	readonly edits: number;
	readonly one: string;
	readonly other: string;
}

/** Computes the cells of a row from `edits` columns before the diagonal to as many after it. */
function nextRow(
	row: number,
	last: readonly number[],
	before: readonly number[],
	{ edits, one, other }: Comparison,
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
 * Whether a similar name is a typing error rather than another word: "Siberia" is not Liberia, nor
 * is "North Sudan" South Sudan.
 */
export function isMistyped(name: string, actual: string): boolean {
	if (name[0] !== actual[0]) return false;
	const typed = name.split(' ');
	const words = actual.split(' ');
	if (typed.length !== words.length) return true;
	return typed.every((word, place) =>
		isWithinDistance(Math.max(1, maxEdits(word)), word, words[place] ?? ''),
	);
}
