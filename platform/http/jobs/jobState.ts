import type { JobStatus } from './awaitJobs';
import { phaseOf } from '../jobStates';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, textOf, without } from '../../base/json/json';
import { reasonIn } from '../reply/errorReason';
import { memberOf } from '../reply/jobId';
import { nameOfSign } from '../reply/signNames';

const JOB_STATE_NAMES = ['jobrunstatus', 'jobstatus'];
const GENERIC_STATE_NAMES = ['status', 'state'];

/**
 * The state in a status reply: `jobrun_status` (docs/platform.md, Batch job responses) or a
 * synonym, at the top, under `data` or in the first row, as the replies of searches are not
 * documented; otherwise the first state inside. A generic name at the top may be the state of the reply,
 * such as "success", and is the last resort. Without a state, the reply is quoted.
 */
export function readStatus(reply: unknown): JobStatus {
	const top = isRecord(reply) ? reply : {};
	const generic = memberOf(reply, GENERIC_STATE_NAMES);
	const state =
		memberOf(reply, JOB_STATE_NAMES) ??
		memberOf(top.data, GENERIC_STATE_NAMES) ??
		(generic !== undefined && !OF_REPLY.test(generic)
			? generic
			: stateInside(without(top, 'meta'))) ??
		generic ??
		`not given${inReply(reply)}`;
	const data = isRecord(top.data) ? top.data : {};
	const upstreamMessage =
		textOf(top.error_msg) ?? textOf(data.error_msg) ?? reasonOfFailure(reply, state);
	return upstreamMessage === undefined ? { state } : { state, upstreamMessage };
}

/** Why a job has failed, if the reply says more than its state. */
function reasonOfFailure(reply: unknown, state: string): string | undefined {
	const states = isRecord(reply)
		? GENERIC_STATE_NAMES.filter((name) => !isRecord(reply[name]))
		: [];
	const told = isRecord(reply) ? without(reply, ...states) : reply;
	const reason = phaseOf(state) === 'failed' ? reasonIn(told) : undefined;
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
	const members = Object.entries(place).map(([name, value]) => ({ name: nameOfSign(name), value }));
	for (const { name, value } of members) {
		const isGeneric = GENERIC_STATE_NAMES.includes(name) && !isRecord(value);
		const text = isRecord(value) ? textOf(value.name ?? value.state) : textOf(value);
		const isState = INNER_STATE_NAMES.includes(name) && !(isGeneric && level === 0);
		if (isState && text !== undefined && text.trim() !== '')
			return hasError(place) || hasError(value) ? 'FAILED' : text;
		if (name === 'done' && value === true) return hasError(place) ? 'FAILED' : 'DONE';
	}
	if (level === MOST_LEVELS) return undefined;
	const inner = members.map(({ value }) => isRecord(value) && stateInside(value, level + 1));
	return inner.find((state) => typeof state === 'string') || undefined;
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
