import { pause } from './pause';
import { decompress } from './decompress';

/** A reply's body in the pieces in which it came. */
export type Chunks = readonly Uint8Array[];

/** The same while it comes. */
export type Stream = AsyncIterable<Uint8Array>;

/** A stream from which nothing came for too long. */
export class IdleStream extends Error {}

/** A body of more bytes than memory has to hold. */
export class LargeBody extends Error {}

/** Bytes of it. */
export const MEGABYTE = 2 ** 20;

/** JavaScript has no text that is longer than 512 MB. */
export const MOST_MEGABYTES_OF_TEXT = 500;

/** What a reader of a body puts up with. */
export interface Limits {
	/** Milliseconds without a single byte. */
	readonly idleMs: number;
	/** As they come out of what compresses them. */
	readonly mostBytes: number;
	/** Set for a file, whose bytes stay as they are. */
	readonly asFile?: boolean | undefined;
}

/**
 * Reads the body of a reply, be it text, bytes or a stream. n8n watches neither the time nor the size
 * of a stream. What is not read to its end stays open: who asked has to end it.
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
	const arriving = async function* () {
		for await (const chunk of bytesOf(body)) {
			// What the reader does with it is no silence of the platform.
			waitingSince = Infinity;
			yield chunk;
			waitingSince = performance.now();
		}
		waitingSince = Infinity;
	};
	const stream = async function* () {
		for await (const chunk of asFile === true ? arriving() : decompress(arriving())) {
			size += chunk.length;
			if (size > mostBytes) throw new LargeBody();
			yield chunk;
		}
	};
	const finished = new AbortController();
	const leftMs = () => Math.min(idleMs, idleMs - (performance.now() - waitingSince));
	const watching = async () => {
		for (let left = leftMs(); left > 0; left = leftMs()) {
			await pause(left, finished.signal);
			if (finished.signal.aborted) break;
		}
		throw new IdleStream();
	};
	const reading = read(stream());
	const silence = watching();
	// Whichever of them loses may still fail; nobody is there to hear it.
	for (const one of [reading, silence]) one.catch(() => {});
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

/** All of a body, in memory. @throws LargeBody */
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

/** The same stream, and how many bytes came out of it. */
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

/** Decodes pieces of UTF-8 text; a character may be split between two pieces. */
export function toText(chunks: Chunks): string {
	return new TextDecoder().decode(Buffer.concat(chunks));
}
