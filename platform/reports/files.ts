import type { Reading } from '../client/values/csv';
import { cellsFor, csvLines } from '../client/values/csv';
import type { JsonRecord } from '../client/values/json';

/** How to write a file. */
export interface FileStyle extends Reading {
	readonly format: 'csv' | 'json';
	/** Between two values of a CSV line. */
	readonly delimiter: string;
}

/** Rows that a file is made of: those of a report, or others. */
export interface Lines {
	readonly columns: ReadonlyArray<{ readonly name: string }>;
	readonly batches: () => AsyncIterable<readonly JsonRecord[]>;
}

/** The same lines, and how many of them were read the last time. */
export function countRows({ columns, batches }: Lines): Lines & { readonly rows: () => number } {
	let count = 0;
	const counted = async function* () {
		count = 0;
		for await (const rows of batches()) {
			count += rows.length;
			yield rows;
		}
	};
	return { columns, batches: counted, rows: () => count };
}

/** The text of a file of rows, piece by piece. */
export function fileText(lines: Lines, style: FileStyle): AsyncGenerator<string> {
	return style.format === 'json' ? jsonText(lines) : csvText(lines, style);
}

async function* csvText({ columns, batches }: Lines, style: FileStyle): AsyncGenerator<string> {
	const names = columns.map(({ name }) => name);
	const linesOf = (rows: ReadonlyArray<readonly unknown[]>) =>
		csvLines(
			style.guardsFormulas ? rows.map((row) => cellsFor(style, row)) : rows,
			style.delimiter,
		);
	yield linesOf([names]);
	for await (const rows of batches())
		yield linesOf(rows.map((row) => names.map((name) => row[name])));
}

async function* jsonText({ batches }: Lines): AsyncGenerator<string> {
	let before = '[';
	for await (const rows of batches()) {
		if (rows.length === 0) continue;
		yield before + rows.map((row) => JSON.stringify(row)).join(',\n');
		before = ',\n';
	}
	yield before === '[' ? '[]\n' : ']\n';
}
