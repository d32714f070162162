import { safeCell } from './formulas';

/**
 * Options for the reader of a file: if people open it in a spreadsheet, no cell may act as a
 * formula.
 */
export interface CsvReading {
	readonly guardsFormulas?: boolean;
}

/** Formats rows as CSV lines (RFC 4180, with line feeds). Objects and lists are written as JSON. */
function csvLines(rows: ReadonlyArray<readonly unknown[]>, delimiter = ','): string {
	const isQuoted = (text: string) => text.includes(delimiter) || NEEDS_QUOTES.test(text);
	let lines = '';
	for (const row of rows) {
		for (let i = 0; i < row.length; i++) {
			const text = cellText(row[i]);
			if (i > 0) lines += delimiter;
			lines += isQuoted(text) ? `"${text.replaceAll('"', '""')}"` : text;
		}
		lines += '\n';
	}
	return lines;
}

const NEEDS_QUOTES = /["\n\r]/;

function cellText(cell: unknown): string {
	if (typeof cell === 'string') return cell;
	if (cell === undefined || cell === null) return '';
	return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}

/** Yields the text of a CSV file: a header line, then the batches of rows. */
export async function* csvText(
	columns: readonly string[],
	batches: AsyncIterable<ReadonlyArray<readonly unknown[]>>,
	reading: CsvReading = {},
	delimiter = ',',
): AsyncGenerator<string> {
	const linesOf = (rows: ReadonlyArray<readonly unknown[]>) =>
		csvLines(reading.guardsFormulas ? rows.map((row) => cellsFor(reading, row)) : rows, delimiter);
	yield linesOf([columns]);
	for await (const rows of batches) yield linesOf(rows);
}

/**
 * Formats a table as a CSV file: UTF-8, a header line, commas. Objects and lists are written as
 * JSON.
 */
export function writeCsv(
	columns: readonly string[],
	rows: ReadonlyArray<readonly unknown[]>,
	reading: CsvReading = {},
): Buffer {
	return Buffer.from(csvLines([columns, ...rows].map((row) => cellsFor(reading, row))));
}

/** The cells of a line, guarded against formulas if the options say so. */
export function cellsFor({ guardsFormulas }: CsvReading, cells: readonly unknown[]): unknown[] {
	return guardsFormulas === true ? cells.map(safeCell) : [...cells];
}
