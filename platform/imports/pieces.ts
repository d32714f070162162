// Small, as all records of a piece are in memory at once.
const LEAST = 1 << 14;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Cuts a file at line breaks that are not inside quotes, so that each piece holds whole records and
 * little of the file is in memory twice. A line break counts as quoted after an odd number of quotes.
 *
 * @param quote an ASCII character
 * @param least how many bytes a piece has, but for the last one
 */
export function* pieces(file: Uint8Array, quote: string, least = LEAST): Generator<Uint8Array> {
	const mark = quote.charCodeAt(0);
	const lineBreak = file.includes(LINE_FEED) ? LINE_FEED : CARRIAGE_RETURN;
	let start = 0;
	let quotes = 0;
	let counted = 0;
	let end = file.indexOf(lineBreak, least);
	while (end >= 0) {
		quotes += countOf(mark, file, counted, end);
		counted = end;
		if (quotes % 2 === 0) {
			yield file.subarray(start, end + 1);
			start = end + 1;
			end = file.indexOf(lineBreak, start + least);
		} else {
			const closing = file.indexOf(mark, end);
			end = closing < 0 ? -1 : file.indexOf(lineBreak, closing);
		}
	}
	if (start < file.length) yield file.subarray(start);
}

function countOf(mark: number, bytes: Uint8Array, from: number, to: number): number {
	let count = 0;
	for (let at = from; at < to; at++) if (bytes[at] === mark) count++;
	return count;
}
