import { escapesOf, LONGEST_UNIT, decodeEscapes } from './escapeSequences';
import { encodingsOf } from './encodings';
import { largest, smallest } from '../../base/extremes';

/** Bytes that must not show. */
export interface SecretSpan {
	readonly from: number;
	readonly to: number;
}

/** Finds secrets among bytes, however they are written there, in a time that grows as the bytes do. */
export class SecretFinder {
	/** The most bytes that a secret takes as it may be written. */
	readonly longest: number;
	private readonly signs: readonly Buffer[];
	private readonly shortest: number;
	/** How far the next secret is at least, by the last two bytes that were looked at. */
	private readonly skips: Uint8Array;
	private readonly escapes: RegExp;

	constructor(secrets: readonly string[]) {
		const spelled = secrets.flatMap(encodingsOf);
		const decoded = spelled.map(
			(text) => decodeEscapes(Buffer.from(text))?.bytes.toString() ?? text,
		);
		const texts = [...new Set([...spelled, ...decoded])];
		this.signs = texts.map((text) => Buffer.from(text));
		const lengths = this.signs.map(({ length }) => length);
		this.shortest = smallest(lengths, MOST_SKIPPED);
		this.longest = largest(lengths, 0) * LONGEST_UNIT;
		this.skips = skipsOf(this.signs, this.shortest);
		this.escapes = escapesOf(decoded.join(''));
	}

	/** Whether there may be a secret; mostly there is none, and this is soon known. */
	mayBeIn(bytes: Buffer): boolean {
		return this.search(bytes).length > 0 || this.areEscaped(bytes);
	}

	/** All places of secrets, in their order, none within another. */
	find(bytes: Buffer): SecretSpan[] {
		const found = this.search(bytes);
		const decoded = this.areEscaped(bytes) ? decodeEscapes(bytes) : undefined;
		if (decoded) {
			for (const { from, to } of this.search(decoded.bytes)) {
				found.push({ from: decoded.from(from), to: decoded.to(to - 1) });
			}
		}
		return joined(found);
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
			for (const sign of this.signs) {
				const to = from + sign.length;
				if (to <= bytes.length && bytes.compare(sign, 0, sign.length, from, to) === 0) {
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

function skipsOf(signs: readonly Buffer[], shortest: number): Uint8Array {
	const skips = new Uint8Array(KEYS).fill(shortest - 1);
	for (const sign of signs) {
		for (let last = 1; last < shortest; last++) {
			const key = keyAt(sign, last);
			skips[key] = Math.min(skips[key] ?? 0, shortest - 1 - last);
		}
	}
	return skips;
}

/** What overlaps is one; what only touches is two. */
function joined(spans: readonly SecretSpan[]): SecretSpan[] {
	const all: SecretSpan[] = [];
	for (const span of [...spans].sort((one, other) => one.from - other.from)) {
		const last = all.at(-1);
		if (last === undefined || span.from >= last.to) all.push(span);
		else all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
	}
	return all;
}
