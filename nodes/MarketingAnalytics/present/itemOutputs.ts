import type { IDataObject, INodeExecutionData } from 'n8n-workflow';

import { workbookFile } from '../../../platform/base/workbook/writeWorkbook';
import { countRows, fileText } from '../../../platform/reports/response/reportFiles';
import type { Row } from '../../../platform/reports/table/tableCell';
import type { Table } from '../../../platform/reports/table/reportTable';
import type { FileFormat } from '../../shared/report/output/fetchFile';
import { FILE_TYPES } from '../../shared/report/output/fetchFile';
import type { Hints } from '../../shared/run/executionContext';
import { withoutRows } from '../../shared/run/noRows';
import { hintAtFiles, itemOf, piecesOf } from '../../shared/run/outputFile';
import type { FileContext } from '../../shared/run/store';
import { Store } from '../../shared/run/store';
import { sheetsOf } from './itemSheets';
import type { PresentRequest } from './readPresent';

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
	{ format, field, fileName, sheetFor, ...how }: PresentRequest & { readonly format: FileFormat },
	facts: () => IDataObject,
): Promise<INodeExecutionData[]> {
	const name = fileName || `items.${format}`;
	const counted = countRows(table);
	const content =
		format === 'xlsx'
			? piecesOf(workbookFile(await sheetsOf(counted, sheetFor)))
			: fileText(counted, { ...how, format });
	const stored = await new Store(node).save(content, name, FILE_TYPES[format]);
	return [itemOf(stored, { field, fileName: name }, { ...facts(), rows: counted.rows() }, 0)];
}
