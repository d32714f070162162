import type { INodeExecutionData } from 'n8n-workflow';

import type { JobRun } from '../../../platform/http/jobs/jobRuns';
import { readStatus, runStatus } from '../../../platform/http/jobs/jobRuns';
import { phaseOf } from '../../../platform/http/jobPhase';
import { reportRuns } from '../../../platform/reports/request/reportJob';
import { eachItem, toItems } from '../../shared/run/eachItem';
import type { NodeRun, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import { toItem } from '../../shared/run/toItem';
import { readJobReference } from './jobReference';
import { readPace } from './submitReports';

/** Report > Get Status: the state of each job, with the platform's reply. */
export const getReportStatus: NodeRun = async (context) =>
	await readThenRun(context, {
		readCommon: readPace,
		readItem: readJobReference,
		run: toStateItems,
	});

async function toStateItems({
	node,
	platform,
	requests,
	common,
}: Work<{ readonly concurrency: number }, JobRun>): Promise<INodeExecutionData[][]> {
	const states = await eachItem(node, requests, common, async (job, item) => {
		const reply = await runStatus(platform, reportRuns, job);
		const { state } = readStatus(reply, job.id);
		const facts = { jobId: job.id, site: job.site, state, phase: phaseOf(state) };
		return [{ json: { ...facts, reply: toItem(reply) }, pairedItem: { item } }];
	});
	return [toItems(node, states)];
}
