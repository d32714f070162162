import { findRows, namesOf, rowRecord, unwrapped } from './tables/findTable';
import { isIdName } from './signNames';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';

const JOB_IDS = ['jobrunid', 'jobid'];
const BARE_IDS = ['uuid', 'id'];
// Their values may also be something else, such as the kind of a job.
const OTHER_IDS = ['runid', 'taskid', 'executionid', 'jobrun', 'job'];

/**
 * The job ID in a reply. The specification shows a row under `fields` with `jobrun_id` for reports
 * (docs/platform.md, Batch job responses) and nothing for other jobs. So it may be a member of any
 * of these names in the first row, at the top or under `data`, the first cell, or `data` itself. A
 * `jobrun_id` that is empty says that there is no job, whatever other ID the reply has.
 */
export function readJobId(answer: unknown): string | undefined {
	const reply = unwrapped(answer);
	const named = memberOf(reply, JOB_IDS);
	const isStatedEmpty = named === undefined && hasMember(reply, JOB_IDS);
	const id = isStatedEmpty ? undefined : (named ?? unstatedId(reply));
	return id === undefined || isEmptyId(id) ? undefined : id.trim();
}

function unstatedId(reply: unknown): string | undefined {
	const other = memberOf(reply, OTHER_IDS) ?? '';
	const isOther = LIKE_ID.test(other);
	return memberOf(reply, BARE_IDS) ?? idInFirstCell(reply) ?? (isOther ? other : bareId(reply));
}

/** The first cell of the first row, unless its column is named otherwise, such as `status`. */
function idInFirstCell(reply: unknown): string | undefined {
	const [name] = namesOf(findRows(reply)?.fields ?? []);
	const cell = textOf(firstCells(reply)[0]);
	const isOfId = name === undefined || isIdName(name) || /job|run/i.test(name);
	return isOfId && LIKE_ID.test(cell ?? '') ? cell : undefined;
}

// What systems and exports write instead of an ID.
const NO_ID = /^\s*(?:0|-1|--?|null|nil|none|undefined|nan|n\/a|false)?\s*$/i;

/** Whether a text stands for a missing ID. */
export function isEmptyId(text: string): boolean {
	return NO_ID.test(text);
}

/**
 * A member of a reply, by the first matching name. Names are compared in lower case without
 * separators.
 */
export function memberOf(reply: unknown, names: readonly string[]): string | undefined {
	const places = placesIn(unwrapped(reply));
	for (const name of names) {
		for (const place of places) {
			const found = Object.keys(place).find((key) => normalized(key) === name);
			const value = found === undefined ? undefined : place[found];
			const [only] = listOf(value).length === 1 ? listOf(value) : [value];
			const text = textOf(only);
			if (text !== undefined && text.trim() !== '') return text;
		}
	}
	return undefined;
}

/**
 * The job ID in a reply that reports an error. A bare `id` counts only inside an object that
 * describes a job: elsewhere it may be that of the error or of the request.
 */
export function jobIdInRefusal(reply: unknown): string | undefined {
	const whole = unwrapped(reply);
	const { error, data, job, jobrun, result } = isRecord(whole) ? whole : {};
	const named = memberOf(whole, JOB_IDS) ?? memberOf(error, JOB_IDS);
	const described = [data, job, jobrun, result].filter(isRecord);
	const ids = [named, ...described.map((place) => memberOf(place, BARE_IDS))];
	return ids.find((id) => id !== undefined && !isEmptyId(id))?.trim();
}

function hasMember(reply: unknown, names: readonly string[]): boolean {
	return placesIn(reply).some((place) =>
		Object.keys(place).some((key) => names.includes(normalized(key))),
	);
}

/** The objects that may contain a named member, in order of preference. */
function placesIn(reply: unknown): JsonRecord[] {
	const top = isRecord(reply) ? reply : {};
	const { rows: [row] = [], fields = [] } = findRows(reply) ?? {};
	const first = Array.isArray(row) || isRecord(row) ? rowRecord(row, namesOf(fields)) : {};
	const wrappers = [top.result, top.response, top.job, top.jobrun];
	return [first, top, top.data, listOf(reply)[0], ...wrappers].filter(isRecord);
}

function normalized(name: string): string {
	return name.replace(/[-_\s]/g, '').toLowerCase();
}

/** The cells of the first row; a list of texts is one row. */
export function firstCells(reply: unknown): readonly unknown[] {
	const { rows = listOf(reply) } = findRows(unwrapped(reply)) ?? {};
	return Array.isArray(rows[0]) ? listOf(rows[0]) : rows;
}

// An ID contains a digit, unlike other words such as OK.
const LIKE_ID = /^(?=.*\d)[\w.:-]+$/;

/** An ID that is the value of `data` or the whole reply. */
function bareId(reply: unknown): string | undefined {
	const { data, text } = isRecord(reply) ? reply : { data: reply, text: undefined };
	return [data, text].map(textOf).find((one) => LIKE_ID.test(one ?? ''));
}
