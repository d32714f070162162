import type { ChangeReply } from '../http/requestChange';
import { requestChange } from '../http/requestChange';
import { firstCells, memberOf } from '../http/reply/jobId';
import { createdJob } from '../http/jobs/createdJob';
import { readStatus } from '../http/jobs/jobRuns';
import type { JobContract } from '../http/jobs/awaitJobs';
import { awaitJobs, WAITING_SETTINGS } from '../http/jobs/awaitJobs';
import type { JsonRecord } from '../base/json/json';
import { textOf } from '../base/json/json';
import { quote } from '../http/secrets/mask';
import type { Connection } from '../http/connection/connection';
import { requestJson } from '../http/request';
import type { Query } from '../http/url';
import { settle } from '../base/async/settle';

/** What the platform writes results as. Observed practice: the Accept header asks for it. */
export const ACCEPT = {
	rows: 'application/json',
	json: 'application/json',
	csv: 'text/csv',
	parquet: 'application/parquet',
} as const;

/** The form of a result; `rows` is JSON that becomes items. */
export type ResultFormat = keyof typeof ACCEPT;

/** What is known of a query: its state in the platform's words, and where its result is. */
export interface QueryState {
	readonly id: string;
	readonly state: string;
	/** The address of the result once the state is Done, of the status before. */
	readonly url: string | undefined;
	/** Why it failed. */
	readonly upstreamMessage?: string | undefined;
}

/**
 * Starts a query (docs/platform.md, Data warehouse jobs; body and reply: observed practice).
 *
 * @param more values that the specification does not show, by the platform's names
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
 * One look at a query.
 *
 * @param more values that the specification does not show, by the platform's names
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
	const waiting = {
		limitMs,
		concurrency: 1,
		signal: warehouse.signal,
		setting: WAITING_SETTINGS.waitLimit,
	};
	const contract = queries(async () => await Promise.resolve(warehouse));
	const [fault] = await awaitJobs(contract, [{ id }], waiting);
	if (fault) throw fault;
}

/**
 * Stops a query, or frees one that is done. A GET that changes something: never sent twice.
 *
 * @param more values that the specification does not show, by the platform's names
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
		what: `the end of query ${id}`,
		idempotent: false,
	});
}

/** Frees a query whose result is here. Observed practice: it may be gone already, which is well. */
export async function freeQuery(warehouse: Connection, id: string): Promise<void> {
	await settle(cancelQuery(warehouse, id));
}

/** The operation that fetches a result later, as the user finds it. */
export const GET_RESULT = 'Data Warehouse > Get Result';

/**
 * How queries are waited for.
 *
 * @param open opens the warehouse, which may fail for a moment as any look may
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
			return {
				state: quote(state, secrets),
				upstreamMessage: upstreamMessage && quote(upstreamMessage, secrets),
			};
		},
	};
}

/**
 * Observed practice: `status`, and `data` as a list of job id and address; `error_msg` says why it
 * failed. The specification shows none of it, so members of other names are looked for, too.
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
