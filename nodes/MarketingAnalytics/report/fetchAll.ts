import { Fault } from '../../../platform/http/errors/fault';
import { WAITING_SETTINGS } from '../../../platform/http/jobs/awaitJobs';
import { awaitReports } from '../../../platform/reports/request/reportJob';
import { concurrency, waitLimit } from '../../shared/form/pagingFields';
import type { Parameters } from '../../shared/form/parameters';
import { read, readOption } from '../../shared/form/readSetting';
import type { Output } from '../../shared/report/output/output';
import type { ReportInput } from '../../shared/report/request/read';
import type { ItemProgress } from '../../shared/run/eachItem';
import { eachItem, resultValues } from '../../shared/run/eachItem';
import type { Work } from '../../shared/run/readThenRun';
import type { Log } from '../../shared/run/executionContext';
import { submitAll } from './submitAll';
import type { Submitted } from './submitted';
import { jobsNote } from './submitted';

/** Settings for all items together. */
export interface RunLimits {
	/** The number of simultaneous requests. */
	readonly concurrency: number;
	/** The wait limit in milliseconds. */
	readonly limitMs: number;
}

/** Reads the settings for all items together. @throws InvalidInput */
export function readRunLimits(form: Parameters): RunLimits {
	return { concurrency: readOption(form, concurrency, 0), limitMs: readOption(form, waitLimit, 0) };
}

/** Reads the same settings of operations for agents, whose forms have no options. @throws InvalidInput */
export function readAgentLimits(form: Parameters): RunLimits {
	return { ...readRunLimits(form), limitMs: read(form, waitLimit, 0) };
}

/** A checked request, and how to return its result. */
export interface RunRequest extends ReportInput {
	readonly output: Output;
}

/** Submits the reports of all items, waits for them together, and fetches each. */
export async function fetchAll<Request extends ReportInput, Result>(
	work: Work<RunLimits, Request>,
	fetch: (ready: Submitted<Request>, item: number) => Promise<Result>,
): Promise<ItemProgress<Result>> {
	const submitted = await submitAll(work);
	logJobs(work.node, submitted);
	const note = withCompanionNote(submitted, 'Report > Collect can fetch it later by this job ID');
	const pace = { concurrency: work.common.concurrency, note };
	return await eachItem(work.node, await waitForAll(work, submitted), pace, fetch);
}

/** Logs the job IDs before waiting: if the worker is killed, only the log still names the jobs. */
function logJobs({ logger }: Log, submitted: ItemProgress<Submitted<ReportInput>>): void {
	const note = jobsNote(submitted);
	if (note !== '') logger.info(note);
}

async function waitForAll<Request extends ReportInput>(
	{ node, platform, common }: Work<RunLimits, Request>,
	submitted: ItemProgress<Submitted<Request>>,
): Promise<ItemProgress<Submitted<Request>>> {
	const jobs = resultValues(submitted).map(({ job }) => job);
	const wait = { ...common, setting: WAITING_SETTINGS.waitLimit };
	const endings = await awaitReports(platform, jobs, wait);
	const pace = { concurrency: 1, note: withCompanionNote(submitted) };
	return await eachItem(node, submitted, pace, (one) => {
		const ending = endings[jobs.indexOf(one.job)];
		if (ending) throw ending;
		return one;
	});
}

/**
 * Names the jobs of all items except the one that ended the node, if its error names its own.
 *
 * @param alone the sentence where there is no other job
 */
function withCompanionNote(submitted: ItemProgress<Submitted<ReportInput>>, alone = '') {
	return (progress: ItemProgress<unknown>) => {
		const failed = progress.find((one) => 'error' in one);
		const fault = failed && 'error' in failed ? failed.error : undefined;
		const named = fault instanceof Fault ? fault.jobId : undefined;
		const isNamed = ({ job }: Submitted<ReportInput>) => job.id === named;
		return jobsNote(submitted.filter((one) => 'error' in one || !isNamed(one.value))) || alone;
	};
}
