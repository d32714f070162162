import type { CsvReader } from './csvReaders';
import { csvFormatFor, excelCell } from './csvReaders';
import { safeCell } from './formulas';

/** For whom a CSV file is written. */
export interface CsvReading {
	/** If people open it in a spreadsheet, no cell may act as a formula. */
	readonly guardsFormulas?: boolean;
	/** Programs if absent. */
	readonly csvFor?: CsvReader;
}

/** Formats rows as CSV lines (RFC 4180, with line feeds). Objects and lists are written as JSON. */
function csvLines(
	rows: ReadonlyArray<readonly unknown[]>,
	separator: string,
	lineBreak: string,
): string {
	const isQuoted = (text: string) => text.includes(separator) || NEEDS_QUOTES.test(text);
	let lines = '';
	for (const row of rows) {
		for (let i = 0; i < row.length; i++) {
			const text = cellText(row[i]);
			if (i > 0) lines += separator;
			lines += isQuoted(text) ? `"${text.replaceAll('"', '""')}"` : text;
		}
		lines += lineBreak;
	}
	return lines;
}

const NEEDS_QUOTES = /["\n\r]/;

function cellText(cell: unknown): string {
	if (typeof cell === 'string') return cell;
	if (cell === undefined || cell === null) return '';
	return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}

// Excel reads UTF-8 only behind this mark, and its own lines end so.
const BYTE_ORDER_MARK = '\ufeff';
const EXCEL_LINE_BREAK = '\r\n';

/** Yields the text of a CSV file: a header line, then the batches of rows. */
export async function* csvText(
	columns: readonly string[],
	batches: AsyncIterable<ReadonlyArray<readonly unknown[]>>,
	reading: CsvReading = {},
): AsyncGenerator<string> {
	const { separator, excel } = csvFormatFor(reading.csvFor ?? 'programs');
	const isPlain = excel === undefined && reading.guardsFormulas !== true;
	const linesOf = (rows: ReadonlyArray<readonly unknown[]>) => {
		const written = isPlain ? rows : rows.map((row) => cellsFor(reading, row));
		return csvLines(written, separator, excel ? EXCEL_LINE_BREAK : '\n');
	};
	yield (excel ? BYTE_ORDER_MARK : '') + linesOf([columns]);
	for await (const rows of batches) yield linesOf(rows);
}

/**
 * Formats a table as a CSV file: UTF-8, a header line, and the format of who reads it. Objects and lists
 * are written as JSON.
 */
export function writeCsv(
	columns: readonly string[],
	rows: ReadonlyArray<readonly unknown[]>,
	reading: CsvReading = {},
): Buffer {
	const { separator, excel } = csvFormatFor(reading.csvFor ?? 'programs');
	const written = [columns, ...rows].map((row) => cellsFor(reading, row));
	const lines = csvLines(written, separator, excel ? EXCEL_LINE_BREAK : '\n');
	return Buffer.from((excel ? BYTE_ORDER_MARK : '') + lines);
}

/** The cells of a line, guarded against formulas if the options say so, and in the format of Excel if it reads them. */
export function cellsFor(
	{ guardsFormulas, csvFor = 'programs' }: CsvReading,
	cells: readonly unknown[],
): unknown[] {
	const { excel } = csvFormatFor(csvFor);
	const guarded = guardsFormulas === true ? cells.map(safeCell) : [...cells];
	return excel ? guarded.map((cell) => excelCell(cell, excel)) : guarded;
}
