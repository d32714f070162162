import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { openChosen } from '../../shared/run/openPlatform';
import { readStatus, runStatus } from '../../../platform/client/jobs/runs';
import { phaseOf } from '../../../platform/client/jobs/states';
import { reportRuns } from '../../../platform/reports/contract';
import { toItem } from '../../shared/run/toItem';
import { allItems, step, toItems } from '../../shared/run/eachItem';
import { readHandle } from './handle';

/** Report > Get Status: the state of each job, whatever it is, and the platform's reply with it. */
export async function getReportStatus(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const jobs = await step(context, allItems(context), { atOnce: 1 }, (_, item) =>
		readHandle(context, item),
	);
	const platform = await openChosen(context);
	const states = await step(context, jobs, { atOnce: 5 }, async (job, item) => {
		const reply = await runStatus(platform, reportRuns, job);
		const { state } = readStatus(reply);
		const json = {
			jobId: job.id,
			site: job.site,
			state,
			phase: phaseOf(state),
			reply: toItem(reply),
		};
		return [{ json, pairedItem: { item } }];
	});
	return [toItems(context, states)];
}
