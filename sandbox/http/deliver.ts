import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './faults';
import type { JsonObject } from './json';
import type { Answer } from './reply';

/** Sends an answer, damaged if a fault says so. */
export async function deliver(
	response: ServerResponse,
	answer: Answer,
	fault?: Fault,
): Promise<void> {
	switch (fault?.kind) {
		case 'drop':
			response.socket?.destroy();
			return;
		case 'cut':
			return cutShort(response, answer, true);
		case 'cutChunked':
			return cutShort(response, answer, false);
		case 'slow':
			return trickle(response, answer, fault.chunks, fault.chunkDelayMs);
		case 'addition':
			return send(response, withAddition(answer, fault.headers, fault.members));
		default:
			return send(response, answer);
	}
}

/** A JSON reply with more headers and members. */
function withAddition(
	answer: Answer,
	headers: Record<string, string> = {},
	members: JsonObject = {},
): Answer {
	const own: unknown = JSON.parse(wholeBody(answer).toString());
	const text = JSON.stringify(Object.assign({}, own, members));
	return { ...answer, headers: { ...answer.headers, ...headers }, body: text };
}

async function send(response: ServerResponse, answer: Answer): Promise<void> {
	const { status, headers, body } = answer;
	if (typeof body === 'object' && Symbol.iterator in body && !Buffer.isBuffer(body)) {
		response.writeHead(status, headers);
		// A client may disconnect at any time.
		await pipeline(Readable.from(body), response).catch(() => undefined);
		return;
	}
	const bytes = wholeBody(answer);
	response.writeHead(status, { ...headers, 'content-length': bytes.length });
	response.end(bytes);
}

function cutShort(response: ServerResponse, answer: Answer, announceLength: boolean): void {
	const bytes = wholeBody(answer);
	const length = announceLength ? { 'content-length': bytes.length } : {};
	response.writeHead(answer.status, { ...answer.headers, ...length });
	const half = bytes.subarray(0, Math.floor(bytes.length / 2));
	response.write(half, () => response.socket?.destroy());
}

async function trickle(
	response: ServerResponse,
	answer: Answer,
	chunks: number,
	delayMs: number,
): Promise<void> {
	const bytes = wholeBody(answer);
	const size = Math.max(1, Math.ceil(bytes.length / Math.max(1, chunks)));
	response.writeHead(answer.status, { ...answer.headers, 'content-length': bytes.length });
	response.flushHeaders();
	for (let start = 0; start < bytes.length && !response.destroyed; start += size) {
		await pause(delayMs, undefined, { ref: false });
		response.write(bytes.subarray(start, start + size));
	}
	response.end();
}

/** The only place that serialises answers as JSON. */
function wholeBody({ body }: Answer): Buffer {
	if (typeof body === 'string') return Buffer.from(body);
	if (Buffer.isBuffer(body)) return body;
	return Buffer.from('json' in body ? JSON.stringify(body.json) : [...body].join(''));
}
