// Small, as all records of a piece are in memory at once.
const LEAST = 1 << 14;
// csv-parse takes long over a record with another number of columns than the first one of its piece.
const MOST_LINES = 250;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** How many bytes a record may have: so many are read without a break. */
export const LONGEST_RECORD = 100_000;
/** A longer piece is the last: it ends within a record that is too long. */
export const LONGEST_PIECE = LEAST + LONGEST_RECORD;

/**
 * Cuts a file at line breaks that are not inside quotes, so that each piece holds whole records and
 * little of the file is in memory. A line break counts as quoted after an odd number of quotes.
 *
 * @param quote an ASCII character
 * @param least how many bytes a piece has, unless it is the last one or has very many lines
 */
export async function* pieces(
	chunks: AsyncIterable<Uint8Array>,
	quote: string,
	least = LEAST,
): AsyncGenerator<Uint8Array> {
	const mark = quote.charCodeAt(0);
	const most = least + LONGEST_RECORD;
	let rest = new Uint8Array();
	for await (const chunk of chunks) {
		rest = joined(rest, chunk);
		let end = endOf(rest.subarray(0, most), mark, least);
		while (end >= 0) {
			yield rest.subarray(0, end);
			rest = rest.subarray(end);
			end = endOf(rest.subarray(0, most), mark, least);
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

/** Where the piece ends; -1 when that is not to be seen yet. */
function endOf(bytes: Uint8Array, mark: number, least: number): number {
	let quotes = 0;
	let lines = 0;
	for (let at = 0; at < bytes.length; at++) {
		const byte = bytes[at];
		if (byte === mark) quotes += 1;
		if (byte !== LINE_FEED && byte !== CARRIAGE_RETURN) continue;
		// A line feed that follows belongs to it.
		if (byte === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED) continue;
		if (byte === CARRIAGE_RETURN && at + 1 === bytes.length) return -1;
		lines += 1;
		if (quotes % 2 === 0 && (at >= least || lines >= MOST_LINES)) return at + 1;
	}
	return -1;
}
