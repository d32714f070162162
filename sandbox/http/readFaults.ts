import type { Aim, Fault } from './faults';
import {
	type Json,
	type JsonObject,
	isObject,
	objectWith,
	optionalNumber,
	optionalString,
	stringAt,
} from './json';
import { badRequest } from './refusal';

const AIM = ['match', 'times', 'after', 'kind'];
const MEMBERS = {
	status: ['status', 'retryAfter', 'body', 'contentType'],
	html: ['status'],
	error200: ['error_msg', 'error_code'],
	empty: [],
	cut: [],
	cutChunked: [],
	slow: ['chunkDelayMs', 'chunks'],
	hang: [],
	drop: [],
	dropBefore: [],
	redirect: ['location', 'status'],
	reply: ['status', 'body', 'headers'],
} as const satisfies Record<Fault['kind'], readonly string[]>;

/** Reads one fault or an array of faults, as `POST /_sandbox/faults` gets them. */
export function readFaults(value: Json): Fault[] {
	return (Array.isArray(value) ? value : [value]).map(readFault);
}

function readFault(value: Json): Fault {
	if (!isObject(value)) throw badRequest('BODY_INVALID', 'A fault must be an object.');
	const { kind } = value;
	if (!isKind(kind)) {
		const known = Object.keys(MEMBERS).join(', ');
		throw badRequest('BODY_INVALID', `The kind of a fault must be one of ${known}.`);
	}
	const body = objectWith(value, `The ${kind} fault`, [...AIM, ...MEMBERS[kind]]);
	return { ...readAim(body), ...readEffect(kind, body) };
}

function isKind(word: Json | undefined): word is Fault['kind'] {
	return typeof word === 'string' && Object.hasOwn(MEMBERS, word);
}

function readAim(body: JsonObject): Aim {
	const aim: Aim = {};
	const match = optionalString(body.match, 'match');
	const times = optionalNumber(body.times, 'times');
	const after = optionalNumber(body.after, 'after');
	if (match !== undefined) aim.match = match;
	if (times !== undefined) aim.times = times;
	if (after !== undefined) aim.after = after;
	return aim;
}

function readEffect(kind: Fault['kind'], body: JsonObject): Fault {
	switch (kind) {
		case 'status':
			return readStatusFault(body);
		case 'html':
			return { kind, status: statusOf(body) ?? 200 };
		case 'error200':
			return { kind, ...optionally('error_msg', body), ...optionally('error_code', body) };
		case 'slow':
			return {
				kind,
				chunkDelayMs: optionalNumber(body.chunkDelayMs, 'chunkDelayMs') ?? 100,
				chunks: optionalNumber(body.chunks, 'chunks') ?? 5,
			};
		case 'redirect':
			return {
				kind,
				location: stringAt(body.location, 'location'),
				status: statusOf(body) ?? 302,
			};
		case 'reply':
			return {
				kind,
				status: statusOf(body) ?? 200,
				...(body.body === undefined ? {} : { body: body.body }),
				headers: headersOf(body.headers),
			};
		default:
			return { kind };
	}
}

function readStatusFault(body: JsonObject): Fault {
	return {
		kind: 'status',
		status: statusOf(body) ?? 500,
		...(body.retryAfter === undefined ? {} : { retryAfter: retryAfterOf(body.retryAfter) }),
		...(body.body === undefined ? {} : { body: body.body }),
		...optionally('contentType', body),
	};
}

function statusOf(body: JsonObject): number | undefined {
	const status = optionalNumber(body.status, 'status');
	if (status !== undefined && (!Number.isInteger(status) || status < 200 || status > 599)) {
		throw badRequest('BODY_INVALID', 'status must be a whole number from 200 to 599.');
	}
	return status;
}

function optionally<K extends string>(name: K, body: JsonObject): { [P in K]?: string } {
	const value = optionalString(body[name], name);
	const found: { [P in K]?: string } = {};
	if (value !== undefined) found[name] = value;
	return found;
}

function retryAfterOf(value: Json): number | string {
	if (typeof value === 'number' || typeof value === 'string') return value;
	throw badRequest('BODY_INVALID', 'retryAfter must be seconds or an HTTP date.');
}

function headersOf(value: Json | undefined): Record<string, string> {
	if (value === undefined) return {};
	if (!isObject(value)) throw badRequest('BODY_INVALID', 'headers must be an object.');
	return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}
