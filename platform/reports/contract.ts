import { Fault } from '../client/faults';
import type { JobContract, JobStatus } from '../client/jobs';
import { isRecord, listOf, textOf } from '../client/json';
import { quote } from '../client/mask';
import type { Platform } from '../client/platform';
import { requestJson } from '../client/request';
import type { ReportJob, ReportRequest } from './types';

const BATCH = '/ea/{site}/report/batch';

/** How finished reports are waited for (api.md, Batch reporting). */
export function reportJobs(platform: Platform): JobContract<ReportJob> {
	return {
		what: 'the report',
		collect: 'Report > Collect',
		status: async (job, totalMs) => {
			const { state, said } = readStatus(await reportStatus(platform, job, totalMs));
			return { state: quote(state, platform.secrets), said: said && quote(said, platform.secrets) };
		},
	};
}

/** Submits a report; the call is never repeated once it may have been received. */
export async function submitReport(
	platform: Platform,
	{ site, body }: ReportRequest,
): Promise<ReportJob> {
	const reply = await requestJson(platform, {
		method: 'POST',
		path: `${BATCH}/query.json`,
		pathValues: { site },
		body,
		what: 'the report request',
	});
	const id = readJobId(reply);
	if (id === undefined) throw new Fault('unexpectedReply', { what: 'the report request' });
	return { id, site };
}

/** The whole status reply of a report job. */
export async function reportStatus(
	platform: Platform,
	{ id, site }: ReportJob,
	totalMs?: number,
): Promise<unknown> {
	return await requestJson(platform, {
		method: 'GET',
		path: `${BATCH}/status.json`,
		pathValues: { site },
		query: { 'jobrun-id': id },
		what: `the state of report job ${id}`,
		...(totalMs === undefined ? {} : { totalMs }),
	});
}

/** The call that downloads the result of a finished report. */
export function downloadCall({ id, site }: ReportJob) {
	return {
		method: 'GET',
		path: `${BATCH}/download.json`,
		pathValues: { site },
		query: { 'jobrun-id': id },
		what: `the result of report job ${id}`,
	} as const;
}

/**
 * The job run id of a submission: in `rows`, as api.md shows, or in `data.rows` or as `jobrun_id`,
 * as observed.
 */
export function readJobId(reply: unknown): string | undefined {
	const top = isRecord(reply) ? reply : {};
	const data = isRecord(top.data) ? top.data : {};
	const column = listOf(data.fields ?? top.fields).findIndex(
		(field) => isRecord(field) && field.name === 'jobrun_id',
	);
	const row: unknown = listOf(top.rows)[0] ?? listOf(data.rows)[0];
	const inRow = isRecord(row) ? row.jobrun_id : listOf(row)[Math.max(column, 0)];
	return textOf(inRow) ?? textOf(top.jobrun_id) ?? textOf(data.jobrun_id);
}

/** The state in a status reply: `jobrun_status` (api.md), at the top or under `data`. */
export function readStatus(reply: unknown): JobStatus {
	const top = isRecord(reply) ? reply : {};
	const data = isRecord(top.data) ? top.data : {};
	const state = textOf(top.jobrun_status) ?? textOf(data.jobrun_status) ?? 'not given';
	const said = textOf(top.error_msg) ?? textOf(data.error_msg);
	return said === undefined ? { state } : { state, said };
}
