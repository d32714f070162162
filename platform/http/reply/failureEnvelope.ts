import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf } from '../../base/json/json';
import { isId } from './confirmation';
import { flagOf, hasErrors, isErrorSet, isHttpFailure, jsonNumber } from './flags';
import { nameOfSign } from './signNames';

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
	const { data } = body;
	return isRecord(data) && !hasId(data) && (isErrorSet(data.error) || saysFailure(data));
}

function hasId(record: JsonRecord): boolean {
	return Object.entries(record).some(([name, value]) => isId(name, value));
}

const FLAGS = ['success', 'succeeded', 'issuccess', 'ok'];
const CODES = ['status', 'code', 'statuscode'];
const WORDS = ['title', 'message', 'detail', 'errormsg', 'errormessage'];

function saysFailure(record: JsonRecord): boolean {
	const named = new Map(Object.entries(record).map(([name, one]) => [nameOfSign(name), one]));
	if (FLAGS.some((name) => named.has(name) && flagOf(named.get(name)) === false)) return true;
	const errors = named.get('errors');
	if ((listOf(errors).length > 0 || isRecord(errors)) && hasErrors(errors)) return true;
	const hasCode = CODES.some((name) => isHttpFailure(jsonNumber(named.get(name)) ?? 0));
	return hasCode && WORDS.some((name) => typeof named.get(name) === 'string');
}
