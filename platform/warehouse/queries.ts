import type { ChangeReply } from '../http/requestChange';
import { requestChange } from '../http/requestChange';
import { firstCells, memberOf } from '../http/reply/jobId';
import { createdJob, passOnWarnings, readStatus } from '../http/jobs/jobRuns';
import type { JobContract } from '../http/jobs/awaitJobs';
import { awaitJobs, WAITING_SETTINGS } from '../http/jobs/awaitJobs';
import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import { quoteUpstream } from '../http/secrets/mask';
import type { Connection } from '../http/connection/connection';
import { requestJson } from '../http/request';
import type { Query } from '../http/url';
import { settle } from '../base/async/settle';

/** The Accept header of each result format. Observed practice: it selects the format. */
const ACCEPT = {
	rows: 'application/json',
	json: 'application/json',
	csv: 'text/csv',
	parquet: 'application/parquet',
} as const;

/** The format of a result; `rows` is JSON that becomes items. */
export type ResultFormat = keyof typeof ACCEPT;

/** The state of a query in the platform's words, and the location of its result. */
interface QueryState {
	readonly id: string;
	readonly state: string;
	/** The URL of the result once the state is Done, and of the status before. */
	readonly url: string | undefined;
	/** The upstream message of a failure. */
	readonly upstreamMessage?: string | undefined;
}

/**
 * Starts a query (docs/platform.md, Data warehouse jobs; body and reply: observed practice).
 *
 * @param more undocumented values, by the platform's names
 */
export async function submitQuery(
	warehouse: Connection,
	query: string,
	format: ResultFormat,
	more: JsonRecord = {},
): Promise<QueryState> {
	const reply = await requestJson(warehouse, {
		method: 'POST',
		path: '/edw/jobs',
		body: { kind: 'edw#request', query, ...more },
		accept: ACCEPT[format],
		what: 'the query',
		textReply: true,
		onlyCosts: true,
	});
	const id = createdJob(reply, 'the query', warehouse);
	return { ...readState(reply), id };
}

/**
 * Checks a query once.
 *
 * @param more undocumented values, by the platform's names
 */
export async function queryState(
	warehouse: Connection,
	id: string,
	totalMs?: number,
	more: Query = {},
): Promise<QueryState> {
	const what = `the state of query ${id}`;
	const reply = await requestJson(warehouse, {
		method: 'GET',
		path: '/edw/jobs/{jobid}',
		pathValues: { jobid: id },
		query: more,
		what,
		...(totalMs === undefined ? {} : { totalMs }),
	});
	return { ...readState(reply), id };
}

/** Waits until a query is done. @throws Fault that names the job */
export async function awaitQuery(
	warehouse: Connection,
	id: string,
	limitMs: number,
): Promise<void> {
	const waitOptions = {
		limitMs,
		concurrency: 1,
		signal: warehouse.signal,
		setting: WAITING_SETTINGS.waitLimit,
	};
	const contract = queries(async () => await Promise.resolve(warehouse));
	const [fault] = await awaitJobs(contract, [{ id }], waitOptions);
	if (fault) throw fault;
}

/**
 * Stops a query, or frees a finished one. This GET changes something, so it is never repeated.
 *
 * @param more undocumented values, by the platform's names
 */
export async function cancelQuery(
	warehouse: Connection,
	id: string,
	more: Query = {},
): Promise<ChangeReply> {
	return await requestChange(warehouse, {
		method: 'GET',
		path: '/edw/jobs/{jobid}/cancel',
		pathValues: { jobid: id },
		query: more,
		what: `the request to end query ${id}`,
		idempotent: false,
	});
}

/**
 * Frees a query whose result was fetched. Errors are ignored, as it may be gone already (observed
 * practice).
 */
export async function freeQuery(warehouse: Connection, id: string): Promise<void> {
	await settle(cancelQuery(warehouse, id));
}

/** The operation that fetches a result later, as the user finds it. */
export const GET_RESULT = 'Data Warehouse > Get Result';

/**
 * How queries are checked.
 *
 * @param open opens the warehouse, which may fail temporarily like any check
 */
export function queries(
	open: () => Promise<Connection>,
	more: Query = {},
): JobContract<{ readonly id: string }> {
	return {
		what: 'the query',
		collect: GET_RESULT,
		status: async ({ id }, totalMs) => {
			const warehouse = await open();
			const { state, upstreamMessage } = await queryState(warehouse, id, totalMs, more);
			const { secrets } = warehouse;
			const status = {
				state: quoteUpstream(state, secrets),
				upstreamMessage: upstreamMessage && quoteUpstream(upstreamMessage, secrets),
			};
			passOnWarnings(warehouse, id, status);
			return status;
		},
	};
}

/**
 * Observed practice: `status`, and `data` as a list of job ID and URL; `error_msg` explains a
 * failure. The specification shows none of them, so members of other names are accepted, too.
 */
function readState(reply: unknown): Omit<QueryState, 'id'> {
	const { state, upstreamMessage } = readStatus(reply);
	const url = memberOf(reply, ADDRESSES) ?? firstCells(reply).map(textOf).find(isAddress);
	return { state, url, upstreamMessage };
}

const ADDRESSES = ['url', 'resulturl', 'statusurl', 'location', 'href', 'link'];

function isAddress(text: string | undefined): boolean {
	return text?.includes('/') === true;
}
