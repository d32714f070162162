/** Bytes with escape sequences decoded, and a mapping to their original positions. */
interface Decoded {
	readonly bytes: Buffer;
	/** The original start and end of the unit that produced the byte at this position. */
	readonly from: (at: number) => number;
	readonly to: (at: number) => number;
}

/** The maximum number of original bytes per decoded byte. */
export const LONGEST_UNIT = 16;

const MARKS = ['%', '&', '\\'] as const;

/**
 * Decodes the escapes of URLs (%41), web pages (&#x41; or &amp;) and JSON (\u0041), also if applied
 * twice; undefined if there are none.
 */
export function decodeEscapes(written: Buffer): Decoded | undefined {
	const next = MARKS.map((mark) => written.indexOf(mark));
	if (next.every((at) => at < 0)) return undefined;
	const bytes = Buffer.allocUnsafe(written.length);
	const runs: Run[] = [];
	let size = 0;
	let from = 0;
	const copyTo = (end: number) => {
		if (end === from) return;
		runs.push({ at: size, from, step: 1 });
		size += written.copy(bytes, size, from, end);
	};
	for (let at = least(next); at < written.length; at = least(next)) {
		const sequence = readUnit(written.toString('latin1', at, at + LONGEST_UNIT));
		const end = at + (sequence?.length ?? 1);
		if (sequence) {
			copyTo(at);
			runs.push({ at: size, from: at, step: sequence.length });
			size += bytes.write(sequence.text, size, sequence.encoding);
			from = end;
		}
		for (const [index, mark] of MARKS.entries()) {
			const markAt = next[index] ?? -1;
			if (markAt >= 0 && markAt < end) next[index] = written.indexOf(mark, end);
		}
	}
	copyTo(written.length);
	const place = (at: number, isEnd: 0 | 1) => {
		const run = runs[lastBefore(runs, at)];
		if (run === undefined) return at;
		return run.step === 1 ? run.from + at - run.at + isEnd : run.from + isEnd * run.step;
	};
	return { bytes: bytes.subarray(0, size), from: (at) => place(at, 0), to: (at) => place(at, 1) };
}

/** A run of decoded bytes from consecutive original bytes, or from one sequence of `step` bytes. */
interface Run {
	readonly at: number;
	readonly from: number;
	readonly step: number;
}

function least(places: readonly number[]): number {
	let first = Infinity;
	for (const place of places) if (place >= 0 && place < first) first = place;
	return first;
}

function lastBefore(runs: readonly Run[], at: number): number {
	let [low, high] = [0, runs.length - 1];
	while (low < high) {
		const middle = (low + high + 1) >> 1;
		if ((runs[middle]?.at ?? 0) <= at) low = middle;
		else high = middle - 1;
	}
	return low;
}

interface Unit {
	readonly text: string;
	readonly encoding: 'latin1' | 'utf8';
	/** The number of original bytes. */
	readonly length: number;
}

const BYTE = /^%(?:25){0,2}([\da-f]{2})/i;
const ENTITY = /^&(?:amp;)?(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/i;
const IN_JSON = /^\\{1,2}(?:u([\da-f]{4})(?:\\{1,2}u(d[c-f][\da-f]{2}))?|x([\da-f]{2})|(["'/\\]))/i;
const NAMES: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
};

/** Reads the escape sequence at the beginning of a text, if there is one. */
function readUnit(written: string): Unit | undefined {
	switch (written.charAt(0)) {
		case '%': {
			const [all, hex = ''] = BYTE.exec(written) ?? [];
			return all ? { text: charOf(hex), encoding: 'latin1', length: all.length } : undefined;
		}
		case '&': {
			const [all, hex, digits, name] = ENTITY.exec(written) ?? [];
			if (all === undefined) return undefined;
			const code = hex === undefined ? Number(digits) : parseInt(hex, 16);
			const text = name === undefined ? pointOf(code) : NAMES[name.toLowerCase()];
			return { text: text ?? '', encoding: 'utf8', length: all.length };
		}
		default: {
			const [all, first, second, code, sign] = IN_JSON.exec(written) ?? [];
			if (all === undefined) return undefined;
			const codes = [first, second, code].map((hex) => (hex === undefined ? '' : charOf(hex)));
			return { text: sign ?? codes.join(''), encoding: 'utf8', length: all.length };
		}
	}
}

function charOf(hex: string): string {
	return String.fromCharCode(parseInt(hex, 16));
}

function pointOf(code: number): string {
	return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Matches any escape sequence of these characters, in bytes read as latin1. */
export function escapesOf(signs: string): RegExp {
	const units = [...new Set(signs.split(''))].map((sequence) => sequence.charCodeAt(0));
	const points = [...new Set(signs)].map((sign) => sign.codePointAt(0) ?? 0);
	const bytes = anyOf([...new Set(Buffer.from(signs))].map((byte) => hexOf(byte, 2)));
	const quoted = [...`"'/\\`].map((sign) => (signs.includes(sign) ? `\\${sign}` : '')).join('');
	const inJson = `u(?:${anyOf(units.map((sequence) => hexOf(sequence, 4)))})|x(?:${bytes})|[${quoted}]`;
	const hex = anyOf(points.map((point) => hexOf(point, 1)));
	const numbers = `#x0{0,5}(?:${hex});|#0{0,6}(?:${anyOf(points.map(String))});`;
	const named = anyOf(Object.keys(NAMES).filter((name) => signs.includes(NAMES[name] ?? '')));
	return new RegExp(
		`%(?:25){0,2}(?:${bytes})|&(?:amp;)?(?:${numbers}|(?:${named});)|\\\\(?:${inJson})`,
		'i',
	);
}

function hexOf(code: number, digits: number): string {
	return code.toString(16).padStart(digits, '0');
}

function anyOf(texts: readonly string[]): string {
	return texts.join('|');
}
