import type { Connection } from '../../http/connection/connection';
import { Fault } from '../../http/errors/fault';
import { awaitJobs } from '../../http/jobs/awaitJobs';
import { jobRuns } from '../../http/jobs/jobRuns';
import type { JobRun } from '../../http/jobs/jobRuns';
import type { ReportRequest } from '../types';
import type { StartedJob } from './reportJob';
import { reportRuns, submitReport } from './reportJob';

/** How long to wait for report jobs. */
interface ReportWait {
	/** In milliseconds. */
	readonly limitMs: number;
	/** The number of simultaneous requests. */
	readonly concurrency: number;
	/** The setting that the limit comes from, as the user sees it. */
	readonly setting?: string;
}

/**
 * Submits one report and waits for its result.
 *
 * @returns the finished job
 * @throws Fault if the submission fails, the job fails, or the wait ends before the job
 */
export async function runReport(
	platform: Connection,
	request: ReportRequest,
	wait: Omit<ReportWait, 'concurrency'>,
): Promise<StartedJob> {
	const job = await submitReport(platform, request);
	const [fault] = await awaitReports(platform, [job], { ...wait, concurrency: 1 });
	if (fault) throw fault;
	return job;
}

/**
 * Waits for report jobs together.
 *
 * @returns for each job, in the given order: undefined if its result is ready, otherwise its fault
 * @throws Fault `stopped` when the execution is stopped: it names all jobs that continue on the
 *   platform
 */
export async function awaitReports(
	platform: Connection,
	jobs: readonly JobRun[],
	wait: ReportWait,
): Promise<Array<Fault | undefined>> {
	const { signal } = platform;
	const faults = await awaitJobs(jobRuns(platform, reportRuns), jobs, { ...wait, signal });
	if (!signal?.aborted) return faults;
	const { what, collect } = reportRuns;
	const job = jobs.flatMap(({ id }, index) => (faults[index] === undefined ? [] : id)).join(', ');
	throw new Fault('stopped', { what, job, collect });
}
