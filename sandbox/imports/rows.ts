import { CsvError, parse } from 'csv-parse/sync';
import { badRequest } from '../http/refusal';
import type { MetricField } from '../shop/measures';
import { type Cell, readDimension, readNumber } from './cells';
import type { Column, Descriptor } from './descriptor';
import { TARGETS } from './kinds';

/** A record of the CSV file. */
export interface Line {
	/** The line number where it starts, from 1. */
	number: number;
	cells: readonly string[];
}

const LINE_BREAK = /\r\n|\n|\r/g;

/** Reads a comma-separated file with `"` as quotes; blank lines are skipped. */
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

/** Passes on each record, and the number of bytes read after it. */
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

/** The dimensions of a row, by target. */
export type Names = Readonly<Partial<Record<string, string>>>;

/** A row to import: its dimensions, and its values for the whole period. */
export interface ImportedRow {
	names: Names;
	values: Readonly<Partial<Record<MetricField, number>>>;
}

/** A line that cannot be imported, and the first reason. */
export interface RefusedLine {
	line: number;
	/** From 0, as in the descriptor; null if the whole line is invalid. */
	column: number | null;
	value: string;
	reason: string;
}

export interface ReadRows {
	/** By dimensions: of two rows with the same ones, the later is kept. */
	rows: ReadonlyMap<string, ImportedRow>;
	lines: number;
	refused: readonly RefusedLine[];
}

/** Validates and reads every line of the file. */
export function readRows(lines: readonly Line[], descriptor: Descriptor): ReadRows {
	const data = descriptor.skipHeader ? lines.slice(1) : lines;
	const width = lines[0]?.cells.length ?? 0;
	if (data.length === 0) {
		throw badRequest('FILE_EMPTY', 'The file in the part file-name has no line to import.');
	}
	checkColumns(descriptor, width);
	const rows = new Map<string, ImportedRow>();
	const refused: RefusedLine[] = [];
	for (const line of data) {
		const row = readRow(line, descriptor, width);
		if ('reason' in row) refused.push(row);
		else rows.set(keyOf(row, TARGETS[descriptor.kind].dimensions), row);
	}
	return { rows, lines: data.length, refused };
}

function checkColumns({ dimensions, metrics }: Descriptor, width: number): void {
	const columns: readonly Column[] = [...dimensions, ...metrics];
	const outside = columns.find(({ idx }) => idx >= width);
	if (outside) {
		throw badRequest(
			'COLUMN_UNKNOWN',
			`The file has no column ${outside.idx} for "${outside.target}": it has ${width}, counted from 0.`,
		);
	}
}

function readRow(line: Line, descriptor: Descriptor, width: number): ImportedRow | RefusedLine {
	const { number, cells } = line;
	if (cells.length !== width) {
		const reason = `has ${cells.length} columns; the first line has ${width}`;
		return { line: number, column: null, value: cells.join(','), reason };
	}
	const names = readCells(line, descriptor.dimensions, readDimension);
	if ('reason' in names) return names;
	const values = readCells(line, descriptor.metrics, readNumber);
	if ('reason' in values) return values;
	return { names: names.read, values: values.read };
}

function readCells<T extends string, V>(
	{ number, cells }: Line,
	columns: readonly Column<T>[],
	read: (target: T, text: string) => Cell<V>,
): { read: Partial<Record<T, V>> } | RefusedLine {
	const found: Partial<Record<T, V>> = {};
	for (const { idx, target } of columns) {
		const text = cells[idx] ?? '';
		const cell = read(target, text);
		if ('reason' in cell) {
			return { line: number, column: idx, value: text, reason: `${target} ${cell.reason}` };
		}
		found[target] = cell.value;
	}
	return { read: found };
}

/** The key of a row. An optional dimension is additional and does not identify it. */
function keyOf({ names }: ImportedRow, dimensions: readonly string[]): string {
	return JSON.stringify(dimensions.map((target) => names[target]));
}
