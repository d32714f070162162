import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf, textOf, without } from '../../../base/json/json';
import { heldList, isEnvelopeMember } from './listHolder';
import { headedTable, keyedRows, unwrapRows } from './rowContent';

/** The table in a reply: its column descriptions and its rows. */
export interface Rows {
	readonly fields: readonly unknown[];
	readonly rows: readonly unknown[];
}

/**
 * Finds the table of a reply: `fields` and `rows` at the top level, as the specification shows, or
 * under `data`, or a list as `data`, as observed. Undefined if there is none.
 */
export function findRows(body: unknown): Rows | undefined {
	const top = isRecord(body) ? body : {};
	const data = isRecord(top.data) ? top.data : {};
	const rows = [data.rows, top.rows, top.data].find(Array.isArray);
	return rows && { rows, fields: columnsOf(data) ?? columnsOf(top) ?? [] };
}

/** Names of column descriptions: `fields`, as the specification shows, and common alternatives. */
const COLUMNS = ['fields', 'columns', 'headers', 'header', 'columnNames'];

function columnsOf(holder: JsonRecord): readonly unknown[] | undefined {
	const found = COLUMNS.map((name) => holder[name]).find(Array.isArray);
	return found && listOf(found);
}

/**
 * Finds the rows of a reply in any recognisable shape: `rows` or a list as `data`, a list at the
 * top, the only list of an object or of the objects that lead to it, or an object keyed by ID. The specification shows none for lists
 * and searches. Undefined if the reply has no rows.
 */
export function findTable(body: unknown): Rows | undefined {
	const { rows, fields } = Array.isArray(body)
		? { rows: listOf(body), fields: [] }
		: (tableIn(unwrapped(body)) ?? {});
	if (!rows || !fields) return undefined;
	const headed = fields.length === 0 ? headedTable(rows) : undefined;
	return headed ?? { rows: unwrapRows(rows), fields };
}

function tableIn(reply: unknown): Rows | undefined {
	const top = isRecord(reply) ? without(reply, 'error', 'meta') : {};
	const table = findRows(top);
	if (table) return table;
	const holder = isRecord(top.data) ? top.data : top;
	const fields = columnsOf(holder) ?? columnsOf(top) ?? [];
	const rows = keyedRows(holder.rows) ?? heldList(top) ?? onlyList(holder) ?? keyedRows(holder);
	if (rows) return { rows, fields };
	return isNothing(reply, top) ? { rows: [], fields: [] } : undefined;
}

/** Removes repeated wrapping in `data`. */
export function unwrapped(reply: unknown): unknown {
	if (!isRecord(reply) || !isRecord(reply.data)) return reply;
	const { data, ...others } = reply.data;
	if (data === undefined || Object.keys(others).length > 0) return reply;
	return unwrapped({ ...reply, data });
}

/** Whether a reply only says that there are no entries. */
function isNothing(reply: unknown, { data, ...others }: JsonRecord): boolean {
	const isEmpty = data === undefined || data === null || isEmptyRecord(data);
	return reply === null || (isRecord(reply) && isEmpty && Object.keys(others).length === 0);
}

function isEmptyRecord(value: unknown): boolean {
	return isRecord(value) && Object.keys(value).length === 0;
}

/** The only list of rows of an object, next to plain values such as a count. */
function onlyList(holder: JsonRecord): readonly unknown[] | undefined {
	const members = Object.entries(without(holder, 'fields'));
	const lists = members.filter(([, value]) => typeof value === 'object' && value);
	// A list of column descriptions is the table only if there is no other list.
	const [found, another] =
		lists.length > 1
			? lists.filter(([name]) => !COLUMNS.includes(name) && !isEnvelopeMember(name))
			: lists;
	if (!found || another) return undefined;
	const [, list] = found;
	if (isRecord(list)) return keyedRows(list);
	const rows = listOf(list);
	return rows.every((row) => isRecord(row) || Array.isArray(row)) ? rows : undefined;
}

/** The names of columns. Duplicates get a number: "name #2". */
export function namesOf(
	fields: readonly unknown[],
	nameOf: (field: unknown) => string | undefined = nameOfField,
): string[] {
	const seen = new Map<string, number>();
	return fields.map((field, index) => {
		const name = nameOf(field) ?? columnName(index);
		const times = (seen.get(name) ?? 0) + 1;
		seen.set(name, times);
		return times === 1 ? name : `${name} #${times}`;
	});
}

/** The name of a column in its description. */
export function nameOfField(field: unknown): string | undefined {
	if (!isRecord(field)) return textOf(field);
	return NAMES.flatMap((name) => textOf(field[name]) || []).at(0);
}

const NAMES = ['name', 'label', 'title', 'displayName', 'key', 'field', 'column', 'id'];

/** The name of a column that has none. */
export function columnName(index: number): string {
	return `column_${index + 1}`;
}

/** Converts a row to an object; values without a column name get column_<n>. */
export function rowRecord(row: unknown, names: readonly string[]): JsonRecord {
	if (isRecord(row)) return row;
	if (!Array.isArray(row)) return { [names[0] ?? 'value']: row };
	return Object.fromEntries(
		listOf(row).map((value, index) => [names[index] ?? columnName(index), value]),
	);
}
