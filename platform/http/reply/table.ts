import type { JsonRecord } from '../../base/json/json';
import { isRecord, listOf, textOf, without } from '../../base/json/json';

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
	return rows && { rows, fields: columnsOf(data) ?? columnsOf(top) ?? [] };
}

/** What describes the columns of a table: `fields`, as the specification shows, or what others call it. */
const COLUMNS = ['fields', 'columns', 'headers', 'header', 'columnNames'];

function columnsOf(holder: JsonRecord): readonly unknown[] | undefined {
	const found = COLUMNS.map((name) => holder[name]).find(Array.isArray);
	return found && listOf(found);
}

/**
 * Finds the rows of a reply in any shape in which they can be told from all else: `rows` or a list as
 * `data`, a list at the top, the only list of an object, or an object keyed by ID. The specification
 * shows none of lists and searches. Undefined when the reply holds something else.
 */
export function findTable(body: unknown): Rows | undefined {
	if (Array.isArray(body)) return { rows: listOf(body), fields: [] };
	const reply = unwrapped(body);
	const top = isRecord(reply) ? without(reply, 'error', 'meta') : {};
	const known = findRows(top);
	if (known) return known;
	const holder = isRecord(top.data) ? top.data : top;
	const fields = columnsOf(holder) ?? columnsOf(top) ?? [];
	const rows = keyedRows(holder.rows) ?? onlyList(holder) ?? keyedRows(holder);
	if (rows) return { rows, fields };
	return isNothing(body, top) ? { rows: [], fields: [] } : undefined;
}

/** A reply whose data is not wrapped in `data` once more. */
export function unwrapped(reply: unknown): unknown {
	if (!isRecord(reply) || !isRecord(reply.data)) return reply;
	const { data, ...others } = reply.data;
	if (data === undefined || Object.keys(others).length > 0) return reply;
	return unwrapped({ ...reply, data });
}

/** An answer that says only that there is nothing. */
function isNothing(body: unknown, { data, ...others }: JsonRecord): boolean {
	const isEmpty = data === undefined || data === null || isEmptyRecord(data);
	return isRecord(body) && isEmpty && Object.keys(others).length === 0;
}

function isEmptyRecord(value: unknown): boolean {
	return isRecord(value) && Object.keys(value).length === 0;
}

/** The list of rows beside which there are only words and numbers, such as a count. */
function onlyList(holder: JsonRecord): readonly unknown[] | undefined {
	const members = Object.entries(without(holder, 'fields'));
	const lists = members.filter(([, value]) => typeof value === 'object' && value);
	// A list that describes columns is the table only where there is no other.
	const [found, another] =
		lists.length > 1 ? lists.filter(([name]) => !COLUMNS.includes(name)) : lists;
	if (!found || another) return undefined;
	const [, list] = found;
	if (isRecord(list)) return keyedRows(list);
	const rows = listOf(list);
	return rows.every((row) => isRecord(row) || Array.isArray(row)) ? rows : undefined;
}

/** The rows of an object keyed by ID, each with it. */
function keyedRows(value: unknown): readonly unknown[] | undefined {
	if (!isRecord(value) || isEmptyRecord(value)) return undefined;
	const members = Object.entries(value);
	if (!members.every(([, row]) => isRecord(row))) return undefined;
	return members.map(([id, row]) => ({ id, ...(isRecord(row) ? row : {}) }));
}

/** What columns are called that are described so, each once: a second of one name has its number behind it. */
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

/** The name in the description of a column. */
export function nameOfField(field: unknown): string | undefined {
	if (!isRecord(field)) return textOf(field);
	return NAMES.flatMap((name) => textOf(field[name]) || []).at(0);
}

const NAMES = ['name', 'label', 'title', 'displayName', 'key', 'field', 'column', 'id'];

/** What a column without a name is called. */
export function columnName(index: number): string {
	return `column_${index + 1}`;
}

/** A row as a record: a list by the names of its columns, and by their numbers beyond them. */
export function rowRecord(row: unknown, names: readonly string[]): JsonRecord {
	if (isRecord(row)) return row;
	if (!Array.isArray(row)) return { [names[0] ?? 'value']: row };
	return Object.fromEntries(
		listOf(row).map((value, index) => [names[index] ?? columnName(index), value]),
	);
}
