import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import { toText } from '../../../platform/client/body';
import { readJsonBody } from '../../../platform/client/reply';
import type { Platform } from '../../../platform/client/platform';
import type { ReceivedFile } from '../../../platform/client/request';
import type { ResultFormat } from '../../../platform/warehouse/queries';
import {
	awaitResult,
	cancelQuery,
	freeQuery,
	queryState,
	readResult,
	submitQuery,
} from '../../../platform/warehouse/queries';
import { openWarehouse } from '../../../platform/warehouse/session';
import { readFields } from '../../shared/form/endpointRequest';
import { fileField, fileItem } from '../../shared/run/outputFile';
import { toItem } from '../../shared/run/toItem';
import { openChosen } from '../../shared/run/openPlatform';
import type { Progress } from '../../shared/run/eachItem';
import { allItems, step, toItems, valuesOf } from '../../shared/run/eachItem';
import { waitLimit } from '../../shared/form/limits';
import { read } from '../../shared/form/settings';
import { resultFormat } from './forms';

type Execute = (
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
) => Promise<INodeExecutionData[][]>;

/** What one item asks for; empty where its operation does not ask. */
interface Wanted {
	/** The address that the session is for. */
	readonly ip: string;
	readonly query: string;
	readonly jobId: string;
	readonly format: ResultFormat;
	/** The field of the item that a file is put in. */
	readonly field: string;
}
type Work = (warehouse: Platform, wanted: Wanted, item: number) => Promise<INodeExecutionData[]>;

/** Data Warehouse > Run Query: submits, waits, downloads, frees the job. */
export const runWarehouseQuery: Execute = async (context, operation) => {
	const limitMs = read(context, waitLimit, 0);
	return await forEach(context, operation, undefined, async (warehouse, wanted, item) => {
		const { id } = await submitQuery(warehouse, wanted.query, wanted.format);
		const file = await awaitResult(warehouse, id, limitMs);
		await freeQuery(warehouse, id);
		if (wanted.format !== 'rows') return [await toFile(context, file, id, wanted.field, item)];
		const what = `the result of query ${id}`;
		const reply = readJsonBody(toText(file.chunks), { what }, warehouse.secrets);
		return readResult(reply).map((row) => ({ json: toItem(row), pairedItem: { item } }));
	});
};

/** Data Warehouse > Submit. */
export const submitWarehouseQuery: Execute = async (context, operation) =>
	await forEach(context, operation, 'Submitted', async (warehouse, { query, format }, item) => {
		const { id, state } = await submitQuery(warehouse, query, format);
		return [{ json: { jobId: id, status: state }, pairedItem: { item } }];
	});

/** Data Warehouse > Get Status. */
export const getWarehouseStatus: Execute = async (context, operation) =>
	await forEach(context, operation, undefined, async (warehouse, { jobId }, item) => {
		const { id, state, url } = await queryState(warehouse, jobId);
		return [{ json: { jobId: id, status: state, url: url ?? null }, pairedItem: { item } }];
	});

/** Data Warehouse > Cancel. */
export const cancelWarehouseQuery: Execute = async (context, operation) =>
	await forEach(context, operation, 'Cancelled', async (warehouse, { jobId }, item) => {
		await cancelQuery(warehouse, jobId);
		return [{ json: { jobId, cancelled: true }, pairedItem: { item } }];
	});

async function forEach(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
	/** What was done to the jobs of the items before one that ends the node, if it lasts. */
	done: 'Submitted' | 'Cancelled' | undefined,
	work: Work,
): Promise<INodeExecutionData[][]> {
	const all = await step(context, allItems(context), { atOnce: 1 }, (_, item) =>
		readWanted(context, operation, item),
	);
	const platform = await openChosen(context);
	const sessions = new Map<string, Promise<Platform>>();
	const pace = { atOnce: 1, stopAtFirst: true, note: jobsNote(done) };
	const results = await step(context, all, pace, async (wanted, item) => {
		const { ip } = wanted;
		const session = sessions.get(ip) ?? openWarehouse(context, platform, ip);
		sessions.set(ip, session);
		return await work(await session, wanted, item);
	});
	return [toItems(context, results)];
}

function readWanted(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
	item: number,
): Wanted {
	const { ip = '', query = '', jobid = '' } = readFields(context, operation, item).values;
	return {
		ip: String(ip),
		query: String(query),
		jobId: String(jobid),
		format: read(context, resultFormat, item),
		field: read(context, fileField, item),
	};
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

const EXTENSIONS: Readonly<Record<string, string>> = {
	'application/json': 'json',
	'text/csv': 'csv',
};

/** Observed practice: JSON comes where a format cannot be had, and Parquet calls itself a text. */
async function toFile(
	context: IExecuteFunctions,
	{ chunks, mimeType }: ReceivedFile,
	id: string,
	field: string,
	item: number,
): Promise<INodeExecutionData> {
	const fileName = `query-${id}.${EXTENSIONS[mimeType] ?? 'parquet'}`;
	const file = { field, fileName, mimeType, bytes: Buffer.concat(chunks) };
	return await fileItem(context, file, { jobId: id, bytes: file.bytes.length }, item);
}
