import type { GiveWay } from '../../base/async/eventLoop';
import type { FileContent } from './fileContent';
import type { Encoding } from './encodingNames';
import { asUtf8, detectEncoding } from './detectEncoding';
import { LONGEST_PIECE, LONGEST_RECORD, pieces, SEPARATORS } from './filePieces';
import type { BrokenCsv } from '../rules/problemKinds';
import { ImportProblem } from '../rules/problems';
import type { SplitRecord } from './splitRecords';
import { splitRecords } from './splitRecords';

/** How a CSV file is written. */
export interface CsvStyle {
	readonly encoding: Encoding;
	readonly separator: string;
	readonly quote: string;
}

/** The settings that the user chose; the missing ones are detected. */
export type PartialCsvStyle = Partial<CsvStyle>;

/** A record of a file, or an item, with the number of its first line, from 1. */
export interface CsvLine {
	readonly cells: readonly string[];
	readonly number: number;
	/** Why the record cannot be read unambiguously. */
	readonly broken?: BrokenCsv;
}

const FIRST_PIECES = 4;
const MOST_LINES = 300;

/**
 * Detects the encoding, and from the first lines the quote and the separator, unless they are
 * chosen.
 *
 * @throws InvalidInput
 */
export async function recognize(
	file: FileContent,
	{ encoding, separator, quote: chosen }: PartialCsvStyle,
	giveWay: GiveWay,
): Promise<CsvStyle> {
	if (file.bytes === 0) throw ImportProblem.of({ code: 'emptyFile', of: null });
	const known = encoding ?? (await detectEncoding(file, giveWay));
	if (separator !== undefined && chosen !== undefined) {
		return { encoding: known, quote: chosen, separator };
	}
	let start = '';
	const content = asUtf8(file, known).open();
	for await (const piece of firstOf(pieces(content, chosen ?? DOUBLE_QUOTE), FIRST_PIECES)) {
		start += new TextDecoder().decode(piece);
	}
	const quote = chosen ?? quoteOf(start);
	return { encoding: known, quote, separator: separator ?? separatorOf(start, quote) };
}

const DOUBLE_QUOTE = '"';
const LINES_FOR_QUOTE = 40;
const SINGLE_QUOTED = /^'[^'\r\n]*'(?:[;,\t|]'[^'\r\n]*')+$/;

/**
 * Detects the quote: a single one if all values of one of the first lines are between two of them,
 * as spreadsheets can write them.
 */
function quoteOf(sample: string): string {
	const lines = sample.split(/\r\n|\n|\r/, LINES_FOR_QUOTE);
	return lines.some((line) => SINGLE_QUOTED.test(line)) ? "'" : DOUBLE_QUOTE;
}

/** The first `most` values of a stream. */
async function* firstOf<T>(all: AsyncIterable<T>, most: number): AsyncGenerator<T> {
	let count = 0;
	for await (const one of all) {
		yield one;
		count += 1;
		if (count === most) return;
	}
}

const NAMED = /^sep=([;,|\t])/i;

/**
 * Detects the separator: the one in the `sep=` line, or else the one that gives the longest run of
 * lines with the same number of columns. Lines above a header may contain any of the separators.
 */
function separatorOf(sample: string, quote: string): string {
	const named = NAMED.exec(sample.slice(0, 6))?.[1];
	if (named !== undefined) return named;
	const marked = quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	const plain = sample.replace(new RegExp(`${marked}[^${marked}]*${marked}`, 'g'), '');
	const lines = plain
		.split(/\r\n|\n|\r/)
		.filter((line) => line !== '')
		.slice(0, MOST_LINES);
	const scores = SEPARATORS.map((separator) => {
		return { separator, score: longestRun(lines.map((line) => countOf(separator, line))) };
	});
	const [best] = scores.sort((a, b) => b.score - a.score);
	return best && best.score > 0 ? best.separator : ',';
}

const LONG_RUN = 20;

/** The length of the longest run of lines with the same number of separators, times that number. */
function longestRun(counts: readonly number[]): number {
	let best = 0;
	let run = 0;
	for (const [at, count] of counts.entries()) {
		run = count === counts[at - 1] ? run + 1 : 1;
		// A single line is weak evidence, and runs beyond a certain length add no more.
		const proof = Math.min(run, LONG_RUN) - (run === 1 && counts.length > 1 ? 0.5 : 0);
		best = Math.max(best, count * proof * proof);
	}
	return best;
}

function countOf(mark: string, text: string): number {
	let count = 0;
	for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1;
	return count;
}

/**
 * Reads all records of a file in batches, including blank ones.
 *
 * @throws InvalidInput if the file is not CSV
 */
export async function* readCsvRecords(
	file: FileContent,
	style: CsvStyle,
	giveWay: GiveWay,
): AsyncGenerator<readonly CsvLine[]> {
	let before = 0;
	const content = asUtf8(file, style.encoding);
	for await (const piece of pieces(content.open(), style.quote, [style.separator])) {
		await giveWay();
		const { lines, last } = readPiece(piece, style, before);
		await giveWay();
		yield lines;
		before = last;
	}
}

/** Reads the records of a chunk, and the number of its last line. */
function readPiece(piece: Uint8Array, style: CsvStyle, linesBefore: number) {
	const records = splitRecords(new TextDecoder().decode(piece), style);
	if (piece.length > LONGEST_RECORD) checkLengths(records, piece.length, linesBefore);
	const lines: CsvLine[] = [];
	let last = linesBefore;
	for (const { cells, breaks, broken } of records) {
		last += 1;
		if (broken === 'notClosed') throw brokenAt(last, broken);
		lines.push(broken === undefined ? { cells, number: last } : { cells, number: last, broken });
		last += breaks;
	}
	return { lines, last };
}

function checkLengths(records: readonly SplitRecord[], bytes: number, linesBefore: number): void {
	let line = linesBefore + 1;
	for (const [at, { cells, breaks }] of records.entries()) {
		const length = cells.reduce((sum, cell) => sum + cell.length + 1, 0);
		const isCut = bytes > LONGEST_PIECE && at === records.length - 1;
		if (isCut || length > LONGEST_RECORD) throw brokenAt(line, 'tooLong');
		line += 1 + breaks;
	}
}

function brokenAt(line: number, why: BrokenCsv): ImportProblem {
	return ImportProblem.of({ code: 'brokenCsv', of: { line, why, most: LONGEST_RECORD } });
}
