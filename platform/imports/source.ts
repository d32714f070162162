import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import type { GiveWay } from '../base/async/eventLoop';
import type { FileContent } from './file/fileContent';
import type { CsvStyle, PartialCsvStyle, CsvLine } from './file/csvRecords';
import { readCsvRecords, recognize } from './file/csvRecords';
import { isPacked, refuseOtherTypes } from './file/fileType';
import { exactNumberText } from '../base/text/numbers';
import { checkHeader, checkWidth } from './rules/importLimits';
import type { ReadableTable } from './table/openTable';
import { openTable } from './table/openTable';
import type { TableChoices, TableLayout } from './table/tableLayout';
import { ImportProblem } from './rules/problems';
import type { WorkbookFacts } from './workbook/openWorkbook';

/** Rows to import, from a file or from items. */
export interface ImportSource {
	/** The names of the columns, if there is a header. */
	readonly header: readonly string[] | undefined;
	/** The first rows. */
	readonly sample: ReadonlyArray<readonly string[]>;
	/** The size of the file. */
	readonly bytes?: number;
	/** The detected format of a CSV file. */
	readonly style?: CsvStyle;
	/** Facts on the workbook, if the file is one. */
	readonly workbook?: WorkbookFacts;
	/** What surrounds the rows, and facts on their columns. */
	readonly layout: TableLayout;
	/**
	 * Reads all rows in batches.
	 *
	 * @throws InvalidInput if the file is not valid CSV, or if the user has to make a choice first
	 */
	readonly read: () => AsyncIterable<readonly CsvLine[]>;
	/** Every loop over the rows calls this to let other work run. */
	readonly giveWay: GiveWay;
}

/** How a file is to be read; absent settings are detected. */
export interface FileReading {
	readonly style?: PartialCsvStyle;
	/** The name of the sheet in a workbook. */
	readonly sheet?: string | undefined;
	/** Whether the first line holds the names of the columns, which is the default. */
	readonly hasHeader?: boolean;
	readonly table?: TableChoices;
}

/**
 * Opens a CSV file, or a sheet of an Excel workbook.
 *
 * @throws InvalidInput if the file is neither
 */
export async function fileSource(
	file: FileContent,
	reading: FileReading,
	giveWay: GiveWay,
): Promise<ImportSource> {
	if (await isPacked(file)) return await workbookSource(file, reading, giveWay);
	const { style: known = {}, hasHeader = true, table: choices = {} } = reading;
	await refuseOtherTypes(file);
	const style = await recognize(file, known, giveWay);
	const lines = () => readCsvRecords(file, style, giveWay);
	const opened = await openTable(lines, hasHeader, choices, giveWay);
	return await sourceOf(opened, { bytes: file.bytes, style, giveWay });
}

async function workbookSource(
	file: FileContent,
	{ sheet, hasHeader = true, table: choices = {} }: FileReading,
	giveWay: GiveWay,
): Promise<ImportSource> {
	// Loaded on demand, as few executions read a workbook.
	const { openWorkbook } = await import('./workbook/openWorkbook');
	const { lines, facts, question } = await openWorkbook(file, sheet, giveWay);
	const { is1904 } = facts;
	const opened = await openTable(lines, hasHeader, { ...choices, is1904 }, giveWay);
	const about = { bytes: file.bytes, workbook: facts, giveWay };
	if (!question) return await sourceOf(opened, about);
	const read = async function* (): AsyncGenerator<readonly CsvLine[]> {
		yield await Promise.reject<readonly CsvLine[]>(ImportProblem.of(question));
	};
	return await sourceOf({ ...opened, read }, about);
}

/**
 * Opens the items of a workflow as rows with a column per member.
 *
 * @throws InvalidInput
 */
export async function itemSource(
	records: readonly JsonRecord[],
	giveWay: GiveWay,
	choices: TableChoices = {},
): Promise<ImportSource> {
	const names = new Set<string>();
	for (const some of batches(records)) {
		for (const record of some) for (const name of Object.keys(record)) names.add(name);
		checkWidth(names.size);
		await giveWay();
	}
	const header = [...names];
	const lines = async function* () {
		let number = 0;
		yield [{ cells: header, number }];
		for (const some of batches(records)) {
			yield some.map((record): CsvLine => {
				number += 1;
				return { cells: header.map((name) => cellOf(record[name])), number };
			});
			await giveWay();
		}
	};
	if (header.length === 0) return noItems(giveWay);
	const above = { linesBefore: -1, table: 1 };
	const opened = await openTable(lines, true, { ...choices, ...above }, giveWay);
	return await sourceOf(opened, { giveWay });
}

function noItems(giveWay: GiveWay): ImportSource {
	const layout: TableLayout = {
		...{ preamble: [], linesBefore: 0, period: undefined, dayColumn: undefined },
		...{ tables: [], leftOut: { lines: 0, first: [] }, emptyRows: 0, columns: [] },
	};
	return { header: [], sample: [], layout, read: async function* () {}, giveWay };
}

const SAMPLE_LINES = 500;
// Small, as a line can have a thousand columns.
const LINES_AT_ONCE = 20;

async function sourceOf(
	{ header, width, layout, read, first }: ReadableTable,
	about: Pick<ImportSource, 'bytes' | 'style' | 'workbook' | 'giveWay'>,
): Promise<ImportSource> {
	checkWidth(width);
	if (header) checkHeader(header);
	const sample: Array<readonly string[]> = [];
	for await (const rows of first()) {
		for (const { cells } of rows) sample.push(cells);
		if (sample.length >= SAMPLE_LINES) break;
	}
	return { header, sample, layout, read, ...about };
}

function* batches(records: readonly JsonRecord[]): Generator<readonly JsonRecord[]> {
	for (let from = 0; from < records.length; from += LINES_AT_ONCE) {
		yield records.slice(from, from + LINES_AT_ONCE);
	}
}

function cellOf(value: unknown): string {
	return typeof value === 'number' && Number.isFinite(value)
		? exactNumberText(value)
		: (textOf(value) ?? '');
}
