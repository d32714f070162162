import { truncate } from '../../base/text/truncate';
import type { ImportTargetName, KindName, TableKind } from '../rules/importKinds';
import { importKinds } from '../rules/importKinds';
import type { Problem } from '../rules/problemKinds';
import { ImportProblem } from '../rules/problems';
import { LONGEST_SHOWN } from '../rules/shownLists';
import type { ColumnMeaning } from './headerWords';
import { headerWordsOf } from './headerWordsOf';
import type { FoundColumns, MappedColumn } from './foundColumns';
import { fittingKind } from './guessKind';
import type { CompetingColumns, Suggestion } from './suggestColumns';
import { suggestColumns } from './suggestColumns';
import { bigramsOf, diceCoefficient } from '../../base/text/bigrams';

/**
 * The column of each target: a position from 1, or what the user typed, which is a column name, a
 * number, or a quoted text that is used for every line.
 */
export type Mapping = Readonly<Record<string, string | number>>;

type Header = readonly string[] | undefined;

/**
 * Finds the column of each target: the one that the user chose, or else the one whose header fits.
 *
 * @param header the first line, or undefined if the file has no header
 * @param singleDays a column that certainly holds days
 * @throws InvalidInput naming the target for which no column or several columns were found
 */
export function mapColumns(
	kind: TableKind,
	header: Header,
	mapping: Mapping | undefined,
	sample: ReadonlyArray<readonly string[]> = [],
	singleDays?: number,
): FoundColumns {
	const found = mapping
		? chosenColumns(kind, { header, sample }, mapping)
		: recognized(kind, header ?? [], singleDays);
	const { columns } = found;
	const missing = kind.dimensions.find(
		(target) => !target.optional && !columns.some((column) => column.target === target),
	);
	if (missing)
		throw noColumn(missing.name, header, mapping ? undefined : kindInstead(kind, header));
	const isMetric = ({ target }: MappedColumn) => kind.metrics.includes(target);
	if (!columns.some(isMetric)) throw noColumn(null, header, undefined);
	const taken = columns.filter(({ text }) => text === undefined);
	const twice = taken.find(
		({ index }, at) =>
			index === found.dayColumn || taken.findIndex((one) => one.index === index) < at,
	);
	if (twice) {
		const of = { column: twice.index + 1, target: twice.target.name };
		throw ImportProblem.of({ code: 'sameColumn', of });
	}
	return found;
}

function recognized(
	kind: TableKind,
	header: readonly string[],
	singleDays: number | undefined,
): Suggestion {
	const suggestion = suggestColumns(kind, header, singleDays);
	const [several] = suggestion.competing;
	if (several) throw ImportProblem.of(severalColumns(several, header));
	return suggestion;
}

/** What the user is asked about several columns that fit one target equally well. */
export function severalColumns(
	{ means: target, columns: indexes }: CompetingColumns,
	header: readonly string[],
): Problem {
	const columns = indexes.map((index) => ({
		column: index + 1,
		name: truncate(header[index] ?? '', LONGEST_SHOWN),
	}));
	return { code: 'severalColumns', of: { target, columns } };
}

/** The first rows of a table. */
interface TableStart {
	readonly header: Header;
	readonly sample: ReadonlyArray<readonly string[]>;
}

function chosenColumns(kind: TableKind, start: TableStart, mapping: Mapping): FoundColumns {
	const columns = [...kind.dimensions, ...kind.metrics].flatMap((target): MappedColumn[] => {
		const chosen = chosenIn(mapping, target.name, start, true);
		if (chosen === undefined) return [];
		return [
			typeof chosen === 'number' ? { target, index: chosen } : { target, index: -1, ...chosen },
		];
	});
	const day = kind.dimensions.some(({ name }) => name === 'date')
		? undefined
		: chosenIn(mapping, 'date', start, false);
	return { columns, dayColumn: typeof day === 'number' ? day : undefined };
}

const QUOTED = /^(["'\u201c\u00ab])([^]*)(["'\u201d\u00bb])$/;

/**
 * The index of the column that the user chose, or the fixed text.
 *
 * @param mayBeText whether a fixed text may replace the column
 */
function chosenIn(
	mapping: Mapping,
	means: ColumnMeaning,
	{ header, sample }: TableStart,
	mayBeText: boolean,
): number | { readonly text: string } | undefined {
	const chosen = mapping[means];
	if (typeof chosen === 'number') return chosen - 1;
	const typed = chosen?.trim() ?? '';
	if (typed === '') return undefined;
	const named = indexOf(typed, header ?? []);
	const position = /^#?[1-9]\d{0,5}$/.test(typed) ? Number(typed.replace('#', '')) - 1 : -1;
	if (named >= 0 && position >= 0 && named !== position && position < (header?.length ?? 0)) {
		const of = { typed, target: means, named: named + 1 };
		throw ImportProblem.of({ code: 'nameOrNumber', of });
	}
	if (named >= 0) return named;
	if (position >= 0) return position;
	const [, , text] = QUOTED.exec(typed) ?? [];
	if (text !== undefined && mayBeText) return { text };
	const valueOf = columnWithValue(typed, header ?? [], sample);
	const shown = truncate(typed, LONGEST_SHOWN);
	const of = {
		typed: shown,
		target: means,
		header: header && closestFirst(typed, header),
		valueOf,
	};
	throw ImportProblem.of({ code: 'unknownColumn', of });
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
		name: truncate(header[index] ?? '', LONGEST_SHOWN),
	}));
	throw ImportProblem.of({ code: 'severalNamed', of: { typed, columns } });
}

function noColumn(
	target: ImportTargetName | null,
	header: Header,
	fits: KindName | undefined,
): ImportProblem {
	return ImportProblem.of({ code: 'noColumn', of: { target, header, fits } });
}

/** The kind of import that the file seems to be of, where another one was chosen. */
function kindInstead(kind: TableKind, header: Header): KindName | undefined {
	const isImport = importKinds.some((one) => one === kind);
	const fitting = isImport && header ? fittingKind(header) : undefined;
	return fitting === kind ? undefined : fitting?.name;
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
