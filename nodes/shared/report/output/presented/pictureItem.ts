import type { INodeExecutionData } from 'n8n-workflow';

import { collectChartData } from '../../../../../platform/chart/collectChartData';
import type { Table } from '../../../../../platform/reports/table/reportTable';
import { nameFile } from '../../../run/fileFormats';
import { fileItem } from '../../../run/outputFile';
import type { FileContext } from '../../../run/store';
import type { Presenting } from './presenting';
import { wordingOf } from './presenting';

/** Creates an item with the chart of a report. @throws Fault as `fileItem`, or what rows throw */
export async function pictureItem(
	context: FileContext,
	table: Table,
	request: Presenting,
	item: number,
): Promise<INodeExecutionData> {
	const { presentation, facts, field, fileName } = request;
	const { format, isDark } = presentation;
	const { formats } = wordingOf(presentation);
	const data = await chartDataOf(table, request);
	const { pictureOf } = await loadPictures();
	const content = await pictureOf(data, { format, isDark, formats });
	const file = { field, content, ...nameFile(format, fileName) };
	const json = { title: data.title, ...facts() };
	return await fileItem(context, file, json, item);
}

/** The figures of a report's chart. */
export async function chartDataOf(
	table: Table,
	{ presentation, about, top, overview, rowCounts, chartTable = table }: Presenting,
) {
	const { kind } = presentation;
	const sortedBy = overview.sortedBy(chartTable.columns);
	const chartRequest = { kind, top, sortedBy, rowCounts };
	return await collectChartData(chartTable, chartRequest, about, wordingOf(presentation));
}

/** What draws takes a megabyte: n8n starts without it. */
export async function loadPictures() {
	return await import('../../../../../platform/chart/draw/picture');
}
