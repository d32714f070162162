import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { Fault } from '../../../platform/client/faults';
import { awaitJobs } from '../../../platform/client/jobs/wait';
import type { Platform } from '../../../platform/client/platform';
import { hintAtFiles } from '../../shared/run/outputFile';
import { openChosen } from '../../shared/run/openPlatform';
import { jobRuns } from '../../../platform/client/jobs/runs';
import { reportRuns } from '../../../platform/reports/contract';
import { isJourney } from '../../../platform/reports/journeys/analyses';
import type { ReportRequest } from '../../../platform/reports/types';
import type { Progress } from '../../shared/run/eachItem';
import { allItems, step, toItems, valuesOf } from '../../shared/run/eachItem';
import { readWaitLimit } from '../../shared/form/waitLimit';
import { readAtOnce } from './atOnce';
import { checkKinds } from './kinds';
import type { Output } from '../../shared/report/output';
import { fetchReport, readOutput } from '../../shared/report/output';
import { readReport } from '../../shared/report/read';
import type { Submitted } from './submit';
import { jobsNote, submitAll } from './submit';

/** Report > Run: submits the reports of all items, waits for them together, returns their results. */
export async function runReports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const platform = await openChosen(context);
	const limitMs = readWaitLimit(context);
	const wanted = await step(context, allItems(context), { atOnce: 1 }, (_, item) => {
		const report = readReport(context, item);
		const [{ kind, dateRangeSplitPerScale }] = report.body.reports;
		const isSplit = dateRangeSplitPerScale === true;
		return {
			...report,
			output: readOutput(context, item, { isSplit, isAnalysis: isJourney(kind) }),
		};
	});
	return await runAll(context, platform, await checkKinds(context, platform, wanted), limitMs);
}

/** A checked request, and how its result is wanted. */
interface Wanted extends ReportRequest {
	readonly output: Output;
}

/** Submits what all items want, waits for it together, and returns the results. */
export async function runAll(
	context: IExecuteFunctions,
	platform: Platform,
	wanted: Progress<Wanted>,
	limitMs: number,
): Promise<INodeExecutionData[][]> {
	const jobs = await submitAll(context, platform, wanted);
	const ready = await waitForAll(context, platform, jobs, limitMs);
	const pace = { atOnce: readAtOnce(context), note: () => jobsNote(jobs) };
	const results = await step(
		context,
		ready,
		pace,
		async ({ job, output }, item) => await fetchReport(context, platform, job, output, item),
	);
	const items = toItems(context, results);
	hintAtFiles(context, items.length);
	return [items];
}

async function waitForAll<Request>(
	context: IExecuteFunctions,
	platform: Platform,
	submitted: Progress<Submitted<Request>>,
	limitMs: number,
): Promise<Progress<Submitted<Request>>> {
	const { signal } = platform;
	const jobs = valuesOf(submitted).map(({ job }) => job);
	const waiting = { limitMs, atOnce: readAtOnce(context), signal };
	const endings = await awaitJobs(jobRuns(platform, reportRuns), jobs, waiting);
	if (signal?.aborted) throw stopped(jobs.filter((_, index) => endings[index] !== undefined));
	const pace = { atOnce: 1, note: () => jobsNote(submitted) };
	return await step(context, submitted, pace, (one) => {
		const ending = endings[jobs.indexOf(one.job)];
		if (ending) throw ending;
		return one;
	});
}

/** An execution that was stopped names all jobs it leaves behind, whatever the node's settings. */
function stopped(jobs: ReadonlyArray<{ readonly id: string }>): Fault {
	const job = jobs.map(({ id }) => id).join(', ');
	return new Fault('stopped', { what: 'the report', job, collect: 'Report > Collect' });
}
