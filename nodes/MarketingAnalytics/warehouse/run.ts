import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import { toText } from '../../../platform/client/body';
import { InvalidInput } from '../../../platform/client/faults';
import { readJsonBody } from '../../../platform/client/reply';
import type { Platform } from '../../../platform/client/platform';
import type { ReceivedFile } from '../../../platform/client/request';
import type { ResultFormat } from '../../../platform/warehouse/queries';
import {
	ACCEPT,
	awaitResult,
	cancelQuery,
	freeQuery,
	queryState,
	readResult,
	submitQuery,
} from '../../../platform/warehouse/queries';
import { openWarehouse } from '../../../platform/warehouse/session';
import { readFields } from '../../shared/form/endpointRequest';
import { fileItem } from '../../shared/run/outputFile';
import { toItem } from '../../shared/run/toItem';
import { openChosen } from '../../shared/run/openPlatform';
import type { Progress } from '../../shared/run/eachItem';
import { allItems, step, toItems, valuesOf } from '../../shared/run/eachItem';
import { readWaitLimit } from '../../shared/form/waitLimit';

type Execute = (
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
) => Promise<INodeExecutionData[][]>;
type Values = Readonly<Record<string, string>>;
type Work = (warehouse: Platform, values: Values, item: number) => Promise<INodeExecutionData[]>;

/** Data Warehouse > Run Query: submits, waits, downloads, frees the job. */
export const runWarehouseQuery: Execute = async (context, operation) => {
	const limitMs = readWaitLimit(context);
	return await forEach(context, operation, undefined, async (warehouse, values, item) => {
		const format = readFormat(values);
		const { id } = await submitQuery(warehouse, values.query ?? '', format);
		const file = await awaitResult(warehouse, id, limitMs);
		await freeQuery(warehouse, id);
		if (format !== 'rows') return [await toFile(context, file, id, item)];
		const what = `the result of query ${id}`;
		const reply = readJsonBody(toText(file.chunks), { what }, warehouse.secrets);
		return readResult(reply).map((row) => ({ json: toItem(row), pairedItem: { item } }));
	});
};

/** Data Warehouse > Submit. */
export const submitWarehouseQuery: Execute = async (context, operation) =>
	await forEach(context, operation, 'Submitted', async (warehouse, values, item) => {
		const { id, state } = await submitQuery(warehouse, values.query ?? '', readFormat(values));
		return [{ json: { jobId: id, status: state }, pairedItem: { item } }];
	});

/** Data Warehouse > Get Status. */
export const getWarehouseStatus: Execute = async (context, operation) =>
	await forEach(context, operation, undefined, async (warehouse, { jobid = '' }, item) => {
		const { id, state, url } = await queryState(warehouse, jobid);
		return [{ json: { jobId: id, status: state, url: url ?? null }, pairedItem: { item } }];
	});

/** Data Warehouse > Cancel. */
export const cancelWarehouseQuery: Execute = async (context, operation) =>
	await forEach(context, operation, 'Cancelled', async (warehouse, { jobid = '' }, item) => {
		await cancelQuery(warehouse, jobid);
		return [{ json: { jobId: jobid, cancelled: true }, pairedItem: { item } }];
	});

async function forEach(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
	/** What was done to the jobs of the items before one that ends the node, if it lasts. */
	done: 'Submitted' | 'Cancelled' | undefined,
	work: Work,
): Promise<INodeExecutionData[][]> {
	const platform = await openChosen(context);
	const wanted = await step(context, allItems(context), { atOnce: 1 }, (_, item) => {
		const { values } = readFields(context, operation, item);
		return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
	});
	const sessions = new Map<string, Promise<Platform>>();
	const pace = { atOnce: 1, stopAtFirst: true, note: jobsNote(done) };
	const results = await step(context, wanted, pace, async (values, item) => {
		const { ip = '' } = values;
		const session = sessions.get(ip) ?? openWarehouse(context, platform, ip);
		sessions.set(ip, session);
		return await work(await session, values, item);
	});
	return [toItems(context, results)];
}

/** Tells which jobs were submitted or cancelled although the node has ended. */
function jobsNote(done: string | undefined) {
	return (progress: Progress<INodeExecutionData[]>): string => {
		const ids = valuesOf(progress).flatMap((items) => items.map(({ json }) => String(json.jobId)));
		if (done === undefined || ids.length === 0) return '';
		const next = done === 'Submitted' ? '. Data Warehouse > Get Status finds them by job ID' : '';
		return `${done} in this run: ${ids.join(', ')}${next}`;
	};
}

function readFormat({ format = 'rows' }: Values): ResultFormat {
	if (format === 'rows' || format === 'json' || format === 'csv' || format === 'parquet') {
		return format;
	}
	const known = Object.keys(ACCEPT).join(', ');
	throw new InvalidInput('Format', `There is no format ${format}`, `Use one of ${known}`);
}

const EXTENSIONS: Readonly<Record<string, string>> = {
	'application/json': 'json',
	'text/csv': 'csv',
};

/** Observed practice: JSON comes where a format cannot be had, and Parquet calls itself a text. */
async function toFile(
	context: IExecuteFunctions,
	{ chunks, mimeType }: ReceivedFile,
	id: string,
	item: number,
): Promise<INodeExecutionData> {
	const fileName = `query-${id}.${EXTENSIONS[mimeType] ?? 'parquet'}`;
	const file = { fileName, mimeType, bytes: Buffer.concat(chunks) };
	return await fileItem(context, file, { jobId: id, bytes: file.bytes.length }, item);
}
