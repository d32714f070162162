import type { IDataObject, INodeExecutionData, INodeParameters } from 'n8n-workflow';
import { type Run } from '../../../harness/engine';
import { jsonOf, type Stage, succeeded } from '../../support/stage';
import { type Step, workflowOf } from '../../../harness/workflows';
import { downloadRaw } from '../report/raw';

/** The only node of these workflows, and the optional one at its second output. */
export const IMPORT = 'Import';
const REJECTED = 'Rejected';

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

interface Setting {
	/** Whether Rejected Lines is connected. */
	readonly wired?: boolean;
	readonly onError?: Step['onError'];
}

/** Runs a node of the import resource. */
export async function runImport(
	stage: Stage,
	parameters: INodeParameters,
	input: INodeExecutionData[],
	{ wired = false, onError }: Setting = {},
): Promise<Run> {
	const all = {
		resource: 'import',
		operation: 'importFile',
		importKind: 'website',
		importSite: 'shop-eu',
		period: 'dates',
		...DAY,
		...parameters,
	};
	const steps: Record<string, Step> = {
		[IMPORT]: { parameters: all, ...(onError ? { onError } : {}) },
		...(wired ? { [REJECTED]: { type: 'n8n-nodes-base.noOp' } } : {}),
	};
	const workflow = workflowOf(steps, [
		['Start', 0, IMPORT],
		...(wired ? [[IMPORT, 1, REJECTED] as const] : []),
	]);
	return await stage.run({ workflow, input });
}

/** Imports a valid file. */
export async function importFile(
	stage: Stage,
	content: string | Buffer,
	parameters: INodeParameters = {},
): Promise<IDataObject | undefined> {
	const run = succeeded(await runImport(stage, parameters, [fileItem(content)]));
	return jsonOf(run.items(IMPORT))[0];
}

/** The result of Check: its verdict, the file that would be sent, and the noted lines. */
export async function check(
	stage: Stage,
	content: string | Buffer,
	parameters: INodeParameters = {},
) {
	const run = await runImport(stage, { operation: 'check', ...parameters }, [fileItem(content)]);
	expect(run.error).toBeUndefined();
	const [item] = run.items(IMPORT);
	return {
		said: item?.json ?? {},
		sent: (await stage.engine.binary(item)).toString(),
		lines: jsonOf(run.items(IMPORT, 1)),
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
