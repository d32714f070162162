import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf, textOf } from '../../../base/json/json';
import { hasId } from '../confirmation';
import { flagOf, hasErrors, isErrorSet, isHttpFailure, jsonNumber } from '../flags';
import { nameOfSign } from '../signNames';

/**
 * Whether a reply reports a failure: by `error` (docs/platform.md, Errors 1), or by unambiguous
 * members around its data. This also holds for replies to read requests. The members of an entity
 * are data.
 */
export function reportsFailure(body: unknown): boolean {
	if (!isRecord(body)) return false;
	if (isErrorSet(body.error)) return true;
	const isData = hasId(body);
	if (!isData && saysFailure(body)) return true;
	const { data, meta } = body;
	return [data, meta].some(
		(inner) => isRecord(inner) && !hasId(inner) && (isErrorSet(inner.error) || saysFailure(inner)),
	);
}

const ENVELOPE = new Set('status result type code errorcode message msg data'.split(' '));
const REFUSING_WORD = /^(?:fail|error)$/i;

/**
 * Whether a reply is nothing but a refusal in words: `status: fail` of JSend, `result: error` with a
 * message, an exception by its `__type`, or a list of such errors with codes. The status of a job may
 * look the same, so the replies to questions about a job are not asked this.
 */
export function isRefusalInWords(body: unknown): boolean {
	if (Array.isArray(body)) return body.length > 0 && listOf(body).every(isErrorWithCode);
	const members = isRecord(body) ? membersByName(body) : new Map<string, unknown>();
	if ([...members.keys()].some((name) => !ENVELOPE.has(name))) return false;
	const isExplained = hasMessage(members) || isRecord(members.get('data'));
	const word = textOf(members.get('status') ?? members.get('result')) ?? '';
	if (REFUSING_WORD.test(word.trim())) return isExplained;
	return hasMessage(members) && /(?:Exception|Error)$/.test(textOf(members.get('type')) ?? '');
}

function isErrorWithCode(entry: unknown): boolean {
	if (!isRecord(entry) || hasId(entry)) return false;
	const members = membersByName(entry);
	return hasMessage(members) && ERROR_CODE_NAMES.some((name) => textOf(members.get(name)));
}

const ERROR_CODE_NAMES = ['errorcode', 'errcode'];

function hasMessage(members: ReadonlyMap<string, unknown>): boolean {
	return ['message', 'msg'].some((name) => textOf(members.get(name))?.trim());
}

function membersByName(record: JsonRecord): Map<string, unknown> {
	return new Map(Object.entries(record).map(([name, one]) => [nameOfSign(name), one]));
}

const FLAGS = ['success', 'succeeded', 'issuccess', 'ok'];
const CODES = ['status', 'code', 'statuscode'];
const WORDS = ['title', 'message', 'detail', 'errormsg', 'errormessage'];

function saysFailure(record: JsonRecord): boolean {
	const named = membersByName(record);
	if (FLAGS.some((name) => named.has(name) && flagOf(named.get(name)) === false)) return true;
	const errors = named.get('errors');
	if ((listOf(errors).length > 0 || isRecord(errors)) && hasErrors(errors)) return true;
	const hasCode = CODES.some((name) => isHttpFailure(jsonNumber(named.get(name)) ?? 0));
	return hasCode && WORDS.some((name) => typeof named.get(name) === 'string');
}
