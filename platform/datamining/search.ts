import type { Day } from '../base/dates/readDay';
import { sliceDays } from '../base/dates/readDay';
import { createdJob } from '../http/jobs/createdJob';
import { awaitJobs, WAITING_SETTINGS } from '../http/jobs/awaitJobs';
import type { Connection } from '../http/connection/connection';
import { receive } from '../http/streaming/envelope';
import { requestJson, requestStream } from '../http/request';
import type { StoreBytes } from '../http/streaming/spool';
import type { JobRun, RunKind } from '../http/jobs/jobRuns';
import { jobRuns, resultCall } from '../http/jobs/jobRuns';
import type { Query } from '../http/url';
import type { FoundRecords } from './foundRecords';
import { joinFound, readFound, RECORDS } from './foundRecords';
import type { RecordTable } from './table';
import { joinTables, readRecordTable } from './table';

// Observed practice: longer searches are hard on the platform.
const LONGEST_SLICE_DAYS = 31;

/**
 * A search for the records of a period (docs/platform.md, Datamining; parameters:
 * observed practice).
 */
export interface Search {
	readonly kind: RunKind;
	readonly site: string;
	readonly from: Day;
	readonly to: Day;
	/** Everything but the period. */
	readonly query: Query;
}

/** How to wait for a search. */
interface Patience {
	/** For all slices together, in milliseconds. */
	readonly limitMs: number;
}

/**
 * Searches slice by slice, one after the other, and joins what they find.
 *
 * @throws Fault that names the job, when one fails or takes too long
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
 * The same where more may be found than memory holds.
 *
 * @param keep where records wait
 * @throws Fault as `searchTable` does
 */
export async function searchRows(
	platform: Connection,
	search: Search,
	{ keep, ...patience }: Patience & { readonly keep: StoreBytes },
): Promise<FoundRecords> {
	const { secrets, signal } = platform;
	const reception = { rows: RECORDS, keep, secrets, signal };
	const fetch = async (job: JobRun) =>
		await requestStream(platform, resultCall(search.kind, job), async (stream, facts) =>
			readFound(await receive(stream, facts, reception)),
		);
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

/** Starts the search for one slice; never repeated once it may have been received. @throws Fault */
export async function startSearch(
	platform: Connection,
	{ kind, site, from, to, query }: Search,
): Promise<JobRun> {
	const days = `${kind.what} from ${from.iso} to ${to.iso}`;
	const reply = await requestJson(platform, {
		method: 'GET',
		path: `${kind.folder}/search.json`,
		pathValues: { site },
		query: { ...query, 'date-from': from.monthFirst, 'date-to': to.monthFirst },
		what: days,
		// A search is a job: one that may have been received is not started twice.
		idempotent: false,
		onlyCosts: true,
		textReply: true,
	});
	return { id: createdJob(reply, days, platform), site };
}

/** What a search that is done has found. @throws Fault */
export async function fetchFound(
	platform: Connection,
	kind: RunKind,
	job: JobRun,
): Promise<RecordTable> {
	return readRecordTable(
		await requestJson(platform, { ...resultCall(kind, job), textReply: true }),
	);
}

async function waitFor(
	platform: Connection,
	kind: RunKind,
	job: JobRun,
	limitMs: number,
): Promise<void> {
	const waiting = {
		limitMs,
		concurrency: 1,
		signal: platform.signal,
		setting: WAITING_SETTINGS.waitLimit,
	};
	const [fault] = await awaitJobs(jobRuns(platform, kind), [job], waiting);
	if (fault) throw fault;
}
