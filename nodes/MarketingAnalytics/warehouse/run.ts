import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import type { Platform } from '../../../platform/client/platform';
import {
	awaitQuery,
	cancelQuery,
	freeQuery,
	GET_RESULT,
	queryState,
	submitQuery,
} from '../../../platform/warehouse/queries';
import { waitLimit } from '../../shared/form/limits';
import { read } from '../../shared/form/settings';
import type { Progress } from '../../shared/run/eachItem';
import { allItems, eachItem, toItems, valuesOf } from '../../shared/run/eachItem';
import { openChosen } from '../../shared/run/openPlatform';
import type { Execute } from '../../shared/run/specialRow';
import type { Wanted } from './read';
import { readWanted, sessions } from './read';
import { fetchItems } from './result';

type Work = (warehouse: Platform, wanted: Wanted, item: number) => Promise<INodeExecutionData[]>;

/** Data Warehouse > Run Query: submits, waits, downloads, frees the job. */
export const runWarehouseQuery: Execute = async (context, operation) => {
	const limitMs = read(context, waitLimit, 0);
	return await forEach(context, operation, undefined, async (warehouse, wanted, item) => {
		const { query, format, more } = wanted;
		const { id } = await submitQuery(warehouse, query, format, more);
		await awaitQuery(warehouse, id, limitMs);
		// What the user adds is for the query: it was not sent with the result before, either.
		const items = await fetchItems(context, warehouse, { ...wanted, id, more: {} }, item);
		await freeQuery(warehouse, id);
		return items;
	});
};

/** Data Warehouse > Submit. */
export const submitWarehouseQuery: Execute = async (context, operation) =>
	await forEach(context, operation, 'Submitted', async (warehouse, wanted, item) => {
		const { query, format, more } = wanted;
		const { id, state } = await submitQuery(warehouse, query, format, more);
		const submittedAt = new Date().toISOString();
		return [
			{ json: { jobId: id, status: state, output: format, submittedAt }, pairedItem: { item } },
		];
	});

/** Data Warehouse > Get Status. */
export const getWarehouseStatus: Execute = async (context, operation) =>
	await forEach(context, operation, undefined, async (warehouse, { jobId, more }, item) => {
		const { id, state, url } = await queryState(warehouse, jobId, undefined, more);
		return [{ json: { jobId: id, status: state, url: url ?? null }, pairedItem: { item } }];
	});

/** Data Warehouse > Cancel. */
export const cancelWarehouseQuery: Execute = async (context, operation) =>
	await forEach(context, operation, 'Cancelled', async (warehouse, { jobId, more }, item) => {
		await cancelQuery(warehouse, jobId, more);
		return [{ json: { jobId, cancelled: true }, pairedItem: { item } }];
	});

async function forEach(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
	/** What was done to the jobs of the items before one that ends the node, if it lasts. */
	done: 'Submitted' | 'Cancelled' | undefined,
	work: Work,
): Promise<INodeExecutionData[][]> {
	const all = await eachItem(context, allItems(context), { concurrency: 1 }, (_, item) =>
		readWanted(context, operation, item),
	);
	const open = sessions(context, await openChosen(context));
	const pace = { concurrency: 1, stopAtFirst: true, note: jobsNote(done) };
	const results = await eachItem(
		context,
		all,
		pace,
		async (wanted, item) => await work(await open(wanted.ip), wanted, item),
	);
	return [toItems(context, results)];
}

/** Tells which jobs were submitted or cancelled although the node has ended. */
function jobsNote(done: string | undefined) {
	return (progress: Progress<INodeExecutionData[]>): string => {
		const ids = valuesOf(progress).flatMap((items) => items.map(({ json }) => String(json.jobId)));
		if (done === undefined || ids.length === 0) return '';
		const next = done === 'Submitted' ? `. ${GET_RESULT} can fetch them by job ID` : '';
		return `${done} in this run: ${ids.join(', ')}${next}`;
	};
}
