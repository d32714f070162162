import type { Stream } from './body';

const MASK = '•••';

// Shorter values would turn ordinary words into masks, and are no real secrets.
const SHORTEST_SECRET = 4;

// Among data, which has to stay what it is, even more so.
const SHORTEST_IN_DATA = 8;

/** Every secret as it stands, and as it may look in a URL, a form or JSON; the longest first. */
function spellings(secrets: readonly string[], shortest: number): string[] {
	const all = secrets.filter(({ length }) => length >= shortest).flatMap(spellingsOf);
	return [...new Set(all)].sort((one, other) => other.length - one.length);
}

function spellingsOf(secret: string): string[] {
	const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
	// A server may take apart an address and write it anew, with fewer signs encoded or with more.
	const strict = encodeURIComponent(secret).replace(/[!'()*]/g, (sign) => `%${codeOf(sign)}`);
	const encoded = [encodeURIComponent(secret), strict, encodeURI(secret), inForm];
	const inLowerCase = encoded.map((text) => text.replace(/%../g, (code) => code.toLowerCase()));
	return [secret, ...encoded, ...inLowerCase, ...inJson(secret)];
}

/** JSON may escape more than it must: slashes, or all that is neither letter nor digit. */
function inJson(secret: string): string[] {
	const json = JSON.stringify(secret).slice(1, -1);
	const escaped = secret.replace(/[^A-Za-z0-9]/g, (sign) => `\\u${hexOf(sign)}`);
	const inUpperCase = secret.replace(/[^A-Za-z0-9]/g, (sign) => `\\u${hexOf(sign).toUpperCase()}`);
	return [json, json.replaceAll('/', '\\/'), escaped, inUpperCase];
}

function codeOf(sign: string): string {
	return sign.charCodeAt(0).toString(16).toUpperCase();
}

function hexOf(sign: string): string {
	return sign.charCodeAt(0).toString(16).padStart(4, '0');
}

/** Replaces every secret in a text, as it stands or encoded, by dots. */
export function mask(text: string, secrets: readonly string[]): string {
	return spellings(secrets, SHORTEST_SECRET).reduce(
		(masked, spelling) => masked.replaceAll(spelling, MASK),
		text,
	);
}

/**
 * Replaces every secret in a reply's body by dots while the body comes. A secret may be split between
 * pieces: what may be the beginning of one is held back until its end would be there.
 */
export function maskStream(stream: Stream, secrets: readonly string[]): Stream {
	const signs = spellings(secrets, SHORTEST_IN_DATA).map((spelling) => Buffer.from(spelling));
	return signs.length === 0 ? stream : masked(stream, signs);
}

async function* masked(stream: Stream, secrets: readonly Buffer[]): AsyncGenerator<Uint8Array> {
	const overlap = Math.max(...secrets.map(({ length }) => length)) - 1;
	let held: Uint8Array = Buffer.alloc(0);
	for await (const chunk of stream) {
		const end = chunk.length - overlap;
		if (end >= 0 && !holds(held, chunk, secrets, overlap)) {
			yield held;
			yield chunk.subarray(0, end);
			// A copy, so that so few bytes do not keep the whole chunk in memory.
			held = Buffer.from(chunk.subarray(end));
			continue;
		}
		const bytes = Buffer.concat([held, chunk]);
		const { pieces, rest } = replaced(bytes, secrets, bytes.length - overlap);
		yield* pieces;
		held = rest;
	}
	yield* replaced(Buffer.from(held), secrets, held.length).pieces;
}

/** Whether there is a secret, also across the seam; mostly there is none, and nothing has to be copied. */
function holds(held: Uint8Array, chunk: Uint8Array, secrets: readonly Buffer[], overlap: number) {
	const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
	const seam = Buffer.concat([held, chunk.subarray(0, overlap)]);
	return secrets.some((secret) => seam.includes(secret) || bytes.includes(secret));
}

/** @param end from where on a secret may not be whole yet, so that all is left as it is */
function replaced(bytes: Buffer, secrets: readonly Buffer[], end: number) {
	const pieces: Uint8Array[] = [];
	let from = 0;
	for (;;) {
		const secret = firstIn(bytes, secrets, from);
		if (secret === undefined || secret.at >= end) break;
		pieces.push(bytes.subarray(from, secret.at), Buffer.from(MASK));
		from = secret.at + secret.length;
	}
	const kept = Math.max(from, end);
	if (kept > from) pieces.push(bytes.subarray(from, kept));
	return { pieces, rest: bytes.subarray(kept) };
}

/** The first of the secrets, and where several begin at one place, the longest. */
function firstIn(bytes: Buffer, secrets: readonly Buffer[], from: number) {
	let first: { readonly at: number; readonly length: number } | undefined;
	for (const secret of secrets) {
		const at = bytes.indexOf(secret, from);
		if (at >= 0 && (!first || at < first.at)) first = { at, length: secret.length };
	}
	return first;
}

// Control characters from a reply could forge lines in a log.
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

const LONGEST_QUOTE = 300;

/** The platform's own words, fit to be shown: one line, not endless, without secrets. */
export function quote(text: string, secrets: readonly string[]): string {
	const line = mask(text.replace(CONTROL_CHARACTERS, ' ').trim(), secrets);
	return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
