import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/row';
import { lookAt } from '../../../platform/client/jobs/wait';
import { GET_RESULT, queries } from '../../../platform/warehouse/queries';
import { readOption } from '../../shared/form/settings';
import { giveUpAfter } from '../../shared/report/options';
import type { Collected } from '../../shared/run/collecting';
import { collectReady, collectSafely } from '../../shared/run/collecting';
import { toItems } from '../../shared/run/eachItem';
import { readThenRun } from '../../shared/run/readThenRun';
import type { Wanted } from './read';
import { readWanted, sessions } from './read';
import { fetchItems } from './result';

/** What one item asks for. */
type WantedResult = Wanted & Collected;

/**
 * Data Warehouse > Get Result: returns the results of submitted queries that are ready, asleep in
 * between if it is wired so. It leaves them there: freeing a job is a change.
 */
export async function getWarehouseResults(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
): Promise<INodeExecutionData[][]> {
	return await collectSafely(context, async () => await collect(context, operation));
}

async function collect(
	context: IExecuteFunctions,
	operation: SpecialOperation<string>,
): Promise<INodeExecutionData[][]> {
	return await readThenRun(context, {
		readCommon: () => ({ concurrency: 1 }),
		readItem: (form, item): WantedResult => {
			const wanted = readWanted(form, operation, item);
			const giveUpMs = readOption(form, giveUpAfter, item);
			return { ...wanted, giveUpMs, job: { id: wanted.jobId } };
		},
		run: async (work) => {
			const { node, platform } = work;
			const open = sessions(context, platform);
			return await collectReady(work, {
				collect: GET_RESULT,
				look: async ({ job, ip, more }) =>
					await lookAt(
						queries(async () => await open(ip), more),
						job,
					),
				fetch: async (wanted, item) => {
					const { id } = wanted.job;
					const warehouse = await open(wanted.ip);
					return await fetchItems(node, warehouse, { ...wanted, id }, item);
				},
				toItems: (results) =>
					toItems(
						node,
						results.map((one) => ('error' in one ? one : { value: one.value ?? [] })),
					),
			});
		},
	});
}
