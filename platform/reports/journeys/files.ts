import { stringify } from 'csv-stringify/sync';

import type { Chunks } from '../../client/body';
import { toText } from '../../client/body';
import { cellsFor } from '../../client/values/csv';
import type { JsonRecord } from '../../client/values/json';
import { readJsonBody } from '../../client/reply';
import type { FileStyle, ReportFile } from '../files';
import { writeReportFile } from '../files';
import { isJourneyResult, readsAsReport, readWhole } from './result';

/**
 * Writes a downloaded result as a file, be it a report or an analysis. An analysis that does not
 * read as a report is parsed whole.
 *
 * @param isAnalysis whether it is known to be one; otherwise the reply tells
 * @throws Fault as `writeReportFile` does
 */
export async function writeResultFile(
	chunks: Chunks,
	style: FileStyle,
	secrets: readonly string[],
	isAnalysis: boolean,
): Promise<ReportFile> {
	if (isAnalysis || mentionsKind(chunks)) {
		const body = readJsonBody(toText(chunks), { what: 'the download of the analysis' }, secrets);
		const isOne = isAnalysis || isJourneyResult(body);
		if (isOne && !readsAsReport(body)) return writeRecords(readWhole(body), style);
	}
	return await writeReportFile(chunks, style, secrets);
}

const MARK = 'cj#';

/** A quick look, so that a large report is not parsed for nothing. */
function mentionsKind(chunks: Chunks): boolean {
	let end = '';
	return chunks.some((chunk) => {
		const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
		const isSplit = (end + bytes.toString('latin1', 0, MARK.length - 1)).includes(MARK);
		end = bytes.toString('latin1', Math.max(0, bytes.length - MARK.length + 1));
		return isSplit || bytes.includes(MARK);
	});
}

function writeRecords(records: readonly JsonRecord[], style: FileStyle): ReportFile {
	const text = style.format === 'json' ? toJson(records) : toCsv(records, style);
	return { bytes: Buffer.from(text), rows: records.length };
}

function toJson(records: readonly JsonRecord[]): string {
	return `[${records.map((record) => JSON.stringify(record)).join(',\n')}]\n`;
}

/** What is no text or number is written as JSON. */
function toCsv(records: readonly JsonRecord[], style: FileStyle): string {
	const columns = [...new Set(records.flatMap((record) => Object.keys(record)))];
	const lines = records.map((record) => columns.map((column) => record[column]));
	const cells = [columns, ...lines].map((line) => cellsFor(style, line));
	return stringify(cells, { delimiter: style.delimiter, cast: { boolean: String } });
}
