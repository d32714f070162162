import type { Chunks } from './body';

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
 * Replaces every secret in a reply's body by dots. A secret may be split between pieces; a body
 * without any is handed on as it is.
 */
export function maskChunks(chunks: Chunks, secrets: readonly string[]): Chunks {
	return spellings(secrets, SHORTEST_IN_DATA)
		.map((spelling) => Buffer.from(spelling))
		.reduce(
			(masked, secret) => (holds(masked, secret) ? replaced(masked, secret) : masked),
			chunks,
		);
}

function holds(chunks: Chunks, secret: Buffer): boolean {
	const overlap = secret.length - 1;
	let before: Uint8Array = Buffer.alloc(0);
	return chunks.some((chunk) => {
		const seam = Buffer.concat([before, chunk.subarray(0, overlap)]);
		before = chunk.length < overlap ? seam.subarray(-overlap) : chunk.subarray(-overlap);
		return seam.includes(secret) || asBuffer(chunk).includes(secret);
	});
}

function replaced(chunks: Chunks, secret: Buffer): Chunks {
	const body = Buffer.concat(chunks);
	const kept: Uint8Array[] = [];
	let from = 0;
	for (let at = body.indexOf(secret); at >= 0; at = body.indexOf(secret, from)) {
		kept.push(body.subarray(from, at), Buffer.from(MASK));
		from = at + secret.length;
	}
	return [...kept, body.subarray(from)];
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
	return Buffer.from(buffer, byteOffset, byteLength);
}

// Control characters from a reply could forge lines in a log.
const CONTROL_CHARACTERS = /\p{Cc}+/gu;

const LONGEST_QUOTE = 300;

/** The platform's own words, fit to be shown: one line, not endless, without secrets. */
export function quote(text: string, secrets: readonly string[]): string {
	const line = mask(text.replace(CONTROL_CHARACTERS, ' ').trim(), secrets);
	return line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE)}…` : line;
}
