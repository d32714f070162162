import { CsvError, parse } from 'csv-parse/sync';

import { InvalidInput } from '../client/faults';
import type { Encoding } from './decode';
import { decodePiece, detectEncoding } from './decode';
import type { NumberFormat } from './numbers';
import { formatOf } from './numbers';
import { pieces } from './pieces';

/** How a CSV file is written. */
export interface CsvStyle {
	readonly encoding: Encoding;
	readonly separator: string;
	readonly quote: string;
}

/** What the user says of a file; what is left out is recognised. */
export type KnownStyle = Partial<CsvStyle>;

/** Takes a record and the number of its first line, from 1. */
export type TakeRecord = (cells: readonly string[], line: number) => void;

const CARRIAGE_RETURN = 13;
const LONGEST_RECORD = 1_000_000;
const SAMPLE_BYTES = 256 * 1024;
// In this order where two are as likely: commas stand in numbers, too.
const SEPARATORS = [';', '\t', ',', '|'] as const;

/** Recognises what is not known of a file from its first lines. @throws InvalidInput */
export function recognise(
	file: Uint8Array,
	{ encoding, separator, quote = '"' }: KnownStyle,
): CsvStyle {
	if (file.length === 0)
		throw badFile('The file is empty', 'Choose a CSV file with at least one line');
	const known = encoding ?? detectEncoding(file);
	const sample = () => decodePiece(sampleOf(file, quote), known);
	return { encoding: known, quote, separator: separator ?? separatorOf(sample(), quote) };
}

/** The first records of a file, the header among them. @throws InvalidInput where it is no CSV */
export function readSample(file: Uint8Array, style: CsvStyle): string[][] {
	const records: string[][] = [];
	readRecords(sampleOf(file, style.quote), style, (cells) => records.push([...cells]));
	return records;
}

/** The first records, whole unless one is too long to be read anyway. */
function sampleOf(file: Uint8Array, quote: string): Uint8Array {
	const [first = file] = pieces(file, quote, SAMPLE_BYTES);
	return first.subarray(0, SAMPLE_BYTES + 2 * LONGEST_RECORD);
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
		const counts = lines.map((line) => line.split(separator).length - 1);
		const [first = 0] = counts;
		const same = counts.filter((count) => count === first).length / counts.length;
		return { separator, score: first * same * same };
	});
	const [best] = scores.sort((a, b) => b.score - a.score);
	return best && best.score > 0 ? best.separator : ',';
}

/** Reads all records of a file, one after the other. @throws InvalidInput where it is no CSV */
export function readRecords(file: Uint8Array, style: CsvStyle, take: TakeRecord): void {
	let lines = 0;
	for (const piece of pieces(file, style.quote)) lines = readPiece(piece, style, lines, take);
}

/** Reads the records of a piece, and returns the number of its last line. */
function readPiece(
	piece: Uint8Array,
	style: CsvStyle,
	linesBefore: number,
	take: TakeRecord,
): number {
	const mayBreak = piece.includes(style.quote.charCodeAt(0));
	let line = linesBefore;
	for (const cells of recordsOf(piece, style, linesBefore)) {
		line += 1;
		if (!isBlank(cells)) take(cells, line);
		if (mayBreak) line += breaksIn(cells);
	}
	return line;
}

/** The records of a piece, one with an empty cell for each blank line. */
function recordsOf(
	piece: Uint8Array,
	{ encoding, separator, quote }: CsvStyle,
	linesBefore: number,
) {
	const text = decodePiece(piece, encoding);
	// Not record by record: what csv-parse tells of each would take more memory than all of a piece.
	const read = (to: number): string[][] =>
		parse(text, {
			delimiter: separator,
			quote,
			// One is quicker to look for than three.
			record_delimiter: piece.includes(CARRIAGE_RETURN) ? ['\r\n', '\n', '\r'] : '\n',
			relax_column_count: true,
			max_record_size: LONGEST_RECORD,
			to,
		});
	try {
		return read(-1);
	} catch (error) {
		if (!(error instanceof CsvError))
			throw badFile(`The file is no CSV: ${String(error)}`, CHECK_QUOTES);
		const before = Number(error.records) > 0 ? read(Number(error.records)) : [];
		throw verdictOf(error, linesBefore + before.length + breaksIn(before.flat()) + 1);
	}
}

function isBlank([first, ...others]: readonly string[]): boolean {
	return first === '' && others.length === 0;
}

function verdictOf(error: CsvError, line: number): InvalidInput {
	const reason = REASONS[error.code] ?? error.message;
	return badFile(`The file cannot be read as CSV from line ${line} on: ${reason}`, CHECK_QUOTES);
}

const CHECK_QUOTES = 'Check the quotes there, or set Separator and Quote under Options';

const REASONS: Readonly<Partial<Record<string, string>>> = {
	CSV_MAX_RECORD_SIZE: `one record is longer than ${LONGEST_RECORD} characters`,
	CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
	INVALID_OPENING_QUOTE: 'a quote stands inside a value that does not start with one',
	CSV_INVALID_CLOSING_QUOTE: 'something other than a separator follows a closing quote',
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
		const format = formatOf(cell);
		if (format) found.add(format);
	}
	const [only, other] = found;
	return other === undefined ? only : undefined;
}

/** What a file is told that cannot be imported at all. */
export function badFile(message: string, advice: string): InvalidInput {
	return new InvalidInput('File', message, advice);
}
