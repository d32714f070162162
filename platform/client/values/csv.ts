import { safeCell } from './formulas';

/** Who reads a file: a person may open it in a spreadsheet, which must find no formula in it. */
export interface Reading {
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
	reading: Reading = {},
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
	reading: Reading = {},
): Buffer {
	const lines = new CsvLines(reading);
	for (const row of rows) lines.add(row);
	return joinCsv(columns, [lines], reading);
}

/** A header line, and lines that were written before. */
export function joinCsv(
	columns: readonly string[],
	parts: readonly CsvLines[],
	reading: Reading = {},
): Buffer {
	const header = Buffer.from(csvLines([cellsFor(reading, columns)]));
	return Buffer.concat([header, ...parts.flatMap((part) => part.finish())]);
}

/** The cells of a line as such a reader gets them. */
export function cellsFor({ guardsFormulas }: Reading, cells: readonly unknown[]): unknown[] {
	return guardsFormulas === true ? cells.map(safeCell) : [...cells];
}

const ROWS_AT_ONCE = 1_000;

/** Lines of a CSV file that are written while their rows come, so that the rows need not stay. */
export class CsvLines {
	private readonly pieces: Buffer[] = [];
	private pending: unknown[][] = [];

	constructor(private readonly reading: Reading = {}) {}

	/** Writes a row. */
	add(row: readonly unknown[]): void {
		this.pending.push(cellsFor(this.reading, row));
		if (this.pending.length >= ROWS_AT_ONCE) this.write();
	}

	/** All that was written. */
	finish(): readonly Buffer[] {
		this.write();
		return this.pieces;
	}

	private write(): void {
		this.pieces.push(Buffer.from(csvLines(this.pending)));
		this.pending = [];
	}
}
