import { stringify } from 'csv-stringify/sync';

import { safeCell } from './formulas';

/** Who reads a file: a person may open it in a spreadsheet, which must find no formula in it. */
export interface Reading {
	readonly guardsFormulas?: boolean;
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
	const header = Buffer.from(stringify([cellsFor(reading, columns)]));
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
		this.pieces.push(Buffer.from(stringify(this.pending, { cast: { boolean: String } })));
		this.pending = [];
	}
}
