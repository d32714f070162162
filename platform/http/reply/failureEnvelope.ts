import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf } from '../../base/json/json';
import { isId } from './confirmation';
import { flagOf, hasErrors, isErrorSet, isHttpFailure, jsonNumber } from './flags';
import { nameOfSign } from './signNames';

/**
 * Whether a reply of any kind reports a failure, be it to a question: by `error` (docs/platform.md, Errors 1),
 * or by what stands around its data and means nothing else. What a record says of itself is data.
 */
export function reportsFailure(body: unknown): boolean {
	if (!isRecord(body)) return false;
	if (isErrorSet(body.error)) return true;
	const isData = namesThing(body);
	if (!isData && saysFailure(body)) return true;
	const { data } = body;
	return isRecord(data) && !namesThing(data) && (isErrorSet(data.error) || saysFailure(data));
}

function namesThing(record: JsonRecord): boolean {
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
