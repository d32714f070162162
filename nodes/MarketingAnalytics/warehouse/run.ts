import type { INodeExecutionData } from 'n8n-workflow';

import type { Connection } from '../../../platform/http/connection/connection';
import { textIn } from '../../../platform/http/reply/readRecords';
import {
	awaitQuery,
	cancelQuery,
	freeQuery,
	GET_RESULT,
	queryState,
	submitQuery,
} from '../../../platform/warehouse/queries';
import { waitLimit } from '../../shared/form/pagingFields';
import { readOption } from '../../shared/form/readSetting';
import type { ItemProgress } from '../../shared/run/eachItem';
import { eachItem, resultValues } from '../../shared/run/eachItem';
import { rowsToItems } from '../../shared/run/noRows';
import { openChosen } from '../../shared/run/openPlatform';
import { readOpenRun } from '../../shared/run/readThenRun';
import type { ExecutionContext } from '../../shared/run/executionContext';
import type { Execute } from '../../shared/run/execute';
import { toItem } from '../../shared/run/toItem';
import { hintAtUnconfirmed } from '../../shared/run/unconfirmed';
import type { QueryRequest } from './read';
import { readQueryRequest } from './read';
import { fetchResultItems } from './result';
import { sessionsOf } from './sessions';

/** An item's request and its operation. */
interface Step {
	readonly node: ExecutionContext;
	readonly warehouse: Connection;
	readonly request: QueryRequest;
	readonly item: number;
	/** The wait limit in milliseconds. */
	readonly limitMs: number;
}

/** Data Warehouse > Run Query: submits, waits, downloads, frees the job. */
export const runWarehouseQuery = inOrder(async ({ node, warehouse, request, item, limitMs }) => {
	const { query, format, more } = request;
	const { id } = await submitQuery(warehouse, query, format, more);
	await awaitQuery(warehouse, id, limitMs);
	// Additional parameters are for the query and not for its result.
	const items = await fetchResultItems(node, warehouse, { ...request, id, more: {} }, item);
	await freeQuery(warehouse, id);
	return items;
});

/** Data Warehouse > Submit. */
export const submitWarehouseQuery = inOrder(async ({ warehouse, request, item }) => {
	const { query, format, more } = request;
	const { id, state } = await submitQuery(warehouse, query, format, more);
	const submittedAt = new Date().toISOString();
	return [
		{ json: { jobId: id, status: state, output: format, submittedAt }, pairedItem: { item } },
	];
}, 'Submitted');

/** Data Warehouse > Get Status. */
export const getWarehouseStatus = inOrder(async ({ warehouse, request, item }) => {
	const { id, state, url } = await queryState(warehouse, request.jobId, undefined, request.more);
	return [{ json: { jobId: id, status: state, url: url ?? null }, pairedItem: { item } }];
});

/** Data Warehouse > Cancel. */
export const cancelWarehouseQuery = inOrder(async ({ node, warehouse, request, item }) => {
	const { jobId, more } = request;
	const done = await cancelQuery(warehouse, jobId, more);
	const { confirmed, reply } = done;
	hintAtUnconfirmed(node, `the request to end query ${jobId}`, done);
	const replyText = confirmed
		? { cancelled: true, confirmed, ...textIn(reply) }
		: { cancelled: null, confirmed, reply: toItem(reply) };
	return [{ json: { jobId, ...replyText }, pairedItem: { item } }];
}, 'Cancelled');

/**
 * @param done the past tense of what happened to the jobs of earlier items when one ends the node,
 * if it lasts
 */
function inOrder(
	work: (step: Step) => Promise<INodeExecutionData[]>,
	done?: 'Submitted' | 'Cancelled',
): Execute {
	return async (context, operation) =>
		await readOpenRun(context, {
			readCommon: (form) => readOption(form, waitLimit, 0),
			readItem: (form, item) => readQueryRequest(form, operation, item),
			open: async () => sessionsOf(context, await openChosen(context)),
			run: async ({ node, requests, common: limitMs, sessionFor }) => {
				const pace = { concurrency: 1, stopAtFirst: true, note: jobsNote(done) };
				const results = await eachItem(node, requests, pace, async (request, item) => {
					const warehouse = await sessionFor(request.ip);
					return await work({ node, warehouse, request, item, limitMs });
				});
				return [rowsToItems(node, results)];
			},
		});
}

/** Names the jobs that were submitted or cancelled although the node has ended with an error. */
function jobsNote(done: string | undefined) {
	return (progress: ItemProgress<INodeExecutionData[]>): string => {
		const ids = resultValues(progress).flatMap((items) =>
			items.map(({ json }) => String(json.jobId)),
		);
		if (done === undefined || ids.length === 0) return '';
		const next = done === 'Submitted' ? `. ${GET_RESULT} can fetch their results by job ID` : '';
		return `${done} in this run: ${ids.join(', ')}${next}`;
	};
}
