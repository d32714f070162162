import type { FigureRules } from './rows/importCell';
import type { CheckFindings, CheckedRow } from './rows/lineCheck';
import { LineCheck } from './rows/lineCheck';
import type { MappedColumn, Mapping } from './columns/importColumns';
import { mapColumns } from './columns/importColumns';
import type { Slice } from '../base/dates/readDay';
import type { Descriptor } from './columns/descriptor';
import type { ImportKind } from './rules/importKinds';
import type { NumberFormat } from './file/numbers';
import { ImportProblem } from './rules/problems';
import type { DuplicateCheck } from './rows/duplicateIndex';
import type { ImportSource } from './source';
import { largest } from '../base/extremes';

/** What is to be imported, as the user describes it. */
export interface ImportPlan {
	readonly kind: ImportKind;
	readonly days: Slice;
	/** Recognised by the header when left out. */
	readonly mapping?: Mapping | undefined;
	/** Recognised when left out. */
	readonly numberFormat?: NumberFormat | undefined;
	/** None when left out. */
	readonly figures?: FigureRules;
}

/** The columns of an import, and what its lines say. */
export interface CheckedLines extends CheckFindings {
	readonly columns: readonly MappedColumn[];
}

/** A checked import, and the descriptor of the file that is sent. */
export interface DescribedImport extends CheckedLines {
	readonly descriptor: Descriptor;
}

/** Finds the columns of an import. @throws InvalidInput */
export function findColumns(
	{ header, sample }: ImportSource,
	{ kind, mapping }: ImportPlan,
): MappedColumn[] {
	const columns = mapColumns(kind, header, mapping);
	const widest = largest(columns.map(({ index }) => index));
	const width = widthOf({ header, sample });
	if (widest < width) return columns;
	throw ImportProblem.of({ code: 'fewColumns', of: { column: widest + 1, columns: width } });
}

function widthOf({ header, sample }: Pick<ImportSource, 'header' | 'sample'>): number {
	return header?.length ?? sample[0]?.length ?? 0;
}

/** Reads all lines, and hands on those that can be imported. @throws InvalidInput */
export async function checkLines(
	source: ImportSource,
	plan: ImportPlan,
	columns: readonly MappedColumn[],
	take: (row: CheckedRow) => void,
): Promise<CheckedLines> {
	const check = checkOf(source, plan, columns);
	for await (const rows of rowsOf(source, check)) for (const row of rows) take(row);
	return { ...check.findings(), columns };
}

/** What checks the lines of an import, one after the other. */
export function checkOf(
	source: ImportSource,
	{ kind, numberFormat, figures }: ImportPlan,
	columns: readonly MappedColumn[],
	memory?: DuplicateCheck,
): LineCheck {
	const dimensions = columns.filter(({ target }) => kind.dimensions.includes(target)).length;
	const format = numberFormat ?? formatIn(source, columns.slice(0, dimensions));
	return new LineCheck(
		columns,
		dimensions,
		{
			...{ ...figures, format, isChosen: numberFormat !== undefined },
			columns: source.layout.columns,
		},
		widthOf(source),
		memory,
	);
}

async function* rowsOf(
	source: ImportSource,
	check: LineCheck,
): AsyncGenerator<readonly CheckedRow[]> {
	for await (const lines of source.read()) yield lines.flatMap((line) => check.read(line) ?? []);
}

/** How a file writes numbers, by all columns of figures but those that name a row. */
function formatIn(
	{ layout }: ImportSource,
	names: readonly MappedColumn[],
): NumberFormat | undefined {
	const figures = layout.columns.filter(
		({ isFigures }, at) => isFigures && !names.some(({ index }) => index === at),
	);
	if (figures.some(({ isMixed }) => isMixed)) return undefined;
	const [only, other] = new Set(figures.flatMap(({ format }) => format ?? []));
	return other === undefined ? only : undefined;
}

// For a text of 128 KB, two bytes a letter, V8 fetches memory anew each time, which takes longer than to write it.
const PIECE = 1 << 15;

/** The file to send, in pieces, which are written while a check reads the lines. @throws InvalidInput */
export async function* writeImport(
	source: ImportSource,
	columns: readonly MappedColumn[],
	check: LineCheck,
): AsyncGenerator<string> {
	let text = linesOf([columns.map(({ target }) => target.name)]);
	for await (const rows of rowsOf(source, check)) {
		text += linesOf(rows.map(({ names, values }) => [...names.map(csvCell), ...values]));
		if (text.length < PIECE) continue;
		yield text;
		text = '';
	}
	yield text;
}

/** Joined at once: a text that grew line by line takes long to send. */
function linesOf(records: ReadonlyArray<readonly string[]>): string {
	return [...records.map((cells) => cells.join(',')), ''].join('\n');
}

/** No name holds a line break. */
function csvCell(name: string): string {
	return /[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name;
}
