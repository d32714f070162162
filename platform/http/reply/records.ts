import { findRows, findTable, namesOf, rowRecord, unwrapped } from './table';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf, tryParseJson, without } from '../../base/json/json';

/**
 * Reads replies of many records, in any shape that `findTable` knows; what holds something else is one
 * record. Observed practice, as the specification shows only the job creation reply.
 */
export function readRecords(body: unknown): JsonRecord[] {
	const table = findTable(body);
	if (!table) return [wholeReply(body)];
	const names = namesOf(table.fields);
	return table.rows.map((row) => rowRecord(row, names));
}

/** What a reply holds beside what the platform says of itself. */
export function wholeReply(body: unknown): JsonRecord {
	const top = isRecord(body) ? remainder(body) : { value: body };
	const { data, ...others } = top;
	return isRecord(data) && isEmpty(others) ? data : top;
}

/** Reads a reply that is about one thing: the only row, the data, or what stands beside them. */
export function readRecord(reply: unknown): JsonRecord {
	const alone = onlyOf(reply);
	if (alone) return alone;
	const body = unwrapped(reply);
	const top = isRecord(body) ? body : { value: body };
	const data = isRecord(top.data) ? top.data : undefined;
	const hasRows = findRows(body) !== undefined;
	const [row, another] = hasRows ? readRecords(body) : [];
	if (row !== undefined && another === undefined) return { ...outside(top, data), ...row };
	return hasRows ? remainder(top) : inside(data ?? remainder(top));
}

/** The record of a list that holds nothing else. */
function onlyOf(body: unknown): JsonRecord | undefined {
	const [only, another] = listOf(body);
	return isRecord(only) && another === undefined ? only : undefined;
}

/** The record in an object that holds nothing but it: under its own ID, or the name of a list. */
function inside(record: JsonRecord): JsonRecord {
	const [member, another] = Object.entries(record);
	const [name, held] = member ?? [];
	if (name === undefined || another) return record;
	const alone = onlyOf(held);
	if (alone || !isRecord(held)) return alone ?? record;
	const isId = Object.values(held).some((value) => textOf(value) === name);
	return isId ? held : record;
}

/** What a reply of rows says beside its rows. */
function outside(top: JsonRecord, data: JsonRecord | undefined): JsonRecord {
	const siblings = without(remainder(top), 'data', 'rows', 'fields');
	return { ...siblings, ...without(data ?? {}, 'rows', 'fields') };
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
	const exists = asBoolean(record.exists);
	if (exists !== undefined) return { ...record, exists: exists };
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

/** The text of a reply that is one and not empty, as `mayBeWords` of a call lets it be; nothing of any other. */
export function textIn(reply: unknown): { readonly text?: string } {
	const text = isRecord(reply) && Object.keys(reply).length === 1 ? textOf(reply.text) : undefined;
	return text ? { text } : {};
}

/** Reads a reply in words: a text, JSON with one text in it, or JSON that says more. */
export function readWords(reply: string): JsonRecord {
	const parsed = tryParseJson(reply);
	if (parsed === undefined) return { text: reply };
	const record = readRecord(parsed);
	const [only, another] = Object.values(record);
	return typeof only === 'string' && another === undefined ? { text: only } : record;
}
