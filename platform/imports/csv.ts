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

const LONGEST_RECORD = 1_000_000;
const SAMPLE_BYTES = 64 * 1024;
const SEPARATORS = [',', ';', '\t', '|'] as const;

/** Recognises what is not known of a file from its first lines. @throws InvalidInput */
export function recognise(
	file: Buffer,
	{ encoding, separator, quote = '"' }: KnownStyle,
): CsvStyle {
	if (file.length === 0)
		throw badFile('The file is empty', 'Choose a CSV file with at least one line');
	const known = encoding ?? detectEncoding(file);
	const sample = sampleOf(file, known);
	return { encoding: known, quote, separator: separator ?? separatorOf(sample, quote) };
}

/** The first records of a file, the header among them. @throws InvalidInput where it is no CSV */
export function readSample(file: Buffer, style: CsvStyle): string[][] {
	const records: string[][] = [];
	const text = sampleOf(file, style.encoding).replace(/^\ufeff/, '');
	// A sample may end inside a quoted value: what was read before that is enough.
	const quotes = text.split(style.quote).length - 1;
	const whole = quotes % 2 === 0 ? text : text.slice(0, text.lastIndexOf(style.quote));
	readPiece(endAtLine(whole, quotes), style, 0, (cells) => records.push([...cells]));
	return records;
}

function endAtLine(text: string, quotes: number): string {
	return quotes % 2 === 0 ? text : text.slice(0, text.lastIndexOf('\n') + 1);
}

/** The first whole lines; a cut character at the end does not matter. */
function sampleOf(file: Buffer, encoding: Encoding): string {
	const text = decodePiece(file.subarray(0, SAMPLE_BYTES), encoding);
	const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
	return file.length <= SAMPLE_BYTES || end < 0 ? text : text.slice(0, end);
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
export function readRecords(file: Buffer, style: CsvStyle, take: TakeRecord): void {
	let linesBefore = 0;
	for (const piece of pieces(file, style.quote)) {
		const text = decodePiece(piece, style.encoding);
		readPiece(linesBefore === 0 ? text.replace(/^\ufeff/, '') : text, style, linesBefore, take);
		linesBefore += countBreaks(text);
	}
}

function readPiece(
	text: string,
	{ separator, quote }: CsvStyle,
	linesBefore: number,
	take: TakeRecord,
): void {
	try {
		parse(text, {
			delimiter: separator,
			quote,
			record_delimiter: ['\r\n', '\n', '\r'],
			relax_column_count: true,
			skip_empty_lines: true,
			max_record_size: LONGEST_RECORD,
			on_record: (cells: string[], { lines }) => {
				take(cells, linesBefore + lines - breaksIn(cells));
				return null;
			},
		});
	} catch (error) {
		throw verdictOf(error, linesBefore);
	}
}

function verdictOf(error: unknown, linesBefore: number): Error {
	if (!(error instanceof CsvError))
		return error instanceof Error ? error : new Error(String(error));
	const line = linesBefore + Number(error.lines ?? 0);
	return badFile(
		`The file cannot be read as CSV from line ${line} on: ${REASONS[error.code] ?? error.message}`,
		'Check the quotes there, or set Separator and Quote under Options',
	);
}

/** A record counts by its first line. */
function breaksIn(cells: readonly string[]): number {
	return cells.reduce((sum, cell) => (cell.includes('\n') ? sum + countBreaks(cell) : sum), 0);
}

const REASONS: Readonly<Partial<Record<string, string>>> = {
	CSV_MAX_RECORD_SIZE: `one record is longer than ${LONGEST_RECORD} characters`,
	CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
	INVALID_OPENING_QUOTE: 'a quote stands inside a value that does not start with one',
	CSV_INVALID_CLOSING_QUOTE: 'something other than a separator follows a closing quote',
};

function countBreaks(text: string): number {
	let count = 0;
	for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
	return count > 0 ? count : text.split('\r').length - 1;
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
