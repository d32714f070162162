import type { CsvReading } from '../../base/csv/csvText';
import { csvText } from '../../base/csv/csvText';
import type { JsonRecord } from '../../base/json/json';

/** The format of a file. */
export interface FileStyle extends CsvReading {
	readonly format: 'csv' | 'json';
}

/** The rows of a file. */
export type Lines = Batched<JsonRecord, ReadonlyArray<{ readonly name: string }>>;

/** Columns, and rows that arrive in batches. */
interface Batched<Row, Columns> {
	readonly columns: Columns;
	readonly batches: () => AsyncIterable<readonly Row[]>;
}

/** The same rows, with a count of those read in the last pass. */
export function countRows<Row, Columns>({
	columns,
	batches,
}: Batched<Row, Columns>): Batched<Row, Columns> & { readonly rows: () => number } {
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

/** The text of a file of rows, in pieces. */
export function fileText(lines: Lines, style: FileStyle): AsyncGenerator<string> {
	if (style.format === 'json') return jsonText(lines);
	const names = lines.columns.map(({ name }) => name);
	return csvText(names, cellsIn(lines, names), style);
}

async function* cellsIn({ batches }: Lines, names: readonly string[]) {
	for await (const rows of batches()) yield rows.map((row) => names.map((name) => row[name]));
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
