import { bigramsOf, diceCoefficient } from '../../base/text/bigrams';
import { ImportProblem } from '../rules/problems';
import { shownName } from '../rules/shownLists';
import type { ColumnMeaning } from './headerWords';
import { headerWordsOf } from './headerWordsOf';

/**
 * The column of each target: a position from 1, or what the user typed, which is a column name, a
 * number, or a quoted text that is used for every line.
 */
export type Mapping = Readonly<Record<string, string | number>>;

/** The first line of a file; undefined if it has no names of columns. */
export type Header = readonly string[] | undefined;

/** Where columns are looked up: their names, and the first rows. */
export interface ColumnSample {
	readonly header: Header;
	readonly sample: ReadonlyArray<readonly string[]>;
}

const QUOTED = /^(["'\u201c\u00ab])([^]*)(["'\u201d\u00bb])$/;

/** The index of the column that the user chose, or the text that replaces it. @throws InvalidInput */
export function chosenColumnOrText(
	mapping: Mapping,
	means: ColumnMeaning,
	start: ColumnSample,
): number | { readonly text: string } | undefined {
	const typed = typedFor(mapping, means);
	const [, , text] = QUOTED.exec(typed) ?? [];
	// The name of a column may have quotes, too.
	const isText = text !== undefined && findColumn(typed, means, start) < 0;
	return isText ? { text } : chosenColumn(mapping, means, start);
}

/** The index of the column that the user chose. @throws InvalidInput */
export function chosenColumn(
	mapping: Mapping,
	means: ColumnMeaning,
	start: ColumnSample,
): number | undefined {
	const chosen = mapping[means];
	if (typeof chosen === 'number') return chosen - 1;
	const typed = typedFor(mapping, means);
	if (typed === '') return undefined;
	const index = findColumn(typed, means, start);
	if (index < 0) throw unknownColumn(typed, means, start);
	return index;
}

function typedFor(mapping: Mapping, means: ColumnMeaning): string {
	const chosen = mapping[means];
	return typeof chosen === 'string' ? chosen.trim() : '';
}

/** The index of the column with a name or a number; -1 if none has it. */
function findColumn(typed: string, means: ColumnMeaning, { header = [] }: ColumnSample): number {
	const named = indexOf(typed, header);
	const position = /^#?[1-9]\d{0,5}$/.test(typed) ? Number(typed.replace('#', '')) - 1 : -1;
	if (named >= 0 && position >= 0 && named !== position && position < header.length) {
		const of = { typed, target: means, named: named + 1 };
		throw ImportProblem.of({ code: 'nameOrNumber', of });
	}
	return named >= 0 ? named : position;
}

/**
 * The index of the column with a name, compared exactly first and normalized second; -1 if none has
 * it.
 */
function indexOf(typed: string, header: readonly string[]): number {
	const words = headerWordsOf(typed);
	const same = header.flatMap((name, index) => (name === typed ? [index] : []));
	const alike =
		words === ''
			? []
			: header.flatMap((name, index) => (headerWordsOf(name) === words ? [index] : []));
	const [first, ...others] = same.length > 0 ? same : alike;
	if (first === undefined) return -1;
	if (others.length === 0) return first;
	const columns = [first, ...others].map((index) => ({
		column: index + 1,
		name: shownName(header[index] ?? ''),
	}));
	throw ImportProblem.of({ code: 'severalNamed', of: { typed, columns } });
}

function unknownColumn(
	typed: string,
	means: ColumnMeaning,
	{ header, sample }: ColumnSample,
): ImportProblem {
	const of = {
		typed: shownName(typed),
		target: means,
		header: header && closestFirst(typed, header),
		valueOf: columnWithValue(typed, header ?? [], sample),
	};
	return ImportProblem.of({ code: 'unknownColumn', of });
}

/** The names of a header by their similarity to a text, the closest first. */
function closestFirst(text: string, header: readonly string[]): string[] {
	const pairsOf = (name: string) => bigramsOf(` ${headerWordsOf(name)} `);
	const pairs = pairsOf(text);
	return header
		.map((name) => ({ name, similarity: diceCoefficient(pairs, pairsOf(name)) }))
		.sort((one, other) => other.similarity - one.similarity)
		.map(({ name }) => name);
}

/** The name of the column that contains a value, or its number if it has no name. */
function columnWithValue(
	value: string,
	header: readonly string[],
	sample: ReadonlyArray<readonly string[]>,
): string | undefined {
	for (const cells of sample) {
		const index = cells.findIndex((cell) => cell.trim() === value);
		if (index >= 0) return header[index] || `#${index + 1}`;
	}
	return undefined;
}
