import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf } from '../../base/json/json';
import type { Rows } from '../../http/reply/tables/findTable';
import { readRecords } from '../../http/reply/readRecords';
import { findRows } from '../../http/reply/tables/findTable';
import type { Layout } from '../response/layout';
import type { RowSteps } from '../response/readReport';
import { transformInMemory } from '../response/readReport';
import { documentedReports } from '../response/shapes/findReports';
import type { ReceivedReply } from '../../http/streaming/envelope';

/**
 * Reads the records of a downloaded analysis, whose shape the specification does not show
 * (docs/platform.md, Response specifics of customer-journey kinds): a reply that can be read as a
 * report becomes rows, any other is kept whole.
 */
export async function readJourney(
	body: unknown,
	layout: Layout,
	steps: RowSteps,
): Promise<JsonRecord[]> {
	return readsAsReport(body) ? await transformInMemory(body, layout, steps) : readWholeReply(body);
}

/**
 * Whether a reply can be read as a report without losing any part of it (docs/platform.md, Batch
 * job responses).
 */
function readsAsReport(body: unknown): boolean {
	return (
		areReports(body) && documentedReports(body).every(({ data }) => listOf(data).every(isReportRow))
	);
}

/** As `readsAsReport`, for a reply whose rows are streamed apart from its envelope. */
export async function arrivesAsReport({ envelope, batches }: ReceivedReply): Promise<boolean> {
	if (!areReports(envelope)) return false;
	for await (const { elements } of batches()) {
		if (!elements.every(isReportRow)) return false;
	}
	return true;
}

const REPORT_MEMBERS = ['path', 'kind', 'rowCount', 'totalRowCount', 'data', 'columnHeader'];

/** Whether everything except the rows has the shape of a report. */
function areReports(body: unknown): boolean {
	const reports = documentedReports(body);
	return reports.length > 0 && reports.every(isReport);
}

function isReport(report: JsonRecord): boolean {
	const { columnHeader: header, data } = report;
	if (!isRecord(header) || !Array.isArray(data) || hasMore(report, REPORT_MEMBERS)) return false;
	const columns = [header.dimensions, header.metrics].filter(Array.isArray);
	return columns.some(({ length }) => length > 0);
}

function isReportRow(row: unknown): boolean {
	if (!isRecord(row) || hasMore(row, ['dimensions', 'metrics'])) return false;
	if (!Array.isArray(row.dimensions) || !Array.isArray(row.metrics)) return false;
	const entries: readonly unknown[] = row.metrics.flat();
	return entries.every((entry) => !isRecord(entry) || !hasMore(entry, ['values', 'segments']));
}

/**
 * Reads a reply that is no report: one record per row if the reply is nothing but a table,
 * otherwise the reply itself as the only record.
 */
export function readWholeReply(body: unknown): JsonRecord[] {
	const table = findRows(body);
	if (table && isAll(body, table)) return readRecords(body);
	return [isRecord(body) ? body : { value: body }];
}

/** Whether the reply contains nothing besides the table, and no two columns share a name. */
function isAll(body: unknown, { fields, rows }: Rows): boolean {
	const top = isRecord(body) ? body : {};
	const data = isRecord(top.data) ? top.data : {};
	if (hasMore(top, ['error', 'meta', 'data', ...TABLE]) || hasMore(data, TABLE)) return false;
	if (countLists(top.data, top.rows, data.rows) > 1 || countLists(top.fields, data.fields) > 1) {
		return false;
	}
	const names = fields.map((field) => textOf(isRecord(field) ? field.name : field));
	const areNames = !names.includes(undefined) && new Set(names).size === names.length;
	return areNames && rows.every((row) => isRecord(row) || listOf(row).length <= names.length);
}

const TABLE = ['rows', 'fields'];

function countLists(...values: readonly unknown[]): number {
	return values.filter(Array.isArray).length;
}

function hasMore(record: JsonRecord, known: readonly string[]): boolean {
	return Object.keys(record).some((name) => !known.includes(name));
}
