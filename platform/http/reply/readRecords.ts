import { findRows, findTable, namesOf, rowRecord, unwrapped } from './tables/findTable';
import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf, tryParseJson, without } from '../../base/json/json';

/**
 * Reads the records of a reply in any shape that `findTable` supports; any other reply is one
 * record. Observed practice, as the specification shows only the job creation reply.
 */
export function readRecords(body: unknown): JsonRecord[] {
	const table = findTable(body);
	if (!table) return [wholeReply(body)];
	const names = namesOf(table.fields);
	return table.rows.map((row) => rowRecord(row, names));
}

/** A reply without the platform's metadata. */
export function wholeReply(body: unknown): JsonRecord {
	const top = isRecord(body) ? remainder(body) : { value: body };
	const { data, ...others } = top;
	return isRecord(data) && isEmpty(others) ? data : top;
}

/** Reads a reply about one entity: its only row, its data, or the members next to them. */
export function readRecord(reply: unknown): JsonRecord {
	const onlyRecord = onlyOf(reply);
	if (onlyRecord) return onlyRecord;
	const body = unwrapped(reply);
	const top = isRecord(body) ? body : { value: body };
	const data = isRecord(top.data) ? top.data : undefined;
	const hasRows = findRows(body) !== undefined;
	const [row, another] = hasRows ? readRecords(body) : [];
	if (row !== undefined && another === undefined) return { ...outside(top, data), ...row };
	return hasRows ? remainder(top) : inside(data ?? remainder(top));
}

/** The record of a list with exactly one record. */
function onlyOf(body: unknown): JsonRecord | undefined {
	const [only, another] = listOf(body);
	return isRecord(only) && another === undefined ? only : undefined;
}

/** Unwraps an object whose only member is a record under its own ID, or a list of one record. */
function inside(record: JsonRecord): JsonRecord {
	const [member, another] = Object.entries(record);
	const [name, content] = member ?? [];
	if (name === undefined || another) return record;
	const onlyRecord = onlyOf(content);
	if (onlyRecord || !isRecord(content)) return onlyRecord ?? record;
	const isId = Object.values(content).some((value) => textOf(value) === name);
	return isId ? content : record;
}

/** The members of a reply next to its rows. */
function outside(top: JsonRecord, data: JsonRecord | undefined): JsonRecord {
	const siblings = without(remainder(top), 'data', 'rows', 'fields');
	return { ...siblings, ...without(data ?? {}, 'rows', 'fields') };
}

/** Removes the metadata that every reply contains (docs/platform.md, Batch job responses). */
function remainder(top: JsonRecord): JsonRecord {
	return without(top, 'error', 'meta');
}

function isEmpty(record: JsonRecord): boolean {
	return Object.keys(record).length === 0;
}

/**
 * Reads whether something exists. Observed practice: the reply has a member `exists`, rows for each
 * match, or is itself the answer. Any other reply is returned unchanged.
 */
export function readVerdict(body: unknown): JsonRecord {
	const record = readRecord(body);
	const exists = asBoolean(record.exists);
	if (exists !== undefined) return { ...record, exists };
	const answer = asBoolean(nameless(record));
	if (answer !== undefined) return { exists: answer };
	const rows = findRows(body)?.rows;
	if (rows === undefined) return record;
	return rows.length === 1 ? { exists: true, ...record } : { exists: rows.length > 0 };
}

/** The only value of a record, if its name is a generic one. */
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

/**
 * The text of a reply to a call with `textReply`, as {text} if it is the only member and not empty;
 * otherwise {}.
 */
export function textIn(reply: unknown): { readonly text?: string } {
	const text = isRecord(reply) && Object.keys(reply).length === 1 ? textOf(reply.text) : undefined;
	return text ? { text } : {};
}

/** Reads a textual reply: a plain text, JSON with a single text, or JSON with more members. */
export function readWords(reply: string): JsonRecord {
	const parsed = tryParseJson(reply);
	if (parsed === undefined) return { text: reply };
	const record = readRecord(parsed);
	const [only, another] = Object.values(record);
	return typeof only === 'string' && another === undefined ? { text: only } : record;
}
