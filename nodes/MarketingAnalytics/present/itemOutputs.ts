import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import type { PackedSheet } from '../../../platform/base/workbook/writeWorkbook';
import { workbookFile, SheetWriter } from '../../../platform/base/workbook/writeWorkbook';
import {
	countRows,
	fileText,
	sheetColumnOf,
	sheetOf,
} from '../../../platform/reports/response/reportFiles';
import type { Row } from '../../../platform/reports/table/tableCell';
import type { Table } from '../../../platform/reports/table/reportTable';
import type { FileFormat } from '../../shared/report/output/fetchFile';
import type { Hints } from '../../shared/run/executionContext';
import { withoutRows } from '../../shared/run/noRows';
import { nameFile } from '../../shared/run/fileFormats';
import { hintAtFiles, itemOf, piecesOf } from '../../shared/run/outputFile';
import type { FileContext } from '../../shared/run/store';
import { Store } from '../../shared/run/store';
import type { PresentRequest } from './readPresent';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { groupBy } from '../../../platform/base/groupBy';

/** Facts on the rows that are not in their values. */
interface RowExtras {
	readonly facts: () => IDataObject;
	readonly totals: () => IDataObject;
	/** Whether they are only a part of what there is. */
	readonly isPart: boolean;
}

/** One item per row, or the chosen output if there are no rows. */
export async function rowItems(
	node: Hints,
	table: Table,
	{ ifNoRows }: PresentRequest,
	{ facts, totals, isPart }: RowExtras,
): Promise<INodeExecutionData[]> {
	const all: Row[] = [];
	for await (const rows of table.batches()) for (const row of rows) all.push(row);
	hintAtFiles(node, all.length);
	if (all.length === 0) return withoutRows(ifNoRows, facts()).map((json) => ({ json }));
	const sums = totals();
	const more = Object.keys(sums).length > 0 ? { reportJob: { ...facts(), ...sums } } : {};
	const mark = isPart ? { complete: false } : {};
	return all.map((row) => ({ json: { ...mark, ...row, ...more } }));
}

/** One item with a file of all rows. @throws Fault */
export async function fileItems(
	node: FileContext,
	table: Table,
	{
		format,
		field,
		fileName: entered,
		sheetFor,
		...how
	}: PresentRequest & { readonly format: FileFormat },
	facts: () => IDataObject,
): Promise<INodeExecutionData[]> {
	const { fileName, mimeType } = nameFile(format, entered || 'items');
	const counted = countRows(table);
	const content =
		format === 'xlsx'
			? piecesOf(workbookFile(await sheetsOf(counted, sheetFor)))
			: fileText(counted, { ...how, format });
	const stored = await new Store(node).save(content, fileName, mimeType);
	return [itemOf(stored, { field, fileName }, { ...facts(), rows: counted.rows() }, 0)];
}

/** Each sheet holds memory while it is written. */
const MOST_SHEETS = 100;

/** The rows of a table as one sheet, or as a sheet for each value of a column. @throws InvalidInput */
async function sheetsOf(table: Table, sheetFor: string): Promise<readonly PackedSheet[]> {
	if (sheetFor === '') return [await sheetOf('Items', table)];
	const { columns } = table;
	const names = columns.map(({ name }) => name);
	const by = columns.find(({ name, field }) => name === sheetFor || field === sheetFor);
	if (by === undefined) {
		throw new InvalidInput(
			'Sheet for Each',
			`Sheet for Each: there is no column ${sheetFor}`,
			`Choose one of ${names.join(', ')}`,
		);
	}
	const sheets = new Map<string, SheetWriter>();
	const sheetNamed = (name: string) => {
		const known = sheets.get(name);
		if (known !== undefined) return known;
		if (sheets.size === MOST_SHEETS) throw tooMany(sheetFor);
		const sheet = new SheetWriter(name, columns.map(sheetColumnOf));
		sheets.set(name, sheet);
		return sheet;
	};
	for await (const rows of table.batches()) {
		for (const [value, some] of groupBy(rows, (row) => String(row[by.name] ?? ''))) {
			sheetNamed(value).add(some.map((row) => names.map((name) => row[name])));
		}
	}
	const all = [...sheets.values()].map((sheet) => sheet.end());
	return all.length > 0 ? all : [new SheetWriter('Items', columns.map(sheetColumnOf)).end()];
}

function tooMany(column: string): InvalidInput {
	return new InvalidInput(
		'Sheet for Each',
		`Sheet for Each: ${column} has more than ${MOST_SHEETS} different values`,
		'Choose a column with fewer values, or leave Sheet for Each empty to get one sheet',
	);
}
