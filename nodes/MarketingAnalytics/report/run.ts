import type { INodeExecutionData } from 'n8n-workflow';

import { Fault } from '../../../platform/client/faults';
import { jobRuns } from '../../../platform/client/jobs/runs';
import { awaitJobs, WAITING_SETTINGS } from '../../../platform/client/jobs/wait';
import { reportRuns } from '../../../platform/reports/contract';
import { waitLimit } from '../../shared/form/limits';
import type { Parameters } from '../../shared/form/parameters';
import { read, readOption } from '../../shared/form/settings';
import { concurrency } from '../../shared/report/form/options';
import type { Fetched } from '../../shared/report/result/fetched';
import { fetchedItems } from '../../shared/report/result/fetched';
import type { Output } from '../../shared/report/result/output';
import { fetchReport } from '../../shared/report/result/fetchReport';
import { readOutputOf } from '../../shared/report/result/output';
import type { WantedReport } from '../../shared/report/request/read';
import { readReport } from '../../shared/report/request/read';
import type { Progress } from '../../shared/run/eachItem';
import { eachItem, valuesOf } from '../../shared/run/eachItem';
import type { NodeRun, Work } from '../../shared/run/readThenRun';
import { readThenRun } from '../../shared/run/readThenRun';
import type { Log } from '../../shared/run/running';
import { submitAll } from './submit';
import type { Submitted } from './submitted';
import { jobsNote } from './submitted';

/** Report > Run: submits the reports of all items, waits for them together, returns their results. */
export const runReports: NodeRun = async (context) =>
	await readThenRun(context, { readCommon: readBounds, readItem: readRequest, run: runAll });

/** What counts for all items together. */
export interface Bounds {
	/** Requests at the same time. */
	readonly concurrency: number;
	/** How long to wait, in milliseconds. */
	readonly limitMs: number;
}

/** Reads what counts for all items together. @throws InvalidInput */
export function readBounds(form: Parameters): Bounds {
	return { concurrency: readOption(form, concurrency, 0), limitMs: read(form, waitLimit, 0) };
}

/** A checked request, and how its result is wanted. */
interface RunRequest extends WantedReport {
	readonly output: Output;
}

function readRequest(form: Parameters, item: number): RunRequest {
	const report = readReport(form, item);
	return { ...report, output: readOutputOf(form, item, report) };
}

/** Submits what all items want, waits for it together, and returns the results. */
export async function runAll(work: Work<Bounds, RunRequest>): Promise<INodeExecutionData[][]> {
	const { node, platform } = work;
	const results = await fetchAll(
		work,
		async ({ job, output, askedMs }, item) =>
			await fetchReport(node, platform, job, { ...output, askedMs }, item),
	);
	return [fetchedItems(node, results)];
}

/** Submits what all items want, waits for it together, and fetches each. */
export async function fetchAll<Request extends WantedReport>(
	work: Work<Bounds, Request>,
	fetch: (ready: Submitted<Request>, item: number) => Promise<Fetched>,
): Promise<Progress<Fetched>> {
	const submitted = await submitAll(work);
	logJobs(work.node, submitted);
	const note = noteBeside(submitted, 'Report > Collect can fetch it later by this job ID');
	const pace = { concurrency: work.common.concurrency, note };
	return await eachItem(work.node, await waitForAll(work, submitted), pace, fetch);
}

/** A worker that is killed while it waits says nothing any more: the log names the jobs that go on without it. */
function logJobs({ logger }: Log, submitted: Progress<Submitted<WantedReport>>): void {
	const note = jobsNote(submitted);
	if (note !== '') logger.info(note);
}

async function waitForAll<Request extends WantedReport>(
	{ node, platform, common }: Work<Bounds, Request>,
	submitted: Progress<Submitted<Request>>,
): Promise<Progress<Submitted<Request>>> {
	const { signal } = platform;
	const jobs = valuesOf(submitted).map(({ job }) => job);
	const endings = await awaitJobs(jobRuns(platform, reportRuns), jobs, {
		...common,
		signal,
		setting: WAITING_SETTINGS.waitLimit,
	});
	if (signal?.aborted) throw stopped(jobs.filter((_, index) => endings[index] !== undefined));
	const pace = { concurrency: 1, note: noteBeside(submitted) };
	return await eachItem(node, submitted, pace, (one) => {
		const ending = endings[jobs.indexOf(one.job)];
		if (ending) throw ending;
		return one;
	});
}

/**
 * Names the jobs of all items but the one that ended the node, if its own sentences name it.
 *
 * @param alone what to say where there is no other
 */
function noteBeside(submitted: Progress<Submitted<WantedReport>>, alone = '') {
	return (progress: Progress<unknown>) => {
		const failed = progress.find((one) => 'error' in one);
		const fault = failed && 'error' in failed ? failed.error : undefined;
		const named = fault instanceof Fault ? fault.named : undefined;
		const isNamed = ({ job }: Submitted<WantedReport>) => job.id === named;
		return jobsNote(submitted.filter((one) => 'error' in one || !isNamed(one.value))) || alone;
	};
}

/** An execution that was stopped names all jobs it leaves behind, whatever the node's settings. */
function stopped(jobs: ReadonlyArray<{ readonly id: string }>): Fault {
	const job = jobs.map(({ id }) => id).join(', ');
	return new Fault('stopped', { what: 'the report', job, collect: 'Report > Collect' });
}
