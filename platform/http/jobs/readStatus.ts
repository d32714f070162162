import type { JobStatus } from './awaitJobs';
import { hasWarnings, phaseOf } from '../jobPhase';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf, without } from '../../base/json/json';
import { reasonIn } from '../reply/errorReason';
import { memberOf, readJobId } from '../reply/jobId';
import { findTable, namesOf, rowRecord } from '../reply/tables/findTable';
import { nameOfSign } from '../reply/signNames';

const JOB_STATE_NAMES = ['jobrunstatus', 'jobstatus'];
const GENERIC_STATE_NAMES = ['status', 'state'];

/**
 * The state in a status reply: `jobrun_status` (docs/platform.md, Batch job responses) or a
 * synonym, at the top, under `data` or in the first row, as the replies of searches are not
 * documented; otherwise the first state inside. A generic name at the top may be the state of the reply,
 * such as "success", and is the last resort. Without a state, the reply is quoted.
 *
 * @param id the job, whose row is read if the reply has those of several jobs
 */
export function readStatus(answer: unknown, id?: string): JobStatus {
	const reply = ofJob(answer, id);
	const top = isRecord(reply) ? reply : {};
	const generic = memberOf(reply, GENERIC_STATE_NAMES);
	const state =
		memberOf(reply, JOB_STATE_NAMES) ??
		memberOf(top.data, GENERIC_STATE_NAMES) ??
		(generic !== undefined && !OF_REPLY.test(generic)
			? generic
			: stateInside(without(top, 'meta'))) ??
		generic ??
		`missing${inReply(reply)}`;
	const data = isRecord(top.data) ? top.data : {};
	const upstreamMessage =
		textOf(top.error_msg) ?? textOf(data.error_msg) ?? reasonGiven(reply, state);
	return upstreamMessage === undefined ? { state } : { state, upstreamMessage };
}

/** The row of a job in a reply about several jobs; an empty object if none of them is the job's. */
function ofJob(reply: unknown, id: string | undefined): unknown {
	const { rows = [], fields = [] } = findTable(reply) ?? {};
	if (id === undefined || rows.length < 2) return reply;
	const names = namesOf(fields);
	const jobs = rows.map((row) => rowRecord(row, names));
	const ids = jobs.map((job) => readJobId(job));
	// Rows without IDs are no jobs.
	return ids.includes(undefined) ? reply : (jobs[ids.indexOf(id)] ?? {});
}

/** Why a job has failed or has warnings, if the reply says more than its state. */
function reasonGiven(reply: unknown, state: string): string | undefined {
	const { status, state: word, ...others } = isRecord(reply) ? reply : {};
	const details = { ...others, ...[status, word].find(isRecord) };
	const isExplained = phaseOf(state) === 'failed' || hasWarnings(state);
	const reason = isExplained ? reasonIn(details) : undefined;
	return reason?.toLowerCase() === state.toLowerCase() ? undefined : reason;
}

// What the state of the reply itself is.
const OF_REPLY = /^\s*(?:ok|success|true|\d+)\s*$/i;

const INNER_STATE_NAMES = [
	...JOB_STATE_NAMES,
	...['processingstatus', 'asyncstatus', 'executionstatus'],
	...GENERIC_STATE_NAMES,
];
const MOST_LEVELS = 4;

/**
 * The state in the objects of a reply, such as `data.attributes.status` of JSON:API, or in one that is an
 * object, such as `{"status": {"name": "Completed"}}`. A job that ended with an error has failed.
 */
function stateInside(place: JsonRecord, level = 0): string | undefined {
	const own = Object.entries(place)
		.map(([name, value]) => ({ value, state: stateOfMember(nameOfSign(name), value, level) }))
		.find(({ state }) => state !== undefined);
	if (own) return hasError(place) || hasError(own.value) ? 'FAILED' : own.state;
	if (level === MOST_LEVELS) return undefined;
	const members = Object.entries(place).filter(([, value]) => isRecord(value));
	const ofJobs = members.filter(([name]) => /job|run|task|report/i.test(name));
	return leastEnded(statesOf(ofJobs, level)) ?? leastEnded(statesOf(members, level));
}

function statesOf(members: ReadonlyArray<readonly [string, unknown]>, level: number): string[] {
	return members.flatMap(([, value]) => {
		return isRecord(value) ? (stateInside(value, level + 1) ?? []) : [];
	});
}

/** The state of several parts together: a job is done when all of them are. */
function leastEnded(states: readonly string[]): string | undefined {
	return states.find((state) => phaseOf(state) !== 'done') ?? states[0];
}

const DONE_FLAGS = new Set([
	'done',
	'isdone',
	'finished',
	'isfinished',
	'completed',
	'iscompleted',
]);

function stateOfMember(name: string, value: unknown, level: number): string | undefined {
	if (DONE_FLAGS.has(name) && value === true) return 'DONE';
	const isOfReply = level === 0 && GENERIC_STATE_NAMES.includes(name) && !isRecord(value);
	if (isOfReply || !INNER_STATE_NAMES.includes(name)) return undefined;
	const [only] = listOf(value).length === 1 ? listOf(value) : [value];
	const text = isRecord(only) ? textOf(only.name ?? only.state ?? only.value) : textOf(only);
	return text?.trim() === '' ? undefined : text;
}

function hasError(place: unknown): boolean {
	return (
		isRecord(place) &&
		Object.entries(place).some(([name, value]) => /^error/i.test(name) && isRecord(value))
	);
}

function inReply(reply: unknown): string {
	const text = JSON.stringify(reply);
	return text === '{}' ? '' : ` in ${text}`;
}
