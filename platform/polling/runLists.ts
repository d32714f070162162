import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import type { Connection } from '../http/connection/connection';
import { readRecord, readRecords } from '../http/reply/readRecords';
import { requestJson } from '../http/request';
import { runStatus } from '../http/jobs/jobRuns';

/**
 * A list of job runs on the platform (docs/platform.md, Jobs of the configuration; columns:
 * observed practice).
 */
export interface RunList {
	/** The folder below `/ea/{site}/db`. */
	readonly group: string;
	/** Whether there are several jobs with runs of their own. */
	readonly hasJobs: boolean;
	readonly what: string;
}

/** The lists of runs by the node's resources. */
export const runLists = {
	adHocJob: { group: 'adhoc', hasJobs: true, what: 'ad hoc jobs' },
	autoReport: { group: 'autoreport', hasJobs: true, what: 'auto reports' },
	partnerSync: { group: 'syncpartner', hasJobs: true, what: 'partner syncs' },
	empDatabase: { group: 'empdb', hasJobs: false, what: 'EMPDB files' },
} as const satisfies Record<string, RunList>;

/** The maximum number of jobs that are read from a list. */
export const MOST_JOBS = 1_000;

/** The jobs of a list, at most {@link MOST_JOBS}. @throws Fault */
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

/** The page of a list of runs, newest first (observed practice: `limit` and `start`). */
export interface RunPage {
	readonly limit: number;
	readonly start: number;
}

/** A page of the runs of a job, or of a list without jobs. @throws Fault */
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

/**
 * Checks an export of the audience engine once (docs/platform.md, Audience engine). @throws Fault
 */
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
