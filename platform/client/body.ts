import { pause } from './pause';

/** A reply's body in the pieces in which it came. */
export type Chunks = readonly Uint8Array[];

/** A stream from which nothing came for too long. */
export class IdleStream extends Error {}

/**
 * Reads the body of a reply, be it text, bytes or a stream, to its end. n8n watches the time of a
 * stream no longer once it has begun.
 *
 * @throws IdleStream when nothing comes for `idleMs` milliseconds
 */
export async function readBody(body: unknown, idleMs: number): Promise<Chunks> {
	if (typeof body === 'string') return [new TextEncoder().encode(body)];
	if (body instanceof Uint8Array) return [body];
	if (!isStream(body)) return [];
	const chunks: Uint8Array[] = [];
	let lastAt = performance.now();
	const reading = async () => {
		for await (const chunk of body) {
			lastAt = performance.now();
			if (chunk instanceof Uint8Array) chunks.push(chunk);
		}
	};
	const finished = new AbortController();
	const watching = async () => {
		for (let left = idleMs; left > 0; left = idleMs - (performance.now() - lastAt)) {
			await pause(left, finished.signal);
			if (finished.signal.aborted) return;
		}
		throw new IdleStream();
	};
	try {
		await Promise.race([reading(), watching()]);
	} finally {
		finished.abort();
	}
	return chunks;
}

function isStream(body: unknown): body is AsyncIterable<unknown> {
	return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/** Decodes pieces of UTF-8 text; a character may be split between two pieces. */
export function toText(chunks: Chunks): string {
	const decoder = new TextDecoder();
	const parts = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
	return parts.join('') + decoder.decode();
}

/** Reads the body of a reply to its end, as text. */
export async function readText(body: unknown, idleMs: number): Promise<string> {
	return typeof body === 'string' ? body : toText(await readBody(body, idleMs));
}
