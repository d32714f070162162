import { createHash } from 'node:crypto';
import type { ReceivedReply } from '../../../http/streaming/envelope';
import type { PageSigns } from '../../../http/reply/pageSigns';
import type { JsonRecord } from '../../../base/json/json';
import { listOf, without, isRecord } from '../../../base/json/json';
import { findReports } from './findReports';
import { unreadable } from '../../table/unreadable';
import { isIdName } from '../../../http/reply/signNames';
import { findTable, namesOf, rowRecord } from '../../../http/reply/tables/findTable';
import { exactNumberOf } from '../../table/tableCell';
import { isMomentName, plainName } from './memberNames';

/**
 * A report of a result, and where its rows are: in memory, or the number of their list in the
 * stream.
 */
export interface ReceivedReport {
	readonly columnHeader: unknown;
	readonly rows: readonly unknown[] | number;
}

/**
 * A received result. Its rows are in the envelope where their place could not be known in advance.
 */
export interface ReceivedReports extends ReceivedReply {
	readonly isInMemory?: true | undefined;
	/** What the headers of the reply say about its completeness. */
	readonly page?: PageSigns | undefined;
}

/**
 * The reports of a result, without duplicates.
 *
 * @throws Fault `unexpectedReply` when there are none, or one without its list of rows
 */
export async function receivedReportsIn(received: ReceivedReports): Promise<ReceivedReport[]> {
	const reports = checkedReports(received.envelope);
	const found = reports.map((report) => ({ report, rows: receivedRowsOf(report, received) }));
	const facts = found.map(({ report }) => factsOf(report));
	const isDoubtful = facts.some((one, index) => facts.indexOf(one) !== index);
	const marks = isDoubtful ? await marksOf(received, found) : [];
	return found
		.filter((_, index) => {
			const isSame = (other: number) =>
				facts[other] === facts[index] && marks[other] === marks[index];
			return !isDoubtful || marks[index] === '' || ![...Array(index).keys()].some(isSame);
		})
		.map(({ report, rows }) => ({ columnHeader: report.columnHeader, rows }));
}

/**
 * The reports of a result in memory, each once and with its rows as the list `data` and its header as
 * `columnHeader`.
 *
 * @throws Fault `unexpectedReply` when there are none, or one without its list of rows
 */
export function readReports(body: unknown): JsonRecord[] {
	const seen = new Set<string>();
	return checkedReports(body).filter((report, _, all) => {
		if (all.length === 1 || listOf(report.data).length === 0) return true;
		const mark = `${factsOf(report)} ${markOf(listOf(report.data))}`;
		const isNew = !seen.has(mark);
		seen.add(mark);
		return isNew;
	});
}

/** The reports of a reply, or the plain table that it is instead. */
export function reportsOrTable(body: unknown): JsonRecord[] {
	const reports = findReports(body);
	const table = reports.length > 0 ? undefined : tableReport(body);
	return table ? [table] : reports;
}

function checkedReports(body: unknown): JsonRecord[] {
	const reports = reportsOrTable(body);
	if (reports.length === 0) throw unreadable('report', body);
	const broken = reports.find(({ data }) => !Array.isArray(data));
	if (broken) throw unreadable('rows', broken);
	return reports;
}

/** The rows of a report, or the number of their list in the stream. */
export function receivedRowsOf(
	{ data }: JsonRecord,
	{ isInMemory }: Pick<ReceivedReports, 'isInMemory'>,
): ReceivedReport['rows'] {
	const list = listOf(data);
	const [number] = list;
	return !isInMemory && list.length === 1 && typeof number === 'number' ? number : list;
}

/** The members of a report other than its rows, as a key. */
function factsOf(report: JsonRecord): string {
	return JSON.stringify(without(report, 'data'));
}

function markOf(elements: readonly unknown[]): string {
	const hash = createHash('sha256');
	for (const element of elements) hash.update(JSON.stringify(element));
	return hash.digest('hex');
}

/** By the number of the report: a fingerprint of its rows; empty where it has none. */
async function marksOf(
	received: ReceivedReports,
	found: ReadonlyArray<Pick<ReceivedReport, 'rows'>>,
): Promise<string[]> {
	const hashes = new Map<number, ReturnType<typeof createHash>>();
	for await (const { list, elements } of received.batches()) {
		const hash = hashes.get(list) ?? createHash('sha256');
		for (const element of elements) hash.update(JSON.stringify(element));
		hashes.set(list, hash);
	}
	return found.map(({ rows }) => {
		if (typeof rows === 'number') return hashes.get(rows)?.digest('hex') ?? '';
		return rows.length === 0 ? '' : markOf(rows);
	});
}

const ROWS_AT_ONCE = 1_000;

/** The rows of all reports, in batches. */
export async function* elementsOf(
	received: ReceivedReply,
	sources: readonly ReceivedReport[],
): AsyncGenerator<{ readonly source: ReceivedReport; readonly elements: readonly unknown[] }> {
	const byList = new Map(sources.map((source) => [source.rows, source]));
	for (const source of sources) {
		const { rows } = source;
		if (typeof rows === 'number') continue;
		for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
			yield await Promise.resolve({ source, elements: rows.slice(at, at + ROWS_AT_ONCE) });
		}
	}
	if (sources.every(({ rows }) => typeof rows !== 'number')) return;
	for await (const { list, elements } of received.batches()) {
		// Of a list that arrives twice, only the last one counts.
		const source = byList.get(list);
		if (source) yield { source, elements };
	}
}

/** The first row of each report that has rows. */
export async function firstOf(
	received: ReceivedReply,
	sources: readonly ReceivedReport[],
): Promise<ReadonlyMap<ReceivedReport, unknown>> {
	const found = new Map<ReceivedReport, unknown>();
	for await (const { source, elements } of elementsOf(received, sources)) {
		if (!found.has(source)) found.set(source, elements[0]);
		if (found.size === sources.length) break;
	}
	return found;
}

/** Names of what a reply says about a job, which is no figure of a report. */
const ABOUT_JOB = /^(?:job|run|request|queue|retry|progress|percent|percentage|status|state|code)/;

/**
 * The report in a reply that is a plain table: rows by column name, or lists beside a list of
 * column names. Undefined if it has no figure in each row, or has figures of a job only.
 */
function tableReport(body: unknown): JsonRecord | undefined {
	const table = findTable(withListsOnly(body));
	if (!table || table.rows.length === 0) return undefined;
	const areLists = table.rows.every(Array.isArray);
	const names = namesOf(table.fields);
	if (areLists ? names.length === 0 : !table.rows.every(isRecord)) return undefined;
	if (areLists && !table.rows.every((row) => listOf(row).length === names.length)) return undefined;
	const [first] = table.rows;
	const cells = Object.entries(rowRecord(first, names));
	const hasFigure = cells.some(
		([name, cell]) => isFigureColumn(name) && exactNumberOf(cell) !== null,
	);
	const isFlat = cells.every(([, cell]) => typeof cell !== 'object' || cell === null);
	if (!hasFigure || !isFlat || cells.length < 2) return undefined;
	return { columnHeader: areLists ? table.fields : undefined, data: table.rows };
}

/** The table itself, where one member holds it under another name than that of the specification. */
function withListsOnly(body: unknown): unknown {
	if (!isRecord(body)) return body;
	const [inner, another] = Object.values(body).filter(isRecord);
	const hasOwnList = Object.values(body).some(Array.isArray);
	return inner && !another && !hasOwnList && body.data === undefined ? inner : body;
}

function isFigureColumn(name: string): boolean {
	return !isIdName(name) && !isMomentName(name) && !ABOUT_JOB.test(plainName(name));
}
