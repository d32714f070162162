import { stringify } from 'csv-stringify/sync';

/** A table as a CSV file: UTF-8, a header line, commas; what is no text or number as JSON. */
export function writeCsv(
	columns: readonly string[],
	rows: ReadonlyArray<readonly unknown[]>,
): Buffer {
	const lines = new CsvLines();
	for (const row of rows) lines.add(row);
	return joinCsv(columns, [lines]);
}

/** A header line, and lines that were written before. */
export function joinCsv(columns: readonly string[], parts: readonly CsvLines[]): Buffer {
	const header = Buffer.from(stringify([[...columns]]));
	return Buffer.concat([header, ...parts.flatMap((part) => part.finish())]);
}

const ROWS_AT_ONCE = 1_000;

/** Lines of a CSV file that are written while their rows come, so that the rows need not stay. */
export class CsvLines {
	private readonly pieces: Buffer[] = [];
	private pending: unknown[][] = [];

	/** Writes a row. */
	add(row: readonly unknown[]): void {
		this.pending.push([...row]);
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
