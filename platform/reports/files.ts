import { stringify } from 'csv-stringify/sync';

import type { Chunks } from '../client/body';
import { toText } from '../client/body';
import { Fault } from '../client/faults';
import { readJsonBody } from '../client/reply';
import { ReportColumns } from './columns';
import type { ReportHeader } from './header';
import { readHeader } from './header';
import type { Layout, Row, RowReader } from './rows';
import { rowReader } from './rows';
import { collectHeaders, visitResult } from './stream';

/** A report as a file. */
export interface ReportFile {
	readonly bytes: Buffer;
	readonly rows: number;
}

/** How to write a file. */
export interface FileStyle {
	readonly format: 'csv' | 'json';
	/** Between two values of a CSV line. */
	readonly delimiter: string;
	readonly layout: Layout;
}

/**
 * Writes a downloaded result as a file. Memory holds the reply once, the file, and a few rows.
 *
 * @throws Fault when the reply holds no report, ends in the middle or is not JSON
 */
export async function writeReportFile(chunks: Chunks, style: FileStyle): Promise<ReportFile> {
	const write = style.format === 'json' ? writeJson : writeCsv;
	try {
		return await write(chunks, await collectHeaders(chunks), style);
	} catch (error) {
		// Not a whole report: read what did come, which tells best what it is.
		readJsonBody(toText(chunks), { what: WHAT }, []);
		throw error instanceof Fault ? error : new Fault('unexpectedReply', { what: WHAT });
	}
}

const WHAT = 'the download of the report';
const ROWS_AT_ONCE = 1_000;

type Readers = (report: number) => RowReader;

function readersOf(headers: Headers, layout: Layout): Readers {
	const readers = new Map(
		[...headers].map(([report, header]) => [report, rowReader(header, layout)]),
	);
	return (report) => {
		const reader = readers.get(report) ?? rowReader(readHeader(undefined), layout);
		readers.set(report, reader);
		return reader;
	};
}

type Headers = ReadonlyMap<number, ReportHeader>;

async function writeCsv(
	chunks: Chunks,
	headers: Headers,
	style: FileStyle,
	surveyed?: ReadonlySet<string>,
): Promise<ReportFile> {
	const readers = readersOf(headers, style.layout);
	let columns = surveyed;
	const sheet = new Sheet((rows) => {
		const lines = rows.map((row) => Array.from(columns ?? [], (column) => row[column]));
		return stringify(lines, { delimiter: style.delimiter, cast: { boolean: String } });
	});
	let fits = true;
	await visitResult(chunks, {
		onElement: (report, element) => {
			for (const row of readers(report)(element)) {
				const known = (columns ??= new Set(Object.keys(row)));
				fits &&= known === surveyed || Object.keys(row).every((column) => known.has(column));
				sheet.add(row);
			}
			return fits;
		},
	});
	// A column that only later rows have: look at all rows first, then write.
	if (!fits) return await writeCsv(chunks, headers, style, await surveyColumns(chunks, readers));
	const heading = [...(columns ?? namesOf(headers))];
	return sheet.finish(stringify([heading], { delimiter: style.delimiter }), '');
}

function namesOf(headers: Headers): Set<string> {
	return new Set([...headers.values()].flatMap((header) => new ReportColumns(header).always()));
}

async function surveyColumns(chunks: Chunks, readers: Readers): Promise<Set<string>> {
	const columns = new Set<string>();
	await visitResult(chunks, {
		onElement: (report, element) => {
			for (const row of readers(report)(element)) {
				for (const column of Object.keys(row)) columns.add(column);
			}
			return true;
		},
	});
	return columns;
}

async function writeJson(
	chunks: Chunks,
	headers: Headers,
	{ layout }: FileStyle,
): Promise<ReportFile> {
	const readers = readersOf(headers, layout);
	const sheet = new Sheet((rows, start) =>
		rows.map((row, index) => (start + index > 0 ? ',\n' : '') + JSON.stringify(row)).join(''),
	);
	await visitResult(chunks, {
		onElement: (report, element) => {
			for (const row of readers(report)(element)) sheet.add(row);
			return true;
		},
	});
	return sheet.finish('[', ']\n');
}

/** Collects rows as text, a batch at a time. */
class Sheet {
	private readonly parts: Uint8Array[] = [];
	private readonly encoder = new TextEncoder();
	private batch: Row[] = [];
	private written = 0;

	constructor(private readonly write: (rows: readonly Row[], start: number) => string) {}

	add(row: Row): void {
		this.batch.push(row);
		if (this.batch.length >= ROWS_AT_ONCE) this.flush();
	}

	finish(head: string, tail: string): ReportFile {
		this.flush();
		const ends = [this.encoder.encode(head), this.encoder.encode(tail)] as const;
		return { bytes: Buffer.concat([ends[0], ...this.parts, ends[1]]), rows: this.written };
	}

	private flush(): void {
		this.parts.push(this.encoder.encode(this.write(this.batch, this.written)));
		this.written += this.batch.length;
		this.batch = [];
	}
}
