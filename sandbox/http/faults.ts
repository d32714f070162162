import { ANSWERS, type Answering } from './answers';
import type { Json, JsonObject } from './json';
import { type Answer, errorAnswer, JSON_TYPE, type Meta } from './reply';

interface Aim {
	/** Part of `METHOD /path?query`; matches every request by default. */
	match?: string;
	/** The number of requests that it affects; 1 by default. */
	times?: number;
	/** The number of matching requests that pass first. */
	after?: number;
}

/** An injected fault. */
export type Fault = Aim &
	(
		| {
				kind: 'status';
				status: number;
				retryAfter?: number | string;
				body?: Json;
				contentType?: string;
		  }
		| { kind: 'html'; status?: number }
		| { kind: 'error200'; error_msg?: string; error_code?: string }
		| { kind: 'empty' }
		| { kind: 'cut' }
		| { kind: 'cutChunked' }
		| { kind: 'slow'; chunkDelayMs: number; chunks: number }
		| { kind: 'hang' }
		| { kind: 'drop' }
		| { kind: 'dropBefore' }
		| { kind: 'redirect'; location: string; status?: number }
		| { kind: 'reply'; status?: number; body?: Json; headers?: Record<string, string> }
		| { kind: 'answer'; says: Answering; as: string }
		/** The endpoint's own reply with additional headers, and members next to its own. */
		| { kind: 'addition'; headers?: Record<string, string>; members?: JsonObject }
		| { kind: 'bytes'; base64: string; contentType?: string }
	);

/** The faults that wait for a request. */
export class FaultQueue {
	private waiting: { fault: Fault; skip: number; left: number }[] = [];

	add(fault: Fault): void {
		this.waiting.push({ fault, skip: fault.after ?? 0, left: fault.times ?? 1 });
	}

	clear(): void {
		this.waiting = [];
	}

	/** The fault for this request, if one is due. */
	take(methodAndUrl: string): Fault | undefined {
		for (const entry of this.waiting) {
			if (entry.left <= 0 || !methodAndUrl.includes(entry.fault.match ?? '')) continue;
			if (entry.skip > 0) {
				entry.skip -= 1;
				continue;
			}
			entry.left -= 1;
			return entry.fault;
		}
		return undefined;
	}
}

const MAINTENANCE_PAGE = `<!DOCTYPE html>
<html><head><title>Maintenance</title></head>
<body><h1>The platform is being maintained</h1><p>Please come back in a few minutes.</p></body></html>
`;

/** The answer of a fault in place of the endpoint; undefined if the endpoint must run first. */
export function answerInstead(fault: Fault, meta: Meta): Answer | undefined {
	switch (fault.kind) {
		case 'status':
			return statusAnswer(fault, meta);
		case 'html':
			return {
				status: fault.status ?? 200,
				headers: { 'content-type': 'text/html; charset=utf-8' },
				body: MAINTENANCE_PAGE,
			};
		case 'error200':
			return errorWith200(fault, meta);
		case 'empty':
			return { status: 200, headers: { 'content-type': 'application/json' }, body: '' };
		case 'redirect':
			return { status: fault.status ?? 302, headers: { location: fault.location }, body: '' };
		case 'reply':
			return orderedAnswer(fault.status ?? 200, fault.body, fault.headers);
		case 'answer':
			return orderedAnswer(200, ANSWERS[fault.says][fault.as] ?? undefined);
		case 'bytes':
			return {
				status: 200,
				headers: { 'content-type': fault.contentType ?? JSON_TYPE },
				body: Buffer.from(fault.base64, 'base64'),
			};
		default:
			return undefined;
	}
}

function errorWith200(fault: Extract<Fault, { kind: 'error200' }>, meta: Meta): Answer {
	const { error_msg = 'The platform could not answer.', error_code = 'SANDBOX_FAULT' } = fault;
	return errorAnswer(200, error_msg, error_code, meta);
}

function statusAnswer(fault: Extract<Fault, { kind: 'status' }>, meta: Meta): Answer {
	const { status, body, contentType, retryAfter } = fault;
	const sentence = `The sandbox was told to answer ${status}.`;
	const answer =
		body === undefined
			? errorAnswer(status, sentence, `HTTP_${status}`, meta)
			: orderedAnswer(status, body);
	if (contentType !== undefined) answer.headers['content-type'] = contentType;
	if (retryAfter !== undefined) answer.headers['retry-after'] = String(retryAfter);
	return answer;
}

function orderedAnswer(status: number, body?: Json, more?: Record<string, string>): Answer {
	const isText = typeof body === 'string';
	const headers = { 'content-type': isText ? 'text/plain; charset=utf-8' : JSON_TYPE, ...more };
	if (body === undefined) return { status, headers, body: '' };
	return { status, headers, body: isText ? body : { json: body } };
}
