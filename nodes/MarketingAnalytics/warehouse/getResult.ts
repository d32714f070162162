import { checkJob } from '../../../platform/http/jobs/awaitJobs';
import { GET_RESULT, queries } from '../../../platform/warehouse/queries';
import { readOption } from '../../shared/form/readSetting';
import { giveUpAfter } from '../../shared/form/pagingFields';
import type { JobToCollect } from '../../shared/run/collecting/collectReady';
import { collectReady, collectSafely } from '../../shared/run/collecting/collectReady';
import { rowsToItems } from '../../shared/run/noRows';
import { openChosen } from '../../shared/run/openPlatform';
import { readOpenRun } from '../../shared/run/readThenRun';
import type { Execute } from '../../shared/run/execute';
import type { QueryRequest } from './read';
import { readQueryRequest } from './read';
import { fetchResultItems } from './result';
import { sessionsOf } from './sessions';

/** The request of an item. */
type ResultRequest = QueryRequest & JobToCollect;

/**
 * Data Warehouse > Get Result: returns the results of submitted queries that are ready. If it is
 * wired to itself, the workflow sleeps in between. Results are kept, as freeing a job is a change.
 */
export const getWarehouseResults: Execute = async (context, operation) =>
	await collectSafely(context, async () => await collect(context, operation));

const collect: Execute = async (context, operation) =>
	await readOpenRun(context, {
		readCommon: () => ({ concurrency: 1 }),
		readItem: (form, item): ResultRequest => {
			const request = readQueryRequest(form, operation, item);
			const giveUpMs = readOption(form, giveUpAfter, item);
			return { ...request, giveUpMs, job: { id: request.jobId } };
		},
		open: async () => sessionsOf(context, await openChosen(context)),
		run: async (work) => {
			const { node, sessionFor } = work;
			return await collectReady(work, {
				collect: GET_RESULT,
				look: async ({ job, ip, more }) =>
					await checkJob(
						queries(async () => await sessionFor(ip), more),
						job,
					),
				fetch: async (request, item) => {
					const { id } = request.job;
					const warehouse = await sessionFor(request.ip);
					return await fetchResultItems(node, warehouse, { ...request, id }, item);
				},
				toItems: (results) => rowsToItems(node, results),
			});
		},
	});
