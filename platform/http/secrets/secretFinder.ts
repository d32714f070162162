import { escapesOf, LONGEST_UNIT, decodeEscapes } from './escapeSequences';
import { largest, smallest } from '../../base/calculations';

/** The range of a secret in a text. */
interface SecretSpan {
	readonly from: number;
	readonly to: number;
}

/** Finds secrets in bytes in any of their encodings, in linear time. */
export class SecretFinder {
	/** The maximum encoded length of a secret. */
	readonly longest: number;
	private readonly patterns: readonly Buffer[];
	private readonly shortest: number;
	/** The minimum distance to the next possible secret, by the last two bytes that were read. */
	private readonly skips: Uint8Array;
	private readonly escapes: RegExp;

	constructor(secrets: readonly string[]) {
		const encoded = secrets.flatMap(encodingsOf);
		const decoded = encoded.map(
			(text) => decodeEscapes(Buffer.from(text))?.bytes.toString() ?? text,
		);
		const texts = [...new Set([...encoded, ...decoded])];
		this.patterns = texts.map((text) => Buffer.from(text));
		const lengths = this.patterns.map(({ length }) => length);
		this.shortest = smallest(lengths, MOST_SKIPPED);
		this.longest = largest(lengths, 0) * LONGEST_UNIT;
		this.skips = skipsOf(this.patterns, this.shortest);
		this.escapes = escapesOf(decoded.join(''));
	}

	/** Whether bytes may contain a secret. Escapes are not decoded, as most bytes contain none. */
	mayBeIn(bytes: Buffer): boolean {
		return this.search(bytes).length > 0 || this.areEscaped(bytes);
	}

	/** The ranges of all secrets in order, without overlap. */
	find(bytes: Buffer): SecretSpan[] {
		const found = this.search(bytes);
		const decoded = this.areEscaped(bytes) ? decodeEscapes(bytes) : undefined;
		if (decoded) {
			for (const { from, to } of this.search(decoded.bytes)) {
				found.push({ from: decoded.from(from), to: decoded.to(to - 1) });
			}
		}
		return mergeOverlapping(found);
	}

	private areEscaped(bytes: Buffer): boolean {
		const isMarked = bytes.includes('%') || bytes.includes('&') || bytes.includes('\\');
		return isMarked && this.escapes.test(bytes.toString('latin1'));
	}

	private search(bytes: Buffer): SecretSpan[] {
		const found: SecretSpan[] = [];
		for (let last = this.shortest - 1; last < bytes.length; last++) {
			const skip = this.skips[keyAt(bytes, last)] ?? 0;
			if (skip > 0) {
				last += skip - 1;
				continue;
			}
			const from = last - this.shortest + 1;
			for (const pattern of this.patterns) {
				const to = from + pattern.length;
				if (to <= bytes.length && bytes.compare(pattern, 0, pattern.length, from, to) === 0) {
					found.push({ from, to });
				}
			}
		}
		return found;
	}
}

const MOST_SKIPPED = 255;
const KEYS = 4_096;

function keyAt(bytes: Uint8Array, last: number): number {
	return (((bytes[last - 1] ?? 0) << 4) ^ (bytes[last] ?? 0)) % KEYS;
}

function skipsOf(patterns: readonly Buffer[], shortest: number): Uint8Array {
	const skips = new Uint8Array(KEYS).fill(shortest - 1);
	for (const pattern of patterns) {
		for (let last = 1; last < shortest; last++) {
			const key = keyAt(pattern, last);
			skips[key] = Math.min(skips[key] ?? 0, shortest - 1 - last);
		}
	}
	return skips;
}

/** Merges overlapping ranges; adjacent ones stay separate. */
function mergeOverlapping(spans: readonly SecretSpan[]): SecretSpan[] {
	const all: SecretSpan[] = [];
	for (const span of [...spans].sort((one, other) => one.from - other.from)) {
		const last = all.at(-1);
		if (last === undefined || span.from >= last.to) all.push(span);
		else all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
	}
	return all;
}

// Shorter fragments would match unrelated data.
const SHORTEST_BASE64 = 8;

/** The encodings in which a secret may appear: plain, URL, form, JSON, base64 and hexadecimal. */
function encodingsOf(secret: string): string[] {
	const inForm = new URLSearchParams([['', secret]]).toString().slice(1);
	// A server may re-encode an address with fewer or more encoded characters.
	const encoded = [encodeURIComponent(secret), encodeURI(secret), inForm];
	const json = JSON.stringify(secret).slice(1, -1);
	const spaced = secret.replaceAll(' ', '+');
	return [...new Set([secret, ...encoded, json, spaced, ...inBase64(secret), ...inHex(secret)])];
}

/** The hexadecimal forms that dumps and logs use: either case, with or without separators. */
function inHex(secret: string): string[] {
	const bytes = [...Buffer.from(secret)].map((byte) => byte.toString(16).padStart(2, '0'));
	const texts = ['', ' ', ':'].map((between) => bytes.join(between));
	const escaped = bytes.map((byte) => `\\x${byte}`).join('');
	return [...texts, ...texts.map((text) => text.toUpperCase()), escaped];
}

/**
 * The base64 forms of a secret at any offset in a longer text, such as "user:token": of its first
 * and last bytes, only the part that does not depend on their neighbors. Both alphabets are
 * included.
 */
function inBase64(secret: string): string[] {
	const bytes = Buffer.from(secret);
	return [0, 1, 2].flatMap((offset) => {
		const text = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
		const first = Math.ceil((offset * 8) / 6);
		const independent = text.slice(first, Math.floor(((offset + bytes.length) * 8) / 6));
		if (independent.length < SHORTEST_BASE64) return [];
		return [independent, independent.replaceAll('+', '-').replaceAll('/', '_')];
	});
}
