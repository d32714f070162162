import { CsvError, parse } from 'csv-parse/sync';

import type { GiveWay } from '../../base/async/eventLoop';
import type { FileContent } from './fileContent';
import type { Encoding } from './decode';
import { decodePiece, detectEncoding } from './decode';
import type { NumberFormat } from './numbers';
import { formatOf, signOf } from './numbers';
import { LONGEST_PIECE, LONGEST_RECORD, pieces } from './filePieces';
import type { BrokenCsv } from '../rules/problems';
import { ImportProblem } from '../rules/problems';
import { splitRecords } from './splitRecords';

/** How a CSV file is written. */
export interface CsvStyle {
	readonly encoding: Encoding;
	readonly separator: string;
	readonly quote: string;
}

/** What the user says of a file; what is left out is recognised. */
export type PartialCsvStyle = Partial<CsvStyle>;

/** A record of a file, or an item, and the number of its first line, from 1. */
export interface CsvLine {
	readonly cells: readonly string[];
	readonly number: number;
}

const CARRIAGE_RETURN = 13;
const FIRST_PIECES = 4;
const SAMPLE_PIECES = 16;
// In this order where two are as likely: commas stand in numbers, too.
const SEPARATORS = [';', '\t', ',', '|'] as const;

/** Recognises what is not known of a file; the separator from its first lines. @throws InvalidInput */
export async function recognise(
	file: FileContent,
	{ encoding, separator, quote = '"' }: PartialCsvStyle,
	giveWay: GiveWay,
): Promise<CsvStyle> {
	if (file.bytes === 0) throw ImportProblem.of({ code: 'emptyFile', of: null });
	const known = encoding ?? (await detectEncoding(file, giveWay));
	if (separator !== undefined) return { encoding: known, quote, separator };
	let start = '';
	for await (const piece of firstOf(pieces(file.open(), quote), FIRST_PIECES)) {
		start += decodePiece(piece, known);
	}
	return { encoding: known, quote, separator: separatorOf(start, quote) };
}

/** The first records of a file, the header among them. @throws InvalidInput where it is no CSV */
export async function readSample(
	file: FileContent,
	style: CsvStyle,
	giveWay: GiveWay,
): Promise<Array<readonly string[]>> {
	const records: Array<readonly string[]> = [];
	for await (const lines of firstOf(readCsvRecords(file, style, giveWay), SAMPLE_PIECES)) {
		for (const { cells } of lines) records.push(cells);
	}
	return records;
}

async function* firstOf<T>(all: AsyncIterable<T>, most: number): AsyncGenerator<T> {
	let count = 0;
	for await (const one of all) {
		yield one;
		count += 1;
		if (count === most) return;
	}
}

/** The separator that cuts the first lines into the most columns, the same number in each. */
function separatorOf(sample: string, quote: string): string {
	const marked = quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
	const plain = sample.replace(new RegExp(`${marked}[^${marked}]*${marked}`, 'g'), '');
	const lines = plain
		.split(/\r\n|\n|\r/)
		.filter((line) => line !== '')
		.slice(0, 20);
	const scores = SEPARATORS.map((separator) => {
		const counts = lines.map((line) => countOf(separator, line));
		const [first = 0] = counts;
		const same = counts.filter((count) => count === first).length / counts.length;
		return { separator, score: first * same * same };
	});
	const [best] = scores.sort((a, b) => b.score - a.score);
	return best && best.score > 0 ? best.separator : ',';
}

function countOf(mark: string, text: string): number {
	let count = 0;
	for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count += 1;
	return count;
}

/** Reads all records of a file, some at a time. @throws InvalidInput where it is no CSV */
export async function* readCsvRecords(
	file: FileContent,
	style: CsvStyle,
	giveWay: GiveWay,
): AsyncGenerator<readonly CsvLine[]> {
	let before = 0;
	for await (const piece of pieces(file.open(), style.quote)) {
		await giveWay();
		const { lines, last } = readPiece(piece, style, before);
		await giveWay();
		yield lines;
		before = last;
	}
}

/** Reads the records of a piece but the blank ones, and the number of its last line. */
function readPiece(piece: Uint8Array, style: CsvStyle, linesBefore: number) {
	const mayBreak = piece.includes(style.quote.charCodeAt(0));
	const lines: CsvLine[] = [];
	let last = linesBefore;
	for (const cells of recordsOf(piece, style, linesBefore)) {
		last += 1;
		if (!isBlank(cells)) lines.push({ cells, number: last });
		if (mayBreak) last += breaksIn(cells);
	}
	return { lines, last };
}

/** The records of a piece, one with an empty cell for each blank line. */
function recordsOf(piece: Uint8Array, style: CsvStyle, linesBefore: number): string[][] {
	const records = parsePiece(piece, style, linesBefore);
	if (piece.length <= LONGEST_PIECE) return records;
	throw verdictOf('tooLong', linesBefore, records.slice(0, -1));
}

function parsePiece(piece: Uint8Array, style: CsvStyle, linesBefore: number): string[][] {
	const text = decodePiece(piece, style.encoding);
	const hasReturns = piece.includes(CARRIAGE_RETURN);
	// Not record by record: what csv-parse tells of each would take more memory than all of a piece.
	const parseAll = (some: string, to = -1): string[][] =>
		parse(some, {
			delimiter: style.separator,
			quote: style.quote,
			// One is quicker to look for than three.
			record_delimiter: hasReturns ? ['\r\n', '\n', '\r'] : '\n',
			relax_column_count: true,
			max_record_size: LONGEST_RECORD,
			to,
		});
	try {
		const isCommon = piece.length <= LONGEST_RECORD;
		return (isCommon ? splitRecords(text, style, parseAll) : undefined) ?? parseAll(text);
	} catch (error) {
		throw error instanceof CsvError
			? verdictAt(error, (to) => parseAll(text, to), linesBefore)
			: error;
	}
}

/** What is wrong with the record that could not be read, after those that could. */
function verdictAt(
	{ code, records }: CsvError,
	read: (to: number) => string[][],
	linesBefore: number,
): ReturnType<typeof verdictOf> {
	const before = Number(records) > 0 ? read(Number(records)) : [];
	return verdictOf(REASONS[code] ?? 'unknown', linesBefore, before);
}

function isBlank([first, ...others]: readonly string[]): boolean {
	return first === '' && others.length === 0;
}

/** What is wrong with the record behind those that could be read. */
function verdictOf(why: BrokenCsv, linesBefore: number, records: string[][]): ImportProblem {
	const line = linesBefore + records.length + breaksIn(records.flat()) + 1;
	return ImportProblem.of({ code: 'brokenCsv', of: { line, why, most: LONGEST_RECORD } });
}

const REASONS: Readonly<Partial<Record<string, BrokenCsv>>> = {
	CSV_MAX_RECORD_SIZE: 'tooLong',
	CSV_QUOTE_NOT_CLOSED: 'notClosed',
	INVALID_OPENING_QUOTE: 'quoteInside',
	CSV_INVALID_CLOSING_QUOTE: 'behindQuote',
};

const LINE_BREAK = /\r\n|\n|\r/g;

function breaksIn(cells: readonly string[]): number {
	let breaks = 0;
	for (const cell of cells) {
		// Hardly any cell has one, and this is quicker to see than how many.
		if (cell.includes('\n') || cell.includes('\r')) breaks += cell.match(LINE_BREAK)?.length ?? 0;
	}
	return breaks;
}

/** Which number format the first lines speak for; undefined when none does, or both do. */
export function numberFormatOf(cells: Iterable<string>): NumberFormat | undefined {
	const found = new Set<NumberFormat>();
	for (const cell of cells) {
		const format = formatOf(signOf(cell).digits);
		if (format) found.add(format);
	}
	const [only, other] = found;
	return other === undefined ? only : undefined;
}
