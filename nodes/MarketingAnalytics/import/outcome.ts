import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { writeCsv } from '../../../platform/client/values/csv';
import type { Findings } from '../../../platform/imports/check';
import { failedItem } from '../../shared/run/errors';
import { read } from '../../shared/form/settings';
import { fileField, fileItem, readGuard } from '../../shared/run/outputFile';
import type { Progress } from '../../shared/run/eachItem';

/** What leaves through the two outputs. */
export interface Outcome {
	readonly done: INodeExecutionData[];
	readonly rejected: INodeExecutionData[];
}

/** One item per line that is wrong or replaces another. */
export function noteItems(
	{ rejections, repetitions }: Pick<Findings, 'rejections' | 'repetitions'>,
	item: number,
): INodeExecutionData[] {
	return [
		...rejections.map((note) => ({ json: { ...note, rejected: true }, pairedItem: { item } })),
		...repetitions.map((note) => ({ json: { ...note, rejected: false }, pairedItem: { item } })),
	];
}

/** Done, and Rejected Lines: as items, or as one file for each item that has some. */
export async function toOutputs(
	context: IExecuteFunctions,
	outcomes: Progress<Outcome>,
): Promise<INodeExecutionData[][]> {
	const done = outcomes.flatMap((one, item) =>
		'error' in one ? [failedItem(context, one.error, item)] : one.value.done,
	);
	const rejected = outcomes.map((one) => ('error' in one ? [] : one.value.rejected));
	if (context.getNodeParameter('options', 0, {}).rejectedAs !== 'csv') {
		return [done, rejected.flat()];
	}
	const files = rejected.flatMap((lines, item) =>
		lines.length > 0 ? [fileOf(context, lines, item)] : [],
	);
	return [done, await Promise.all(files)];
}

const COLUMNS = ['line', 'column', 'target', 'value', 'reason', 'rejected'];

async function fileOf(
	context: IExecuteFunctions,
	lines: readonly INodeExecutionData[],
	item: number,
): Promise<INodeExecutionData> {
	const rows = lines.map(({ json }) => COLUMNS.map((column) => json[column]));
	const file = {
		field: read(context, fileField, item),
		fileName: 'rejected-lines.csv',
		mimeType: 'text/csv',
		bytes: writeCsv(COLUMNS, rows, readGuard(context, item)),
	};
	return await fileItem(context, file, { lines: lines.length }, item);
}
