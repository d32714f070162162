import type { Aim, Fault } from './faults';
import {
	type Json,
	type JsonObject,
	type Readers,
	isObject,
	membersOf,
	optionalNumber,
	optionalString,
	stringAt,
} from './json';
import { badRequest } from './refusal';

type Kind = Fault['kind'];

/** What a fault of a kind has beside its kind. */
type Effect<K extends Kind> = Omit<Extract<Fault, { kind: K }>, 'kind'>;

const AIM: Readers<Aim> = { match: optionalString, times: optionalNumber, after: optionalNumber };

/** Each kind with what is understood of it, and what is meant where nothing is said. */
const READ: Readonly<Record<Kind, (body: JsonObject, where: string) => Fault>> = {
	status: (body, where) => ({
		kind: 'status',
		status: 500,
		...membersOf<Effect<'status'>>(body, where, {
			...AIM,
			status: statusOf,
			retryAfter: retryAfterOf,
			body: (anything) => anything,
			contentType: optionalString,
		}),
	}),
	html: (body, where) => ({
		kind: 'html',
		...membersOf<Effect<'html'>>(body, where, { ...AIM, status: statusOf }),
	}),
	error200: (body, where) => ({
		kind: 'error200',
		...membersOf<Effect<'error200'>>(body, where, {
			...AIM,
			error_msg: optionalString,
			error_code: optionalString,
		}),
	}),
	slow: (body, where) => ({
		kind: 'slow',
		chunkDelayMs: 100,
		chunks: 5,
		...membersOf<Effect<'slow'>>(body, where, {
			...AIM,
			chunkDelayMs: optionalNumber,
			chunks: optionalNumber,
		}),
	}),
	redirect: (body, where) => ({
		kind: 'redirect',
		location: stringAt(body.location, 'location'),
		...membersOf<Effect<'redirect'>>(body, where, {
			...AIM,
			location: optionalString,
			status: statusOf,
		}),
	}),
	reply: (body, where) => ({
		kind: 'reply',
		...membersOf<Effect<'reply'>>(body, where, {
			...AIM,
			status: statusOf,
			body: (anything) => anything,
			headers: headersOf,
		}),
	}),
	empty: aimed('empty'),
	cut: aimed('cut'),
	cutChunked: aimed('cutChunked'),
	hang: aimed('hang'),
	drop: aimed('drop'),
	dropBefore: aimed('dropBefore'),
};

/** Reads one fault or an array of faults, as `POST /_sandbox/faults` gets them. */
export function readFaults(value: Json): Fault[] {
	return (Array.isArray(value) ? value : [value]).map(readFault);
}

function readFault(value: Json): Fault {
	if (!isObject(value)) throw badRequest('BODY_INVALID', 'A fault must be an object.');
	const { kind, ...body } = value;
	if (isKind(kind)) return READ[kind](body, `The ${kind} fault`);
	const known = Object.keys(READ).join(', ');
	throw badRequest('BODY_INVALID', `The kind of a fault must be one of ${known}.`);
}

function isKind(word: Json | undefined): word is Kind {
	return typeof word === 'string' && Object.hasOwn(READ, word);
}

/** A kind of which there is nothing to say. */
function aimed(kind: 'empty' | 'cut' | 'cutChunked' | 'hang' | 'drop' | 'dropBefore') {
	return (body: JsonObject, where: string): Fault => ({ kind, ...membersOf(body, where, AIM) });
}

function statusOf(value: Json | undefined): number | undefined {
	const status = optionalNumber(value, 'status');
	if (status !== undefined && (!Number.isInteger(status) || status < 200 || status > 599)) {
		throw badRequest('BODY_INVALID', 'status must be a whole number from 200 to 599.');
	}
	return status;
}

function retryAfterOf(value: Json | undefined): number | string | undefined {
	if (value === undefined || typeof value === 'number' || typeof value === 'string') return value;
	throw badRequest('BODY_INVALID', 'retryAfter must be seconds or an HTTP date.');
}

function headersOf(value: Json | undefined): Record<string, string> | undefined {
	if (value === undefined) return undefined;
	if (!isObject(value)) throw badRequest('BODY_INVALID', 'headers must be an object.');
	return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]));
}
