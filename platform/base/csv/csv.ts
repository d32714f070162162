import { safeCell } from './formulas';

/** Who reads a file: a person may open it in a spreadsheet, which must find no formula in it. */
export interface CsvReading {
	readonly guardsFormulas?: boolean;
}

/** Rows as lines of CSV (RFC 4180), but with line feeds; what is no text or number as JSON. */
export function csvLines(rows: ReadonlyArray<readonly unknown[]>, delimiter = ','): string {
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

/** The text of a CSV file whose rows come some at a time: a header line, then theirs. */
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

/** A table as a CSV file: UTF-8, a header line, commas; what is no text or number as JSON. */
export function writeCsv(
	columns: readonly string[],
	rows: ReadonlyArray<readonly unknown[]>,
	reading: CsvReading = {},
): Buffer {
	return Buffer.from(csvLines([columns, ...rows].map((row) => cellsFor(reading, row))));
}

/** The cells of a line as such a reader gets them. */
export function cellsFor({ guardsFormulas }: CsvReading, cells: readonly unknown[]): unknown[] {
	return guardsFormulas === true ? cells.map(safeCell) : [...cells];
}
