import { Fault } from '../../http/errors/fault';
import type { Connection } from '../../http/connection/connection';
import { requestJson } from '../../http/request';
import type { JobRun, RunKind } from '../../http/jobs/jobRuns';
import { createdJob } from '../../http/jobs/createdJob';
import { readJobId } from '../../http/jobs/jobRuns';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf, without } from '../../base/json/json';
import type { ReportRequest } from '../types';

/** Report jobs (docs/platform.md, Batch reporting). */
export const reportRuns: RunKind = {
	folder: '/ea/{site}/report/batch',
	what: 'the report',
	job: 'report job',
	collect: 'Report > Collect',
};

/** A job that was started. */
export interface StartedJob extends JobRun {
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
 * @throws Fault `unexpectedReply` when the reply holds something else, such as a job
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
	const detail = id === undefined ? undefined : `it has started job ${id}`;
	throw new Fault('unexpectedReply', { what, upstreamMessage: detail });
}
