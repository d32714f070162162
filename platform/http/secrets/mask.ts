import type { Stream } from '../readBody';
import { SecretFinder } from './secretFinder';
import { truncate } from '../../base/text/truncate';

const MASK = '•••';

// Shorter values would mask parts of ordinary words, and are no real secrets.
const SHORTEST_SECRET = 4;

// Data must stay intact, so its threshold is higher.
const SHORTEST_IN_DATA = 8;

/** Replaces every secret in a text, plain or encoded, by dots. */
export function mask(text: string, secrets: readonly string[]): string {
	const long = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
	if (long.length === 0) return text;
	const bytes = Buffer.from(text);
	const { pieces, to } = masked(bytes, new SecretFinder(long), bytes.length);
	return to === 0 ? text : Buffer.concat([...pieces, bytes.subarray(to)]).toString();
}

/**
 * Replaces every secret in the body of a reply by dots while it arrives. A secret may be split
 * between chunks, so bytes that may start one are held back until its end could have arrived.
 */
export function maskStream(stream: Stream, secrets: readonly string[]): Stream {
	const long = secrets.filter(({ length }) => length >= SHORTEST_IN_DATA);
	return long.length === 0 ? stream : maskedStream(stream, new SecretFinder(long));
}

async function* maskedStream(stream: Stream, finder: SecretFinder): AsyncGenerator<Uint8Array> {
	const overlap = finder.longest - 1;
	let held: Buffer = Buffer.alloc(0);
	for await (const chunk of rechunk(stream, finder.longest)) {
		const end = chunk.length - overlap;
		if (end >= 0 && !mayHold(held, chunk, finder, overlap)) {
			yield held;
			yield chunk.subarray(0, end);
			// A copy, so that a few bytes do not keep the whole chunk in memory.
			held = Buffer.from(chunk.subarray(end));
			continue;
		}
		const bytes = Buffer.concat([held, chunk]);
		const most = Math.max(0, bytes.length - overlap);
		const { pieces, to } = masked(bytes, finder, most);
		yield* pieces;
		if (to < most) yield bytes.subarray(to, most);
		held = Buffer.from(bytes.subarray(Math.max(to, most)));
	}
	const { pieces, to } = masked(held, finder, held.length);
	yield* pieces;
	yield held.subarray(to);
}

/**
 * Joins small chunks up to a minimum size, so that bytes are not searched repeatedly. Only the last
 * one may be smaller.
 */
async function* rechunk(stream: Stream, minimumSize: number): AsyncGenerator<Buffer> {
	let pending: Buffer[] = [];
	let size = 0;
	for await (const { buffer, byteOffset, length } of stream) {
		pending.push(Buffer.from(buffer, byteOffset, length));
		size += length;
		if (size < minimumSize) continue;
		yield pending.length === 1 && pending[0] ? pending[0] : Buffer.concat(pending);
		pending = [];
		size = 0;
	}
	yield Buffer.concat(pending);
}

/** Whether a chunk, or the seam before it, may contain a secret. */
function mayHold(held: Buffer, chunk: Buffer, finder: SecretFinder, overlap: number): boolean {
	return finder.mayBeIn(chunk) || finder.mayBeIn(Buffer.concat([held, chunk.subarray(0, overlap)]));
}

/**
 * Masks all secrets that begin before `end`, and returns the end of the last one: a later secret
 * may be incomplete.
 */
function masked(bytes: Buffer, finder: SecretFinder, end: number) {
	const pieces: Uint8Array[] = [];
	let to = 0;
	for (const span of finder.find(bytes)) {
		if (span.from >= end) break;
		pieces.push(bytes.subarray(to, span.from), Buffer.from(MASK));
		to = span.to;
	}
	return { pieces, to };
}

// Control characters of a reply could forge lines in a log.
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

const LONGEST_QUOTE = 300;

// A quoted reply in which a single value is searched for. Messages are stored with the execution,
// so it is limited.
const LONGEST_FULL_QUOTE = 20_000;

/** Quotes an upstream message for display: one line, limited in length, with secrets masked. */
export function quoteUpstream(text: string, secrets: readonly string[]): string {
	return quoted(text, LONGEST_QUOTE, secrets);
}

/** Quotes up to 20,000 characters of a reply, in which a value is searched for. */
export function quoteWholeReply(text: string, secrets: readonly string[]): string {
	return quoted(text, LONGEST_FULL_QUOTE, secrets);
}

function quoted(text: string, most: number, secrets: readonly string[]): string {
	const line = mask(text.replace(CONTROL_CHARACTERS, ' ').trim(), secrets);
	return truncate(line, most);
}
