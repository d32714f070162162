import type { FigureRules } from './rows/cellRules';
import type { CheckFindings, CheckedRow } from './rows/checkFindings';
import type { CurrencyColumn, SharedNames } from './rows/lineCheck';
import { LineCheck } from './rows/lineCheck';
import type { DayFormat } from './rows/dayCell';
import { dayRulesOf } from './rows/dayCell';
import type { RowMerge } from './rows/mergeRows';
import { mergedRows } from './rows/mergeRows';
import type { FoundColumns, MappedColumn } from './columns/foundColumns';
import type { Mapping } from './columns/chosenColumn';
import { mapColumns } from './columns/importColumns';
import { countsDays } from './columns/suggestColumns';
import type { TimesHeld } from './rows/averageTimes';
import { checkTimes } from './rows/averageTimes';
import type { UnusedColumn } from './columns/unusedColumns';
import type { Slice } from '../base/dates/readDay';
import type { ImportKind, TableKind } from './rules/importKinds';
import type { NumberFormat } from '../base/text/numbers';
import { ImportProblem } from './rules/problems';
import type { DuplicateCheck } from './rows/duplicateIndex';
import type { ImportSource } from './source';
import { checkDayColumn } from './table/periodsAsDays';
import { largest } from '../base/calculations';

/** What is to be imported, as the user describes it. */
export interface ImportPlan {
	readonly kind: ImportKind;
	readonly days: Slice;
	/** Detected from the header if absent. */
	readonly mapping?: Mapping | undefined;
	/** Detected if absent. */
	readonly numberFormat?: NumberFormat | undefined;
	/** No rule applies if absent. */
	readonly figures?: FigureRules;
	/** What happens to lines with the same names; they stop the import if absent. */
	readonly sharedNames?: SharedNames | undefined;
	/** Detected if absent. */
	readonly dayFormat?: DayFormat | undefined;
	/** What the column of Time Spent holds; recognized by its header if absent. */
	readonly times?: TimesHeld | undefined;
	/** Whether lines of days outside the period are skipped; otherwise they stop the import. */
	readonly leavesOutOtherDays?: boolean;
}

/** The settings that imports and campaign costs share. */
export type TablePlan = Omit<ImportPlan, 'kind' | 'days'> & {
	readonly kind: TableKind;
	/** The period; any day if the file has a column of days. */
	readonly days?: Slice;
};

/** The columns of an import, and the findings of its check. */
export interface CheckedLines extends CheckFindings, FoundColumns {
	/** The columns of the file that the import does not read. */
	readonly unused: readonly UnusedColumn[];
}

/** Finds the columns of an import. @throws InvalidInput */
export function findColumns(
	{ header, sample, layout }: ImportSource,
	{ kind, mapping, times }: TablePlan,
): FoundColumns {
	const found = mapColumns(kind, header, mapping, sample, layout.dayColumn);
	checkTimes(found.columns, times, header);
	const dateTarget = found.columns.find(({ target }) => target.type === 'date');
	checkDayColumn({ header, sample }, found.dayColumn ?? dateTarget?.index);
	const indexes = found.columns.map(({ index }) => index);
	const widest = largest([...indexes, found.dayColumn ?? -1]);
	const width = widthOf({ header, sample });
	if (widest < width) return found;
	throw ImportProblem.of({ code: 'fewColumns', of: { column: widest + 1, columns: width } });
}

function widthOf({ header, sample }: Pick<ImportSource, 'header' | 'sample'>): number {
	return header?.length ?? sample[0]?.length ?? 0;
}

/**
 * Checks all lines, and passes the valid rows on.
 *
 * @throws InvalidInput
 */
export async function checkLines(
	source: ImportSource,
	plan: TablePlan,
	found: FoundColumns,
	take: (row: CheckedRow) => void,
): Promise<CheckFindings> {
	const check = checkOf(source, plan, found);
	for await (const rows of rowsOf(source, check)) for (const row of rows) take(row);
	return check.findings();
}

/** Creates the check of an import, which takes one line at a time. */
export function checkOf(
	source: ImportSource,
	{ kind, numberFormat, figures, days, dayFormat, sharedNames, times }: TablePlan,
	{ columns, dayColumn }: FoundColumns,
	memory?: DuplicateCheck,
): LineCheck {
	const dimensions = columns.filter(({ target }) => kind.dimensions.includes(target)).length;
	const format = numberFormat ?? formatIn(source, columns.slice(0, dimensions), dayColumn);
	const dateColumn = dayColumn ?? columns.find(({ target }) => target.type === 'date')?.index;
	const rules = {
		...figures,
		...{ format, isChosen: numberFormat !== undefined, columns: source.layout.columns },
		...(dateColumn === undefined ? {} : { days: dayRulesIn(source, dateColumn, dayFormat, days) }),
		hasAverageTimes: times === 'averages',
		mayLackFigures: dayColumn === undefined && dateColumn !== undefined,
	};
	const isInPeriod = ({ from, to }: Slice) => {
		return (day: string) => day >= from.iso && day <= to.iso;
	};
	const table = { columns, dimensions, width: widthOf(source) };
	return new LineCheck(table, rules, memory, {
		dayColumn,
		sharedNames,
		currency: currencyColumnOf(source, columns),
		...(days ? { isInPeriod: isInPeriod(days) } : {}),
	});
}

/** The column of currencies, if it has several and the import has amounts. */
function currencyColumnOf(
	{ layout }: ImportSource,
	columns: readonly MappedColumn[],
): CurrencyColumn | undefined {
	if (!columns.some(({ target }) => target.type === 'amount')) return undefined;
	const used = new Set(columns.map(({ index }) => index));
	const index = layout.columns.findIndex(
		({ currencyCodes }, at) => currencyCodes.length > 1 && !used.has(at),
	);
	const [code] = layout.columns[index]?.currencyCodes ?? [];
	return code === undefined ? undefined : { index, code };
}

function dayRulesIn(
	{ header, sample, workbook }: ImportSource,
	column: number,
	format: DayFormat | undefined,
	days: Slice | undefined,
) {
	const isCounted = countsDays(header?.[column] ?? '');
	const cells = sample.map((line) => line[column] ?? '');
	const countedFrom = isCounted ? days?.from.iso : undefined;
	return dayRulesOf(cells, format, countedFrom, workbook?.is1904 ?? false);
}

/** The rows of an import, in batches. */
export async function* rowsOf(
	source: ImportSource,
	check: LineCheck,
): AsyncGenerator<readonly CheckedRow[]> {
	for await (const lines of source.read()) {
		const rows: CheckedRow[] = [];
		for (const line of lines) {
			const row = check.read(line);
			if (row) rows.push(row);
		}
		yield rows;
	}
}

/** The number format of the file, judged by all columns of figures that do not name a row. */
function formatIn(
	{ layout }: ImportSource,
	names: readonly MappedColumn[],
	dayColumn: number | undefined,
): NumberFormat | undefined {
	const figures = layout.columns.filter(
		({ isFigures }, at) =>
			isFigures && at !== dayColumn && !names.some(({ index }) => index === at),
	);
	if (figures.some(({ isMixed }) => isMixed)) return undefined;
	const [only, other] = new Set(figures.flatMap(({ format }) => format ?? []));
	return other === undefined ? only : undefined;
}

// V8 allocates a new buffer for every string of 128 KB or more (two bytes a letter), which takes
// longer than writing it.
const PIECE = 1 << 15;

/**
 * Writes the file to send in chunks while the lines are checked.
 *
 * @param merge how rows with the same names are merged; they stay as they are if absent
 * @throws InvalidInput
 */
export async function* writeImport(
	source: ImportSource,
	columns: readonly MappedColumn[],
	check: LineCheck,
	merge?: RowMerge,
): AsyncGenerator<string> {
	let text = headerLine(columns);
	const all = rowsOf(source, check);
	for await (const rows of merge ? mergedRows(all, merge) : all) {
		text += linesOf(rows);
		if (text.length < PIECE) continue;
		yield text;
		text = '';
	}
	yield text;
}

/** The header line of the file to send. */
export function headerLine(columns: readonly MappedColumn[]): string {
	return `${columns.map(({ target }) => target.name).join(',')}\n`;
}

/** Writes rows as CSV lines. */
export function linesOf(rows: readonly CheckedRow[]): string {
	const cells: string[] = [];
	for (const { names, values } of rows) {
		let record = csvCell(names[0] ?? '');
		for (let at = 1; at < names.length; at++) record += `,${csvCell(names[at] ?? '')}`;
		for (const value of values) record += `,${value}`;
		cells.push(record);
	}
	cells.push('');
	// Joined once: a string that is extended line by line is slow to send.
	return cells.join('\n');
}

/** Names contain no line break, so only commas and quotes need escaping. */
function csvCell(name: string): string {
	const isQuoted = name.includes(',') || name.includes('"');
	return isQuoted ? `"${name.replaceAll('"', '""')}"` : name;
}
