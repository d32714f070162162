import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import type { Connection } from '../http/connection/connection';
import { readRecord, readRecords } from '../http/reply/records';
import { requestJson } from '../http/request';
import { runStatus } from '../http/jobs/jobRuns';

/**
 * A list in which the platform shows the runs of jobs (docs/platform.md, Jobs of the configuration;
 * columns: observed practice).
 */
export interface RunList {
	/** The folder below `/ea/{site}/db`. */
	readonly group: string;
	/** Whether there are several jobs, each with runs of its own. */
	readonly hasJobs: boolean;
	readonly what: string;
}

/** The lists, by the resources of the node. */
export const runLists = {
	adHocJob: { group: 'adhoc', hasJobs: true, what: 'ad hoc jobs' },
	autoReport: { group: 'autoreport', hasJobs: true, what: 'auto reports' },
	partnerSync: { group: 'syncpartner', hasJobs: true, what: 'partner syncs' },
	empDatabase: { group: 'empdb', hasJobs: false, what: 'EMPDB files' },
} as const satisfies Record<string, RunList>;

/** How many jobs of a list are read. */
export const MOST_JOBS = 1_000;

/** The jobs of a list, {@link MOST_JOBS} at most. @throws Fault */
export async function listJobs(platform: Connection, site: string, { group, what }: RunList) {
	const reply = await requestJson(platform, {
		method: 'GET',
		path: `/ea/{site}/db/${group}/search.json`,
		pathValues: { site },
		query: { limit: MOST_JOBS },
		what: `the list of ${what}`,
	});
	return readRecords(reply).flatMap((row) => {
		const id = textOf(row.job_id) ?? textOf(row.id);
		return id === undefined ? [] : [{ id, row }];
	});
}

/** Part of a list, the newest first (observed practice: `limit` and `start`). */
export interface RunPage {
	readonly limit: number;
	readonly start: number;
}

/** A page of the runs of a job, or of the list. @throws Fault */
export async function listRuns(
	platform: Connection,
	site: string,
	{ group, what }: RunList,
	job: string | undefined,
	{ limit, start }: RunPage,
): Promise<JsonRecord[]> {
	const reply = await requestJson(platform, {
		method: 'GET',
		path: `/ea/{site}/db/${group}/status.json`,
		pathValues: { site },
		query: { 'job-id': job, limit, start: start || undefined },
		what: `the runs of ${what}`,
	});
	return readRecords(reply);
}

/** One look at an export of the audience engine (docs/platform.md, Audience engine). @throws Fault */
export async function exportRun(
	platform: Connection,
	site: string,
	id: string,
): Promise<JsonRecord> {
	const kind = {
		folder: '/ea/{site}/db/ebmdb',
		what: 'the export',
		job: 'export',
		collect: 'Audience Engine > Download',
	};
	return { jobrun_id: id, ...readRecord(await runStatus(platform, kind, { id, site })) };
}
