// Small, as all records of a chunk are in memory at once.
const LEAST = 1 << 14;
// Few enough that processing a chunk does not block the event loop for long.
const MOST_LINES = 250;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const BLANK = 32;

/** The largest record in bytes. */
export const LONGEST_RECORD = 100_000;
/** A longer chunk is the last: it ends within a record that exceeds the limit. */
export const LONGEST_PIECE = LEAST + LONGEST_RECORD;

/** The separators that are tried if none is chosen. */
export const SEPARATORS = [';', '\t', ',', '|'] as const;

/**
 * Splits a file at line breaks outside quotes, so that each chunk holds whole records and only
 * little of the file is in memory. A quote counts if a value begins with it, as in `splitRecords`.
 *
 * @param quote an ASCII character
 * @param separators ASCII characters
 * @param least the minimum size of a chunk in bytes; the last one may be smaller, and so may one
 * with very many lines
 */
export async function* pieces(
	chunks: AsyncIterable<Uint8Array>,
	quote: string,
	separators: readonly string[] = SEPARATORS,
	least = LEAST,
): AsyncGenerator<Uint8Array> {
	const marks = { quote: quote.charCodeAt(0), separates: new Uint8Array(256) };
	for (const separator of separators) marks.separates[separator.charCodeAt(0)] = 1;
	const most = least + LONGEST_RECORD;
	let rest: Uint8Array = new Uint8Array();
	for await (const chunk of chunks) {
		rest = joined(rest, chunk);
		let end = endOf(rest.subarray(0, most), marks, least);
		while (end >= 0) {
			yield rest.subarray(0, end);
			rest = rest.subarray(end);
			end = endOf(rest.subarray(0, most), marks, least);
		}
		if (rest.length <= most) continue;
		yield rest.subarray(0, most + 1);
		return;
	}
	if (rest.length > 0) yield rest;
}

function joined(start: Uint8Array, end: Uint8Array): Uint8Array {
	if (start.length === 0) return end;
	const both = new Uint8Array(start.length + end.length);
	both.set(start);
	both.set(end, start.length);
	return both;
}

interface Marks {
	readonly quote: number;
	readonly separates: Uint8Array;
}

const BEFORE = 0;
const PLAIN = 1;
const QUOTED = 2;
const BEHIND = 3;

/** The end of the chunk; -1 if more bytes are needed to find it. */
function endOf(bytes: Uint8Array, marks: Marks, least: number): number {
	let state = BEFORE;
	let lines = 0;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at] ?? 0;
		if (state === QUOTED) {
			at = endOfQuoted(bytes, at, marks.quote);
			if (at < 0) return -1;
			state = BEHIND;
		} else if (byte === LINE_FEED || byte === CARRIAGE_RETURN) {
			if (byte === CARRIAGE_RETURN && at + 1 === bytes.length) return -1;
			// CR LF is one line break.
			if (byte === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED) continue;
			state = BEFORE;
			lines += 1;
			if (at >= least || lines >= MOST_LINES) return at + 1;
		} else state = stateAfter(byte, state, marks);
	}
	return -1;
}

/** The closing quote of a value; -1 if more bytes are needed to find it. */
function endOfQuoted(bytes: Uint8Array, start: number, quote: number): number {
	for (let at = start; at + 1 < bytes.length; at++) {
		if (bytes[at] !== quote) continue;
		if (bytes[at + 1] !== quote) return at;
		// A doubled quote is a quote within the value.
		at += 1;
	}
	return -1;
}

function stateAfter(byte: number, state: number, { quote, separates }: Marks): number {
	if (separates[byte] === 1) return BEFORE;
	if (state === BEFORE && byte === quote) return QUOTED;
	return state !== PLAIN && byte !== BLANK ? PLAIN : state;
}
