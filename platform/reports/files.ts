import { stringify } from 'csv-stringify/sync';

import type { Chunks } from '../client/body';
import type { Reading } from '../client/values/csv';
import { cellsFor } from '../client/values/csv';
import { Fault } from '../client/faults';
import { listOf } from '../client/values/json';
import { readJsonBody } from '../client/reply';
import type { AskedLayout } from './asked';
import { askedReader, namesIn } from './asked';
import { GrowingFile } from './growing';
import type { ReportHeader } from './header';
import { readHeader } from './header';
import { readReports } from './result';
import type { Row, RowReader } from './rows';
import type { Shortfall } from './shortfall';
import { countIn, shortfall } from './shortfall';
import { readElements, readFrame } from './stream';

/** A report as a file. */
export interface ReportFile {
	readonly bytes: Buffer;
	readonly rows: number;
	/** Set where the platform has more rows than it sent. */
	readonly shortfall?: Shortfall | undefined;
}

/** How to write a file. */
export interface FileStyle extends Reading {
	readonly format: 'csv' | 'json';
	/** Between two values of a CSV line. */
	readonly delimiter: string;
	readonly layout: AskedLayout;
}

/**
 * Writes a downloaded result as a file. Memory holds the reply once, the file once, and a few rows.
 *
 * @param secrets what must not show when the reply reports an error
 * @throws Fault when the reply holds no report, ends in the middle or is not JSON
 */
export async function writeReportFile(
	chunks: Chunks,
	style: FileStyle,
	secrets: readonly string[] = [],
): Promise<ReportFile> {
	const result = await openResult(chunks, style.layout, secrets);
	try {
		const { received, ...file } =
			style.format === 'json' ? await writeJson(result) : await writeCsv(result, style);
		return { ...file, shortfall: shortfall(received, result.announced) };
	} catch (error) {
		throw error instanceof SyntaxError ? new Fault('cutReply', { what: WHAT }) : error;
	}
}

const WHAT = 'the download of the report';

/** A file, and how many elements of the result went into it. */
interface Written extends ReportFile {
	readonly received: number;
}

/** A result whose rows are yet to be read. */
interface Result {
	readonly chunks: Chunks;
	readonly headers: readonly ReportHeader[];
	/** How many rows it says there are. */
	readonly announced: number;
	/** By the number of the list of rows. */
	readonly readers: ReadonlyMap<unknown, RowReader>;
}

/** Headers come after the rows that they describe: everything but the rows is read first. */
async function openResult(
	chunks: Chunks,
	layout: AskedLayout,
	secrets: readonly string[],
): Promise<Result> {
	const frame = readJsonBody(await readFrame(chunks), { what: WHAT }, secrets);
	const reports = readReports(frame).map(({ data, columnHeader }) => ({
		list: listOf(data)[0],
		header: readHeader(columnHeader),
	}));
	return {
		chunks,
		headers: reports.map(({ header }) => header),
		announced: countIn(frame),
		readers: new Map(reports.map(({ list, header }) => [list, askedReader(header, layout)])),
	};
}

interface Rows {
	readonly rows: readonly Row[];
	/** How many elements of the result they come from. */
	readonly elements: number;
	readonly progress: number;
}

async function* readRows({ chunks, readers }: Result): AsyncGenerator<Rows> {
	for await (const { list, elements, progress } of readElements(chunks)) {
		const read = readers.get(list);
		const rows: Row[] = [];
		for (const element of elements) read?.(element, rows);
		yield { rows, elements: elements.length, progress };
	}
}

async function writeCsv(
	result: Result,
	style: FileStyle,
	surveyed?: ReadonlySet<string>,
): Promise<Written> {
	const csv = { delimiter: style.delimiter, cast: { boolean: String } };
	const file = new GrowingFile();
	let columns = surveyed;
	let count = 0;
	let received = 0;
	for await (const { rows, elements, progress } of readRows(result)) {
		received += elements;
		if (rows[0] === undefined) continue;
		if (count === 0) {
			columns ??= new Set(Object.keys(rows[0]));
			file.append(stringify([cellsFor(style, [...columns])], csv), progress);
		}
		const known = [...(columns ?? [])];
		// A column that only later rows have: look at all rows first, then write.
		if (!surveyed && !rows.every((row) => isWithin(row, columns))) {
			return await writeCsv(result, style, await surveyColumns(result));
		}
		const lines = rows.map((row) => known.map((name) => row[name]));
		const cells = style.guardsFormulas ? lines.map((line) => cellsFor(style, line)) : lines;
		file.append(stringify(cells, csv), progress);
		count += rows.length;
	}
	if (count === 0) {
		file.append(stringify([cellsFor(style, [...namesOf(result.headers, style.layout)])], csv), 1);
	}
	return { bytes: file.bytes(), rows: count, received };
}

function isWithin(row: Row, columns: ReadonlySet<string> | undefined): boolean {
	return Object.keys(row).every((name) => columns?.has(name));
}

function namesOf(headers: readonly ReportHeader[], layout: AskedLayout): Set<string> {
	return new Set(headers.flatMap((header) => namesIn(header, layout)));
}

async function surveyColumns(result: Result): Promise<Set<string>> {
	const columns = new Set<string>();
	for await (const { rows } of readRows(result)) {
		for (const row of rows) {
			for (const name of Object.keys(row)) columns.add(name);
		}
	}
	return columns;
}

async function writeJson(result: Result): Promise<Written> {
	const file = new GrowingFile();
	let count = 0;
	let received = 0;
	for await (const { rows, elements, progress } of readRows(result)) {
		received += elements;
		if (rows.length === 0) continue;
		const text = rows.map((row) => JSON.stringify(row)).join(',\n');
		file.append((count === 0 ? '[' : ',\n') + text, progress);
		count += rows.length;
	}
	file.append(count === 0 ? '[]\n' : ']\n', 1);
	return { bytes: file.bytes(), rows: count, received };
}
