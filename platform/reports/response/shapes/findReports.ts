import type { JsonPath } from '../../../http/streaming/jsonPath';
import { WILDCARD } from '../../../http/streaming/jsonPath';
import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf, textOf, without } from '../../../base/json/json';
import { KeyedElement } from './element';
import { nameOfPart, partOf, plainName, MEMBER_NAMES } from './memberNames';

/** Members that may wrap a reply's content, or hold its reports. */
const WRAPPERS = [
	...['reports', 'data', 'report', 'result', 'results', 'response', 'body', 'payload', 'output'],
	...['content', 'items', 'value'],
];

const DEEPEST = 4;

/** The reports of a reply that has the specified form. */
export function documentedReports(body: unknown): JsonRecord[] {
	const top = isRecord(body) ? body : {};
	const data = isRecord(top.data) ? top.data : {};
	return listOf(data.reports ?? top.reports).filter(isRecord);
}

/**
 * Finds the reports of a reply, each with its rows as the list `data` and its header as
 * `columnHeader`. Their list is `data.reports`, or `reports` at the top (docs/platform.md, Batch
 * job responses, gives both); reports elsewhere are recognized by their members.
 */
export function findReports(body: unknown): JsonRecord[] {
	const documented = documentedReports(body);
	return (documented.length > 0 ? documented : search(body, DEEPEST)).map(asDocumented);
}

function search(value: unknown, depth: number): JsonRecord[] {
	if (depth < 0) return [];
	if (Array.isArray(value)) {
		const list = listOf(value);
		if (list.length > 0 && list.every(isReport)) return list.filter(isRecord);
		const [only, another] = list;
		return another === undefined ? search(only, depth - 1) : [];
	}
	if (!isRecord(value)) return [];
	if (isReport(value)) return [reportWithin(value)];
	for (const wrapper of WRAPPERS) {
		const name = Object.keys(value).find((one) => plainName(one) === wrapper);
		const found = name === undefined ? [] : search(value[name], depth - 1);
		if (found.length > 0) return found;
	}
	const members = Object.values(value);
	return members.length > 0 && members.every(isReport) ? members.filter(isRecord) : [];
}

/** The report itself, where a wrapper without a header looks like one because the rows of its report lie in it. */
function reportWithin(report: JsonRecord): JsonRecord {
	const inner = report[rowsOf(report)?.name ?? ''];
	if (!isRecord(inner) || describesColumns(report)) return report;
	return describesColumns(inner) && isReport(inner) ? inner : report;
}

function describesColumns(report: JsonRecord): boolean {
	const header = partOf(report, 'header');
	if (isRecord(header) && hasParts(header)) return true;
	return Array.isArray(header) || hasParts(without(report, rowsOf(report)?.name ?? ''));
}

/**
 * Whether an object is a report: it has rows, and members or rows of a form that only reports have.
 */
function isReport(value: unknown): value is JsonRecord {
	if (!isRecord(value)) return false;
	const rows = rowsOf(value);
	if (rows === undefined) return false;
	const header = partOf(value, 'header');
	const isHeader = isRecord(header) && hasParts(header);
	if (isHeader || hasParts(without(value, rows.name))) return true;
	const isNamed = textOf(value.kind) !== undefined || textOf(value.path) !== undefined;
	const [first] = rows.list;
	const isRow = isRecord(first) && hasParts(first);
	return isRow || (isNamed && !isReport(first));
}

function hasParts(record: JsonRecord): boolean {
	return ['dimensions', 'metrics'].some((of) => {
		const part = Object.keys(record).find((name) => plainName(name).startsWith(of.slice(0, -1)));
		return part !== undefined && typeof record[part] === 'object';
	});
}

interface RowsOf {
	readonly name: string;
	readonly list: readonly unknown[];
}

/** The rows of a report: a list, a list within an object, columns, or rows by key. */
function rowsOf(report: JsonRecord): RowsOf | undefined {
	for (const spelling of MEMBER_NAMES.rows) {
		const name = Object.keys(report).find((one) => plainName(one) === spelling);
		const list = name === undefined ? undefined : listIn(report[name]);
		if (name !== undefined && list !== undefined) return { name, list };
	}
	return undefined;
}

function listIn(rows: unknown): readonly unknown[] | undefined {
	if (Array.isArray(rows)) return listOf(rows);
	if (!isRecord(rows) || Object.keys(rows).length === 0) return undefined;
	const parts = ['dimensions', 'metrics'].filter((one) => rows[one] !== undefined);
	if (parts.length === 2) return [rows];
	const inside = nameOfPart(rows, 'rows');
	if (inside !== undefined && Array.isArray(rows[inside])) return listOf(rows[inside]);
	return columnsAsRows(rows) ?? keyed(rows);
}

/**
 * Turns columns, each a list of equally many values, into rows: {"media_key": ["SOCIAL",
 * "MAILING"], "visit": [3, 2]}.
 */
function columnsAsRows(rows: JsonRecord): JsonRecord[] | undefined {
	const columns = Object.entries(rows).map(([name, list]) => [name, listOf(list)] as const);
	const [[, first] = ['', []], ...others] = columns;
	const isColumn = ([, list]: readonly [string, readonly unknown[]]) =>
		list.length === first.length && list.every((cell) => typeof cell !== 'object' || cell === null);
	if (others.length === 0 || !Object.values(rows).every(Array.isArray)) return undefined;
	if (first.length === 0 || !columns.every(isColumn)) return undefined;
	const texts = columns.filter(([, list]) => list.every((cell) => typeof cell === 'string'));
	// Lists of figures only are rows by key.
	if (texts.length === 0) return undefined;
	return first.map((_, row) =>
		Object.fromEntries(columns.map(([name, list]) => [name, list[row]])),
	);
}

function keyed(rows: JsonRecord): readonly unknown[] {
	const members = Object.entries(rows);
	const arePlaces = members.every(([name], index) => name === String(index));
	return members.map(([key, content]) => (arePlaces ? content : new KeyedElement(key, content)));
}

/** A report with its parts in their specified places. */
function asDocumented(report: JsonRecord): JsonRecord {
	const isAlready = Array.isArray(report.data) && isRecord(report.columnHeader);
	if (isAlready) return report;
	const rows = rowsOf(report);
	if (rows === undefined) return { ...report, data: undefined };
	const rest = without(report, rows.name);
	return { ...rest, data: rows.list, columnHeader: headerOf(rest) };
}

/** The header of a report, whose members may also lie directly in the report. */
function headerOf(report: JsonRecord): unknown {
	const header = partOf(report, 'header');
	const dateRanges = partOf(report, 'dateRanges');
	const days = dateRanges === undefined ? {} : { dateRanges };
	if (Array.isArray(header)) return { columnHeader: header, ...days };
	if (isRecord(header)) return { ...days, ...header };
	return hasParts(report) ? report : days;
}

const HOLDERS: readonly JsonPath[] = [
	...[['reports'], ['data', 'reports'], ['report'], ['data', 'report'], ['result']],
	...[['result', 'reports'], ['data', 'result'], ['results'], ['data', 'results']],
	...[['items'], ['data', 'items'], ['response', 'reports'], ['data', 'data', 'reports']],
];

/** Where the rows of a streamed report lie; rows elsewhere arrive with the envelope. */
export const ROW_PLACES: readonly JsonPath[] = HOLDERS.flatMap((holder) =>
	['data', 'rows'].flatMap((rows) => [
		[...holder, WILDCARD, rows],
		[...holder, rows],
	]),
);
