import type { INodeExecutionData } from 'n8n-workflow';

import type { Days } from '../../../../platform/base/dates/namedPeriods';
import type { PackedSheet } from '../../../../platform/base/workbook/writeWorkbook';
import { SheetWriter, workbookFile } from '../../../../platform/base/workbook/writeWorkbook';
import type { FailedSite } from '../../../../platform/summary/sites/sitePart';
import { reportFileName } from '../../../shared/report/output/fetched';
import type { Output } from '../../../shared/report/output/output';
import { nameFile } from '../../../shared/run/fileFormats';
import { fileItem, piecesOf } from '../../../shared/run/outputFile';
import type { FileContext } from '../../../shared/run/store';

/** The reports of several sites that share a workbook. */
interface SiteSheets {
	readonly sheets: readonly PackedSheet[];
	/** The days of their figures, if all have the same. */
	readonly days: Days | undefined;
	/** Whether the platform has more rows of a site, or more sites, than it sent. */
	readonly isPart: boolean;
	readonly failed: readonly FailedSite[];
	/** How many sites there should be. */
	readonly count: number;
}

/**
 * Makes one item with a workbook: a sheet for each site, and a sheet that names the sites that
 * failed.
 *
 * @throws Fault
 */
export async function workbookOfSites(
	node: FileContext,
	{ sheets, days, isPart, failed, count }: SiteSheets,
	{ field, fileName }: Output,
	item: number,
): Promise<INodeExecutionData> {
	const isShort = isPart || sheets.length < count;
	const file = {
		field,
		...nameFile('xlsx', fileName || reportFileName(`${count}-sites`, days)),
		content: piecesOf(workbookFile(failed.length > 0 ? [...sheets, failedSheet(failed)] : sheets)),
	};
	const json = {
		sites: count,
		rows: sheets.reduce((sum, { rows }) => sum + rows, 0),
		...(isShort ? { complete: false } : {}),
		...(failed.length > 0 ? { failedSites: failed.map((one) => ({ ...one })) } : {}),
	};
	return await fileItem(node, file, json, item);
}

function failedSheet(failed: readonly FailedSite[]): PackedSheet {
	const text = { isFigure: false, isPercent: false };
	const sheet = new SheetWriter('Not Included', [
		{ name: 'Site', ...text },
		{ name: 'Reason', ...text },
	]);
	sheet.add(failed.map(({ site, error }) => [site, error]));
	return sheet.end();
}
