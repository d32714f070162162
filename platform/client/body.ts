import { pause } from './pause';

/** A reply's body in the pieces in which it came. */
export type Chunks = readonly Uint8Array[];

/** A stream from which nothing came for too long. */
export class IdleStream extends Error {}

/** A body of more bytes than memory has to hold. */
export class LargeBody extends Error {}

/** What a reader of a body puts up with. */
export interface Limits {
	/** Milliseconds without a single byte. */
	readonly idleMs: number;
	/** As they come out of what compresses them. */
	readonly mostBytes: number;
}

/**
 * Reads the body of a reply, be it text, bytes or a stream, to its end. n8n watches neither the time
 * nor the size of a stream. What is not read to its end stays open: who asked has to end it.
 *
 * @throws IdleStream, LargeBody
 */
export async function readBody(body: unknown, limits: Limits): Promise<Chunks> {
	if (typeof body === 'string') return [new TextEncoder().encode(body)];
	if (body instanceof Uint8Array) return [body];
	return isStream(body) ? await readStream(body, limits) : [];
}

async function readStream(
	body: AsyncIterable<unknown>,
	{ idleMs, mostBytes }: Limits,
): Promise<Chunks> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	let lastAt = performance.now();
	const reading = async () => {
		for await (const chunk of body) {
			if (!(chunk instanceof Uint8Array)) continue;
			lastAt = performance.now();
			size += chunk.length;
			if (size > mostBytes) throw new LargeBody();
			chunks.push(chunk);
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
	return new TextDecoder().decode(Buffer.concat(chunks));
}
