import type { JsonRecord } from './values/json';
import { isRecord, listOf, textOf, tryParseJson, without } from './values/json';

/** A table of a reply: its columns as they are described, and its rows. */
export interface Rows {
	readonly fields: readonly unknown[];
	readonly rows: readonly unknown[];
}

/**
 * Finds the table of a reply: `fields` and `rows` at the top level, as the specification shows, or
 * under `data`, or a list as `data`, as observed. Undefined when there is none.
 */
export function findRows(body: unknown): Rows | undefined {
	const top = isRecord(body) ? body : {};
	const data = isRecord(top.data) ? top.data : {};
	const rows = [data.rows, top.rows, top.data].find(Array.isArray);
	return rows && { rows, fields: listOf(data.fields ?? top.fields) };
}

/**
 * Reads the platform's table replies as records: rows as lists or as objects, an object keyed by
 * id, or a list. Observed practice, as the specification shows only the job creation reply.
 */
export function readRecords(body: unknown): JsonRecord[] {
	const table = findRows(body);
	if (table) {
		const names = table.fields.map(fieldName);
		return table.rows.map((row) => recordOf(row, names));
	}
	const top = isRecord(body) ? body : {};
	if (top.data === undefined) return isEmpty(remainder(top)) ? [] : [remainder(top)];
	const data = isRecord(top.data) ? top.data : {};
	const members = Object.entries(data);
	return members.every(([, value]) => isRecord(value))
		? members.map(([id, value]) => ({ id, ...(isRecord(value) ? value : {}) }))
		: [data];
}

function fieldName(field: unknown, index: number): string {
	const name = isRecord(field) ? textOf(field.name) : textOf(field);
	return name ?? `column_${index + 1}`;
}

function recordOf(row: unknown, names: readonly string[]): JsonRecord {
	if (isRecord(row)) return row;
	if (!Array.isArray(row)) return { [names[0] ?? 'value']: row };
	return Object.fromEntries(
		row.map((value: unknown, index) => [names[index] ?? `column_${index + 1}`, value]),
	);
}

/** Reads a reply that is about one thing: the only row, the data, or what stands beside them. */
export function readRecord(body: unknown): JsonRecord {
	const top = isRecord(body) ? body : { value: body };
	const data = isRecord(top.data) ? top.data : undefined;
	const hasRows = findRows(body) !== undefined;
	const [row, another] = hasRows ? readRecords(body) : [];
	if (row !== undefined && another === undefined) return { ...outside(top, data), ...row };
	if (hasRows || data === undefined) return remainder(top);
	return data;
}

/** What a reply of rows says beside its rows. */
function outside(top: JsonRecord, data: JsonRecord | undefined): JsonRecord {
	const beside = without(remainder(top), 'data', 'rows', 'fields');
	return { ...beside, ...without(data ?? {}, 'rows', 'fields') };
}

/**
 * What the platform says of itself in every reply (docs/platform.md, Batch job
 * responses) is no data.
 */
function remainder(top: JsonRecord): JsonRecord {
	return without(top, 'error', 'meta');
}

function isEmpty(record: JsonRecord): boolean {
	return Object.keys(record).length === 0;
}

/**
 * Reads whether something exists. Observed practice: a member `exists`, or rows for what was found; it
 * may also be the whole answer. A reply that says none of this is handed on as it is.
 */
export function readVerdict(body: unknown): JsonRecord {
	const record = readRecord(body);
	const said = asBoolean(record.exists);
	if (said !== undefined) return { ...record, exists: said };
	const answer = asBoolean(nameless(record));
	if (answer !== undefined) return { exists: answer };
	const rows = findRows(body)?.rows;
	if (rows === undefined) return record;
	return rows.length === 1 ? { exists: true, ...record } : { exists: rows.length > 0 };
}

/** The only value of a record, where nothing names it. */
function nameless(record: JsonRecord): unknown {
	const [name = '', ...others] = Object.keys(record);
	return others.length === 0 && NO_NAMES.includes(name) ? record[name] : undefined;
}

const NO_NAMES = ['value', 'data', 'text', 'column_1'];

function asBoolean(value: unknown): boolean | undefined {
	if (typeof value === 'boolean') return value;
	const word = textOf(value)?.toUpperCase() ?? '';
	if (['1', 'Y', 'YES', 'TRUE'].includes(word)) return true;
	return ['0', 'N', 'NO', 'FALSE'].includes(word) ? false : undefined;
}

/** Reads a reply in words: a text, JSON with one text in it, or JSON that says more. */
export function readWords(reply: string): JsonRecord {
	const parsed = tryParseJson(reply);
	if (parsed === undefined) return { text: reply };
	const record = readRecord(parsed);
	const [only, another] = Object.values(record);
	return typeof only === 'string' && another === undefined ? { text: only } : record;
}
