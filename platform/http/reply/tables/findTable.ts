import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf, textOf, without } from '../../../base/json/json';
import { heldList, isEnvelopeMember } from './listHolder';

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
 * Finds the rows of a reply in any recognizable shape: `rows` or a list as `data`, a list at the
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

/** Members that hold the values of an entry, with all members that may stand next to them. */
const HOLDERS: ReadonlyArray<readonly [holder: string, others: readonly string[]]> = [
	['attributes', ['type', 'id', 'relationships', 'links', 'meta']],
	['node', ['cursor']],
	['_source', ['_index', '_type', '_id', '_score', 'sort']],
];

/**
 * The rows of a list with their values at the top: those of JSON:API hold them in `attributes`, those of
 * GraphQL in `node`. Rows of any other shape are returned as they are.
 */
function unwrapRows(rows: readonly unknown[]): readonly unknown[] {
	const found = HOLDERS.find(([holder, others]) =>
		rows.every((row) => isRecord(row) && holds(row, holder, others)),
	);
	if (!found || rows.length === 0) return rows;
	const [holder] = found;
	return rows.map((row) => {
		const { [holder]: values, ...others } = isRecord(row) ? row : {};
		return { ...others, ...(isRecord(values) ? values : {}) };
	});
}

function holds(row: JsonRecord, holder: string, others: readonly string[]): boolean {
	const values = row[holder];
	if (!isRecord(values)) return false;
	// A name that both have would be lost.
	return Object.keys(row).every(
		(name) => name === holder || (others.includes(name) && !(name in values)),
	);
}

/** A list of lists whose first one names the columns: texts, each once, above at least one number. */
function headedTable(rows: readonly unknown[]) {
	const [head = [], ...others] = rows.map(listOf);
	const isHead = head.length > 0 && head.every((name) => typeof name === 'string' && name !== '');
	const isTable = others.length > 0 && others.every(({ length }) => length === head.length);
	if (!isHead || !isTable || new Set(head).size < head.length) return undefined;
	const hasNumber = others.some((row) => row.some((cell) => typeof cell === 'number'));
	return hasNumber ? { fields: head, rows: rows.slice(1) } : undefined;
}

/** The rows of an object keyed by ID, each with its ID as a member; an index is no ID. */
function keyedRows(value: unknown): readonly unknown[] | undefined {
	const members = isRecord(value) ? Object.entries(value) : [];
	if (members.length === 0 || !members.every(([, row]) => isRecord(row))) return undefined;
	const isIndexed = members.every(([key], at) => key === String(at));
	return members.map(([id, row]) => ({
		...(isIndexed ? {} : { id }),
		...(isRecord(row) ? row : {}),
	}));
}
