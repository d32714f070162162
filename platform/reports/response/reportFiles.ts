import { takeTurns } from '../../base/async/eventLoop';
import type { CsvReading } from '../../base/csv/csvText';
import { csvText } from '../../base/csv/csvText';
import type { JsonRecord } from '../../base/json/json';
import type { SheetColumn } from '../../base/workbook/sheetCells';
import type { PackedSheet } from '../../base/workbook/writeWorkbook';
import { SheetWriter } from '../../base/workbook/writeWorkbook';
import { isShare } from '../table/metricKinds';
import type { TableColumn } from '../table/reportTable';

/** The format of a file. */
export interface FileStyle extends CsvReading {
	readonly format: 'csv' | 'json';
}

/** The rows of a file. */
export type Lines = Batched<JsonRecord, readonly LineColumn[]>;

/** A column of a file; one of an analysis has nothing but its name. */
type LineColumn = Pick<TableColumn, 'name'> & Partial<TableColumn>;

/** Columns, and rows that arrive in batches. */
interface Batched<Row, Columns> {
	readonly columns: Columns;
	readonly batches: () => AsyncIterable<readonly Row[]>;
}

/** Counts rows while they are read. If they are read again, the count starts at 0. */
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

/** Compressing takes time, in which n8n responds to nothing. */
const ROWS_AT_ONCE = 200;

/** The rows of a file as a sheet of a workbook. @throws InvalidInput where a sheet cannot hold them */
export async function sheetOf(name: string, lines: Lines): Promise<PackedSheet> {
	const names = lines.columns.map((column) => column.name);
	const sheet = new SheetWriter(name, lines.columns.map(sheetColumnOf));
	const giveWay = takeTurns();
	for await (const rows of cellsIn(lines, names)) {
		for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
			sheet.add(rows.slice(at, at + ROWS_AT_ONCE));
			await giveWay();
		}
	}
	return sheet.end();
}

/** How the values of a column are written in a sheet. */
export function sheetColumnOf({ name, role, part, affinity = '', rate }: LineColumn): SheetColumn {
	const isPercent = part === 'percent' || isShare({ affinity }) || rate?.as === 'percent';
	return { name, isFigure: role === 'metric', isPercent };
}
