import type { Day } from '../base/dates/readDay';
import { sliceDays } from '../base/dates/readDay';
import { createdJob, jobRuns, resultCall } from '../http/jobs/jobRuns';
import { awaitJobs, WAITING_SETTINGS } from '../http/jobs/awaitJobs';
import type { Connection } from '../http/connection/connection';
import { receive } from '../http/streaming/envelope';
import { followPages } from '../http/reply/nextPage';
import { readOnePage } from '../http/reply/paging';
import type { Call } from '../http/call';
import { requestJson, requestStream } from '../http/request';
import type { StoreBytes } from '../http/streaming/spool';
import type { JobRun, RunKind } from '../http/jobs/jobRuns';
import type { Query } from '../http/url';
import type { FoundPage, FoundRecords } from './joinFound';
import { joinFound, joinPages, readFound, RECORDS } from './joinFound';
import type { RecordTable } from './foundRecordTable';
import { joinTables, readRecordTable } from './foundRecordTable';

// Observed practice: longer searches overload the platform.
const LONGEST_SLICE_DAYS = 31;

/**
 * A search for the records of a range of days (docs/platform.md, Datamining; parameters: observed
 * practice).
 */
export interface Search {
	readonly kind: RunKind;
	readonly site: string;
	readonly from: Day;
	readonly to: Day;
	/** All parameters except the range of days. */
	readonly query: Query;
}

/** The time limit of a search. */
interface Patience {
	/** For all slices together, in milliseconds. */
	readonly limitMs: number;
}

/**
 * Searches slice by slice and joins the results.
 *
 * @throws Fault that names the job, if one fails or takes too long
 */
export async function searchTable(
	platform: Connection,
	search: Search,
	patience: Patience,
): Promise<RecordTable> {
	const fetch = async (job: JobRun) => await fetchFound(platform, search.kind, job);
	return joinTables(await eachSlice(platform, search, patience, fetch));
}

/**
 * Searches like `searchTable`, for results that may exceed memory.
 *
 * @param keep where records are buffered
 * @throws Fault as `searchTable` does
 */
export async function searchRows(
	platform: Connection,
	search: Search,
	{ keep, ...patience }: Patience & { readonly keep: StoreBytes },
): Promise<FoundRecords> {
	const { secrets, signal } = platform;
	const receiveOptions = { rows: RECORDS, keep, secrets, signal };
	const read = async (call: Call) =>
		await requestStream(platform, call, async (stream, facts, page) =>
			readFound(await receive(stream, facts, receiveOptions), page),
		);
	const fetch = async (job: JobRun) =>
		joinPages(await followPages(platform, resultCall(search.kind, job), read, isEmpty));
	return joinFound(await eachSlice(platform, search, patience, fetch));
}

async function eachSlice<T>(
	platform: Connection,
	search: Search,
	{ limitMs }: Patience,
	fetch: (job: JobRun) => Promise<T>,
): Promise<T[]> {
	const endsAt = performance.now() + limitMs;
	const found: T[] = [];
	for (const { from, to } of sliceDays(search.from, search.to, LONGEST_SLICE_DAYS)) {
		const job = await startSearch(platform, { ...search, from, to });
		await waitFor(platform, search.kind, job, endsAt - performance.now());
		found.push(await fetch(job));
	}
	return found;
}

/**
 * Starts the search for one slice. It is not repeated once it may have been received. @throws Fault
 */
export async function startSearch(
	platform: Connection,
	{ kind, site, from, to, query }: Search,
): Promise<JobRun> {
	const days =
		from.iso === to.iso
			? `${kind.what} of ${from.iso}`
			: `${kind.what} from ${from.iso} to ${to.iso}`;
	const reply = await requestJson(platform, {
		method: 'GET',
		path: `${kind.folder}/search.json`,
		pathValues: { site },
		query: { ...query, 'date-from': from.monthFirst, 'date-to': to.monthFirst },
		what: days,
		// A search starts a job, so it is not repeated if it may have been received.
		idempotent: false,
		onlyCosts: true,
		textReply: true,
	});
	return { id: createdJob(reply, days, platform), site };
}

/** The result of a finished search. @throws Fault */
export async function fetchFound(
	platform: Connection,
	kind: RunKind,
	job: JobRun,
): Promise<RecordTable> {
	const call = { ...resultCall(kind, job), textReply: true } as const;
	const { replies, cut } = await readOnePage(platform, call);
	const tables = replies.map(readRecordTable);
	const [only, another] = tables;
	const table = only && !another ? only : joinTables(tables);
	return cut === undefined || table.isWhole ? table : { ...table, isPart: true };
}

/** A page without records leads to none. */
function isEmpty({ rows }: FoundPage): boolean {
	return rows === 0;
}

async function waitFor(
	platform: Connection,
	kind: RunKind,
	job: JobRun,
	limitMs: number,
): Promise<void> {
	const waitOptions = {
		limitMs,
		concurrency: 1,
		signal: platform.signal,
		setting: WAITING_SETTINGS.waitLimit,
	};
	const [fault] = await awaitJobs(jobRuns(platform, kind), [job], waitOptions);
	if (fault) throw fault;
}
