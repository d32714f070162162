import { pause } from './pause';
import { decompress } from './decompress';

/** The body of a reply in the chunks in which it arrived. */
export type Chunks = readonly Uint8Array[];

/** The body of a reply while it arrives. */
export type Stream = AsyncIterable<Uint8Array>;

/** No byte arrived for too long. */
export class IdleStream extends Error {}

/** A body that exceeds the size limit. */
export class LargeBody extends Error {}

/** The size limit of replies that are no results. */
export const MOST_MEGABYTES = 64;

/** JavaScript strings cannot be longer than 512 MB. */
export const MOST_MEGABYTES_OF_TEXT = 500;

/** The limits of reading a body. */
interface Limits {
	/** Maximum time without a single byte, in milliseconds. */
	readonly idleMs: number;
	/** Maximum size after decompression. */
	readonly mostBytes: number;
	/** Set for a file, whose bytes are passed on unchanged. */
	readonly asFile?: boolean | undefined;
}

/**
 * Reads the body of a reply: a text, bytes or a stream. n8n limits neither the time nor the size of
 * a stream. A body that is not read completely stays open, and the caller has to close it.
 *
 * @throws IdleStream, LargeBody, or what `read` throws
 */
export async function readBody<T>(
	body: unknown,
	{ idleMs, mostBytes, asFile }: Limits,
	read: (stream: Stream) => Promise<T>,
): Promise<T> {
	let size = 0;
	let waitingSince = performance.now();
	const receivedChunks = async function* () {
		for await (const chunk of bytesOf(body)) {
			// The time that the reader needs to process a chunk does not count as idle.
			waitingSince = Infinity;
			yield chunk;
			waitingSince = performance.now();
		}
		waitingSince = Infinity;
	};
	const stream = async function* () {
		for await (const chunk of asFile === true ? receivedChunks() : decompress(receivedChunks())) {
			size += chunk.length;
			if (size > mostBytes) throw new LargeBody();
			yield chunk;
		}
	};
	const finished = new AbortController();
	const remainingIdleMs = () => Math.min(idleMs, idleMs - (performance.now() - waitingSince));
	const watching = async () => {
		for (let ms = remainingIdleMs(); ms > 0; ms = remainingIdleMs()) {
			await pause(ms, finished.signal);
			if (finished.signal.aborted) break;
		}
		throw new IdleStream();
	};
	const reading = read(stream());
	const silence = watching();
	// The loser of the race may still reject, so both get a handler.
	for (const promise of [reading, silence]) promise.catch(() => {});
	try {
		return await Promise.race([reading, silence]);
	} finally {
		finished.abort();
	}
}

async function* bytesOf(body: unknown): AsyncGenerator<Uint8Array> {
	for await (const piece of piecesOf(body)) if (piece instanceof Uint8Array) yield piece;
}

async function* piecesOf(body: unknown): AsyncGenerator<unknown> {
	if (typeof body === 'string') yield new TextEncoder().encode(body);
	else if (body instanceof Uint8Array) yield body;
	else if (isStream(body)) yield* body;
}

function isStream(body: unknown): body is AsyncIterable<unknown> {
	return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/** Reads a body into memory. @throws LargeBody */
export async function collect(stream: Stream, mostBytes = Infinity): Promise<Chunks> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of stream) {
		size += chunk.length;
		if (size > mostBytes) throw new LargeBody();
		chunks.push(chunk);
	}
	return chunks;
}

/** Counts the bytes that a stream yields. */
export function countBytes(stream: Stream): { stream: Stream; readonly bytes: () => number } {
	let bytes = 0;
	const counted = async function* () {
		for await (const chunk of stream) {
			bytes += chunk.length;
			yield chunk;
		}
	};
	return { stream: counted(), bytes: () => bytes };
}

/** Decodes UTF-8 chunks; a character may be split between two of them. */
export function toText(chunks: Chunks): string {
	return new TextDecoder().decode(Buffer.concat(chunks));
}
