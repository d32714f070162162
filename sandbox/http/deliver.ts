import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from './faults';
import type { Answer } from './reply';

/** Writes an answer, harmed on its way when a fault says so. */
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
		default:
			return send(response, answer);
	}
}

async function send(response: ServerResponse, answer: Answer): Promise<void> {
	if (typeof answer.body === 'string' || Buffer.isBuffer(answer.body)) {
		const bytes = wholeBody(answer);
		response.writeHead(answer.status, { ...answer.headers, 'content-length': bytes.length });
		response.end(bytes);
		return;
	}
	response.writeHead(answer.status, answer.headers);
	// A reader that leaves in the middle is its own business.
	await pipeline(Readable.from(answer.body), response).catch(() => undefined);
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

function wholeBody(answer: Answer): Buffer {
	if (Buffer.isBuffer(answer.body)) return answer.body;
	return Buffer.from(typeof answer.body === 'string' ? answer.body : [...answer.body].join(''));
}
