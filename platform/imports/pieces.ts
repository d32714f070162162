const LEAST = 1 << 20;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Cuts a file at line breaks that are not inside quotes, so that each piece holds whole records and
 * little of the file is in memory twice. A line break counts as quoted after an odd number of quotes.
 */
export function* pieces(file: Buffer, quote: string): Generator<Buffer> {
	const mark = quote.charCodeAt(0);
	const lineBreak = file.includes(LINE_FEED) ? LINE_FEED : CARRIAGE_RETURN;
	let start = 0;
	let quotes = 0;
	let counted = 0;
	let end = file.indexOf(lineBreak, LEAST);
	while (end >= 0) {
		quotes += countOf(mark, file.subarray(counted, end));
		counted = end;
		if (quotes % 2 === 0) {
			yield file.subarray(start, end + 1);
			start = end + 1;
			end = file.indexOf(lineBreak, start + LEAST);
		} else {
			end = file.indexOf(lineBreak, end + 1);
		}
	}
	if (start < file.length) yield file.subarray(start);
}

function countOf(mark: number, bytes: Buffer): number {
	let count = 0;
	for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) count++;
	return count;
}
