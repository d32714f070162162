import type { IDataObject, INodeExecutionData, INodeParameters } from 'n8n-workflow';
import { type Stage } from '../../support/stage';
import { downloadRaw } from '../report/raw';
import type { Scene } from '../../support/scene';

export const DAY = { from: '2026-01-05', to: '2026-01-05' };
export const THREE_DAYS = { from: '2026-01-05', to: '2026-01-07' };

/** A file as an input item. */
export function fileItem(content: string | Buffer, fileName = 'data.csv'): INodeExecutionData {
	const data = Buffer.from(content).toString('base64');
	return { json: {}, binary: { data: { data, mimeType: 'text/csv', fileName } } };
}

/** A CSV file of these lines. */
export function csv(...lines: string[]): string {
	return lines.map((line) => `${line}\n`).join('');
}

/** Columns that the user maps by name or number. */
export function mapped(value: Record<string, string>): INodeParameters {
	return { columns: { mappingMode: 'defineBelow', value } };
}

/** Imports a file for a day. */
export function importOf(parameters: INodeParameters, more: Scene = {}): Scene {
	const form = { resource: 'import', operation: 'importFile', importKind: 'website' };
	const days = { importSite: 'shop-eu', period: 'dates', ...DAY };
	return { parameters: { ...form, ...days, ...parameters }, ...more };
}

/** Imports a valid file. */
export async function importFile(
	stage: Stage,
	content: string | Buffer,
	parameters: INodeParameters = {},
): Promise<IDataObject | undefined> {
	const { items } = await stage.play(importOf(parameters, { files: [fileItem(content)] }));
	return items[0];
}

/** The result of Check: its verdict, the file that would be sent, and the noted lines. */
export async function check(
	stage: Stage,
	content: string | Buffer,
	parameters: INodeParameters = {},
) {
	const form = { operation: 'check', ...parameters };
	const checked = await stage.play(importOf(form, { files: [fileItem(content)] }));
	const [item] = checked.output();
	return {
		said: item?.json ?? {},
		sent: (await stage.engine.binary(item)).toString(),
		lines: checked.itemsOf(1),
	};
}

/** The data on the platform: names, then the figures of each day, metric by metric. */
export async function held(
	{ sandbox }: Pick<Stage, 'sandbox'>,
	kind: string,
	[dimensions, metrics]: readonly [readonly string[], readonly string[]],
	{ from, to } = DAY,
	site = 'shop-eu',
): Promise<unknown[][]> {
	const named = (fields: readonly string[]) => fields.map((field) => ({ name: field, field }));
	const report = {
		kind: `rt#${kind}`,
		dateRanges: [{ dateFrom: from, dateTo: to, dateFormat: 'YYYY-MM-DD' }],
		dateScale: 'D',
		dateRangeSplitPerScale: true,
		dimensions: named(dimensions),
		metrics: named(metrics),
	};
	const { data } = await downloadRaw(sandbox, { reports: [report] }, site);
	return data
		.filter((row) => row.dimensions[0] !== 'GLOBAL')
		.map((row) => [...row.dimensions, ...row.metrics.map((entries) => entries[0]?.values)]);
}
