import type { Stream } from '../readBody';
import { SecretFinder } from './secretFinder';
import { truncate } from '../../base/text/truncate';

const MASK = '•••';

// Shorter values would turn ordinary words into masks, and are no real secrets.
const SHORTEST_SECRET = 4;

// Among data, which has to stay what it is, even more so.
const SHORTEST_IN_DATA = 8;

/** Replaces every secret in a text, as it stands or encoded, by dots. */
export function mask(text: string, secrets: readonly string[]): string {
	const long = secrets.filter(({ length }) => length >= SHORTEST_SECRET);
	if (long.length === 0) return text;
	const bytes = Buffer.from(text);
	const { pieces, to } = masked(bytes, new SecretFinder(long), bytes.length);
	return to === 0 ? text : Buffer.concat([...pieces, bytes.subarray(to)]).toString();
}

/**
 * Replaces every secret in a reply's body by dots while the body comes. A secret may be split between
 * pieces: what may be the beginning of one is held back until its end would be there.
 */
export function maskStream(stream: Stream, secrets: readonly string[]): Stream {
	const long = secrets.filter(({ length }) => length >= SHORTEST_IN_DATA);
	return long.length === 0 ? stream : maskedStream(stream, new SecretFinder(long));
}

async function* maskedStream(stream: Stream, finder: SecretFinder): AsyncGenerator<Uint8Array> {
	const overlap = finder.longest - 1;
	let held: Buffer = Buffer.alloc(0);
	for await (const chunk of ofSize(stream, finder.longest)) {
		const end = chunk.length - overlap;
		if (end >= 0 && !mayHold(held, chunk, finder, overlap)) {
			yield held;
			yield chunk.subarray(0, end);
			// A copy, so that so few bytes do not keep the whole chunk in memory.
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

/** The same bytes in pieces of at least this size but for the last, so that none is looked at often. */
async function* ofSize(stream: Stream, least: number): AsyncGenerator<Buffer> {
	let waiting: Buffer[] = [];
	let size = 0;
	for await (const { buffer, byteOffset, length } of stream) {
		waiting.push(Buffer.from(buffer, byteOffset, length));
		size += length;
		if (size < least) continue;
		yield waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
		waiting = [];
		size = 0;
	}
	yield Buffer.concat(waiting);
}

/** Whether there may be a secret, also across the seam. */
function mayHold(held: Buffer, chunk: Buffer, finder: SecretFinder, overlap: number): boolean {
	return finder.mayBeIn(chunk) || finder.mayBeIn(Buffer.concat([held, chunk.subarray(0, overlap)]));
}

/**
 * What there is up to the last secret that begins before `end`, and where that ends: further on a
 * secret may not be whole yet.
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

// Control characters from a reply could forge lines in a log.
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

const LONGEST_QUOTE = 300;

// An answer that is looked through for one value; messages are stored with the execution.
const LONGEST_ANSWER = 20_000;

/** The platform's own words, fit to be shown: one line, not endless, without secrets. */
export function quote(text: string, secrets: readonly string[]): string {
	return shortened(text, LONGEST_QUOTE, secrets);
}

/** The same of an answer that is needed whole. */
export function quoteInFull(text: string, secrets: readonly string[]): string {
	return shortened(text, LONGEST_ANSWER, secrets);
}

function shortened(text: string, most: number, secrets: readonly string[]): string {
	const line = mask(text.replace(CONTROL_CHARACTERS, ' ').trim(), secrets);
	return truncate(line, most);
}
