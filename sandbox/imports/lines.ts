import { CsvError, parse } from 'csv-parse/sync';
import { badRequest } from '../http/refusal';

/** One record of the CSV file. */
export interface Line {
	/** Where it starts in the file, counted from 1. */
	number: number;
	cells: readonly string[];
}

const LINE_BREAK = /\r\n|\n|\r/g;

/** Reads the CSV file: separated by commas, quoted with `"`; blank lines do not count. */
export function readLines(text: string): Line[] {
	const file = Buffer.from(text);
	const lines: Line[] = [];
	let read = 0;
	let next = 1;
	readRecords(file, (cells, bytes) => {
		const raw = file.subarray(read, bytes).toString();
		const blankBefore = /^[\r\n]*/.exec(raw)?.[0] ?? '';
		lines.push({ number: next + breaksIn(blankBefore), cells });
		next += breaksIn(raw);
		read = bytes;
	});
	return lines;
}

function breaksIn(text: string): number {
	return text.match(LINE_BREAK)?.length ?? 0;
}

/** Hands over each record, and how much of the file is read after it. */
function readRecords(file: Buffer, take: (cells: string[], bytes: number) => void): void {
	try {
		parse(file, {
			record_delimiter: ['\r\n', '\n', '\r'],
			relax_column_count: true,
			skip_empty_lines: true,
			on_record: (cells: string[], { bytes }) => {
				take(cells, bytes);
				return null;
			},
		});
	} catch (error) {
		const detail = error instanceof CsvError ? error.message : String(error);
		throw badRequest('CSV_MALFORMED', `The file in the part file-name is not CSV: ${detail}.`);
	}
}
