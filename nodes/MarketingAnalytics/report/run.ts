import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import { Fault } from '../../../platform/client/faults';
import { jobRuns } from '../../../platform/client/jobs/runs';
import { awaitJobs } from '../../../platform/client/jobs/wait';
import type { Platform } from '../../../platform/client/platform';
import { reportRuns } from '../../../platform/reports/contract';
import type { ReportRequest } from '../../../platform/reports/types';
import { waitLimit } from '../../shared/form/limits';
import { read, readOption } from '../../shared/form/settings';
import { concurrency } from '../../shared/report/options';
import type { Output } from '../../shared/report/output';
import { fetchReport, readOutputOf } from '../../shared/report/output';
import { readReport } from '../../shared/report/read';
import type { Progress } from '../../shared/run/eachItem';
import { allItems, step, toItems, valuesOf } from '../../shared/run/eachItem';
import { openChosen } from '../../shared/run/openPlatform';
import { hintAtFiles } from '../../shared/run/outputFile';
import { checkKinds } from './kinds';
import type { Submitted } from './submit';
import { jobsNote, submitAll } from './submit';

/** Report > Run: submits the reports of all items, waits for them together, returns their results. */
export async function runReports(context: IExecuteFunctions): Promise<INodeExecutionData[][]> {
	const bounds = readBounds(context);
	const wanted = await step(context, allItems(context), { atOnce: 1 }, (_, item) => {
		const report = readReport(context, item);
		return { ...report, output: readOutputOf(context, item, report) };
	});
	const platform = await openChosen(context);
	const checked = await checkKinds(context, platform, wanted, bounds.atOnce);
	return await runAll(context, platform, checked, bounds);
}

/** What counts for all items together. */
export interface Bounds {
	/** Requests at the same time. */
	readonly atOnce: number;
	/** How long to wait, in milliseconds. */
	readonly limitMs: number;
}

/** Reads what counts for all items together. @throws InvalidInput */
export function readBounds(context: IExecuteFunctions): Bounds {
	return { atOnce: readOption(context, concurrency, 0), limitMs: read(context, waitLimit, 0) };
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
	bounds: Bounds,
): Promise<INodeExecutionData[][]> {
	const jobs = await submitAll(context, platform, wanted, bounds.atOnce);
	const ready = await waitForAll(context, platform, jobs, bounds);
	const pace = { atOnce: bounds.atOnce, note: () => jobsNote(jobs) };
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
	bounds: Bounds,
): Promise<Progress<Submitted<Request>>> {
	const { signal } = platform;
	const jobs = valuesOf(submitted).map(({ job }) => job);
	const endings = await awaitJobs(jobRuns(platform, reportRuns), jobs, { ...bounds, signal });
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
