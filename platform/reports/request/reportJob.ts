import { Fault } from '../../http/errors/fault';
import type { Connection } from '../../http/connection/connection';
import { requestJson } from '../../http/request';
import type { JobRun, RunKind } from '../../http/jobs/jobRuns';
import { createdJob, readJobId, jobRuns } from '../../http/jobs/jobRuns';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf, without } from '../../base/json/json';
import type { ReportRequest } from '../types';
import { awaitJobs } from '../../http/jobs/awaitJobs';

/** Report jobs (docs/platform.md, Batch reporting). */
export const reportRuns: RunKind = {
	folder: '/ea/{site}/report/batch',
	what: 'the report',
	job: 'report job',
	collect: 'Report > Collect',
};

/** A job that was started. */
interface StartedJob extends JobRun {
	/** The platform's clock at the submission, where the reply has it; Unix milliseconds. */
	readonly askedAt?: number;
}

/** Submits a report. The call is never repeated once the platform may have received it. */
export async function submitReport(
	platform: Connection,
	{ site, body }: ReportRequest,
): Promise<StartedJob> {
	const reply = await requestJson(platform, {
		method: 'POST',
		path: `${reportRuns.folder}/query.json`,
		pathValues: { site },
		body,
		what: 'the report request',
		onlyCosts: true,
	});
	const id = createdJob(reply, 'the report request', platform);
	const askedAt = timeOf(reply);
	return { id, site, ...(askedAt === undefined ? {} : { askedAt }) };
}

/**
 * The platform's clock: Unix seconds in the `meta` of every reply (docs/platform.md, Batch job
 * responses).
 */
function timeOf(reply: unknown): number | undefined {
	const meta = isRecord(reply) && isRecord(reply.meta) ? reply.meta : {};
	const seconds = Number(textOf(meta.tm)?.trim() || NaN);
	return seconds > 0 ? seconds * 1_000 : undefined;
}

/**
 * Asks the platform how it understands a request and which columns it would return. Observed
 * practice: `dryRun` starts no job and returns no data. As nothing guarantees that, the call is
 * never repeated once the platform may have received it.
 *
 * @throws Fault `unexpectedReply` when the reply contains something else, such as a job
 */
export async function checkReport(
	platform: Connection,
	{ site, body }: ReportRequest,
): Promise<JsonRecord> {
	const what = 'the check of the report request';
	const reply = await requestJson(platform, {
		method: 'POST',
		path: `${reportRuns.folder}/query.json`,
		pathValues: { site },
		body: { ...without(body, 'async'), dryRun: true },
		what,
	});
	const data = isRecord(reply) && isRecord(reply.data) ? reply.data : {};
	const request = isRecord(data.request) ? data.request : {};
	const [report] = listOf(request.reports);
	if (isRecord(report)) return report;
	const id = readJobId(reply);
	const detail = id === undefined ? undefined : `the platform has started job ${id} instead`;
	throw new Fault('unexpectedReply', { what, upstreamMessage: detail });
}

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
