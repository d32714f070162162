import type { JsonRecord } from '../base/json/json';
import type { RunRows } from './runPages';
import { textOf } from '../base/json/json';
import type { Connection } from '../http/connection/connection';
import { readOnePage } from '../http/reply/paging';
import { readRecord } from '../http/reply/readRecords';
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

/** The jobs of a list, at most {@link MOST_JOBS}, and whether the platform has more than it sent. @throws Fault */
export async function listJobs(platform: Connection, site: string, { group, what }: RunList) {
	const { records, cut } = await readOnePage(platform, {
		method: 'GET',
		path: `/ea/{site}/db/${group}/search.json`,
		pathValues: { site },
		query: { limit: MOST_JOBS },
		what: `the list of ${what}`,
	});
	const jobs = records.slice(0, MOST_JOBS).flatMap((row) => {
		const id = textOf(row.job_id) ?? textOf(row.id);
		return id === undefined ? [] : [{ id, row }];
	});
	return { jobs, isPart: cut !== undefined };
}

/** The page of a list of runs, newest first (observed practice: `limit` and `start`). */
interface RunPage {
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
): Promise<RunRows> {
	const call = {
		method: 'GET',
		path: `/ea/{site}/db/${group}/status.json`,
		pathValues: { site },
		query: { 'job-id': job, limit, start: start || undefined },
		what: `the runs of ${what}`,
	} as const;
	// Older runs are on further pages, which are read when needed.
	const { records, cut } = await readOnePage(platform, call, { follows: false });
	return { rows: records, isPart: cut !== undefined };
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
