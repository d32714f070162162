import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { JobRun } from '../../../platform/client/jobs/runs';
import { jobRuns } from '../../../platform/client/jobs/runs';
import { lookAt } from '../../../platform/client/jobs/wait';
import { textOf } from '../../../platform/client/values/json';
import { reportRuns } from '../../../platform/reports/contract';
import { readWanted } from '../../../platform/reports/answer/written';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import { readOption } from '../../shared/form/settings';
import { fetchedItems } from '../../shared/report/fetched';
import { giveUpAfter } from '../../shared/report/options';
import type { Output } from '../../shared/report/output';
import { fetchReport } from '../../shared/report/fetchReport';
import { readOutput } from '../../shared/report/output';
import type { Collected } from '../../shared/run/collecting';
import { collectReady, collectSafely } from '../../shared/run/collecting';
import { readThenRun } from '../../shared/run/readThenRun';
import { readHandle } from './handle';
import { readPace } from './submit';

/** What one item asks for. */
interface Wanted extends Collected {
	readonly job: JobRun;
	readonly output: Output;
}

/** Report > Collect: returns reports that are ready, asleep in between if it is wired so. */
export async function collectReports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	return await collectSafely(context, async () => await collect(context));
}

async function collect(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	return await readThenRun(context, {
		readCommon: readPace,
		readItem: (form, item): Wanted => ({
			job: readHandle(form, item),
			giveUpMs: readOption(form, giveUpAfter, item),
			output: readOutput(form, item, knownOf(context, item)),
		}),
		run: async (work) => {
			const { node, platform } = work;
			return await collectReady(work, {
				collect: reportRuns.collect,
				look: async ({ job }) => await lookAt(jobRuns(platform, reportRuns), job),
				fetch: async ({ job, output }, item) =>
					await fetchReport(node, platform, job, output, item),
				toItems: (results) => fetchedItems(node, results),
			});
		},
	});
}

/** What Submit and Submit Analysis said of the job, if this item still has it. */
function knownOf(node: Pick<IExecuteFunctions, 'getInputData'>, item: number) {
	const { kind, report, from } = node.getInputData()[item]?.json ?? {};
	const saysDays = from !== undefined;
	return { isAnalysis: isJourney(textOf(kind) ?? ''), saysDays, ...readWanted(report) };
}
