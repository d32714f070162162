import type { IDataObject } from 'n8n-workflow';

import type { ImportSource } from '../../../platform/imports/source';
import type { Hints } from '../../shared/run/executionContext';
import { formatCount } from '../../../platform/base/text/formatCount';

/** Facts on a workbook as members of an item. */
export function workbookItem({ workbook }: ImportSource): IDataObject {
	if (!workbook) return {};
	const { sheet, sheets, hiddenRows, hiddenColumns } = workbook;
	const others = sheets.filter(({ name, hasRows }) => hasRows && name !== sheet);
	const otherSheets = others.map(({ name, isHidden }) => ({ name, hidden: isHidden }));
	return { workbook: { sheet, otherSheets, hiddenRows, hiddenColumns } };
}

/** Shows that hidden rows and columns of a sheet are read as well. */
export function hintAtHidden(node: Hints, { workbook }: ImportSource): void {
	if (!workbook || workbook.hiddenRows + workbook.hiddenColumns === 0) return;
	const { sheet, hiddenRows: rows, hiddenColumns: columns } = workbook;
	const hidden = [
		...(rows > 0 ? [`rows (${formatCount(rows)})`] : []),
		...(columns > 0 ? [`columns (${formatCount(columns)})`] : []),
	];
	node.addExecutionHints({
		message: `Hidden ${hidden.join(' and ')} of the sheet ${sheet} are read as well.`,
		location: 'outputPane',
	});
}
