import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf, textOf, without } from '../../../base/json/json';
import { objectIn } from './openTexts';
import { ERROR_NAMES, nameOfSign, WRAPPER_NAMES } from '../signNames';
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
	const described = DESCRIPTIONS.map((name) => holder[name]);
	const places = [holder, ...described.filter(isRecord)];
	const found = places.flatMap((place) => COLUMNS.map((name) => place[name])).find(Array.isArray);
	return listIn(found) ?? listIn(described.find(areDescriptions));
}

function listIn(value: unknown): readonly unknown[] | undefined {
	return Array.isArray(value) ? listOf(value) : undefined;
}

/** Names of objects that describe the columns, or are lists of such descriptions. */
const DESCRIPTIONS = ['schema', 'metadata', 'meta'];

function areDescriptions(value: unknown): boolean {
	const all = listOf(value);
	return all.length > 0 && all.every((one) => isRecord(one) && nameOfField(one) !== undefined);
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
	const whole = isRecord(reply) ? reply : {};
	const top = without(whole, 'error', 'meta');
	const table = findRows(whole);
	if (table) return table;
	const holder = isRecord(top.data) ? top.data : top;
	const fields = columnsOf(holder) ?? columnsOf(whole) ?? [];
	if (fields.length > 0 && hasNoRows(holder)) return { rows: [], fields };
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

/** Whether the rows are there, but null or an object without members. */
function hasNoRows(holder: JsonRecord): boolean {
	return 'rows' in holder && (holder.rows === null || isEmptyRecord(holder.rows));
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
			? lists.filter(([name, value]) => !COLUMNS.includes(name) && !isEnvelopeMember(name, value))
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
	const opened = rows.map(objectIn);
	if (rows.length > 0 && opened.every(isRecord)) return opened;
	const cells = rows.map(cellsOf);
	if (rows.length > 0 && cells.every(Array.isArray)) return cells;
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

/** The cells of a row as BigQuery has them, `{f: [{v: 7}]}`; undefined for any other row. */
function cellsOf(row: unknown): readonly unknown[] | undefined {
	const { f, ...others } = isRecord(row) ? row : {};
	const isRow = Array.isArray(f) && Object.keys(others).length === 0;
	const cells = listOf(f).map((cell) => (isRecord(cell) && 'v' in cell ? [cell.v] : []));
	return isRow && cells.every(({ length }) => length === 1) ? cells.flat() : undefined;
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
	const hasFigures = head.some(
		(name, at) => !isDigits(name) && others.every((row) => isDigits(row[at])),
	);
	return hasNumber || hasFigures ? { fields: head, rows: rows.slice(1) } : undefined;
}

function isDigits(value: unknown): boolean {
	return typeof value === 'string' && /^-?\d+(?:[.,]\d+)?$/.test(value.trim());
}

/** The rows of an object keyed by ID, each with its ID as a member; an index is no ID. */
function keyedRows(value: unknown): readonly unknown[] | undefined {
	const members = isRecord(value) ? Object.entries(value) : [];
	if (members.length === 0 || !members.every(([, row]) => isRecord(row))) return undefined;
	// What says how the request went is no entry.
	const speaks = (sign: string) => WRAPPER_NAMES.has(sign) || ERROR_NAMES.has(sign);
	if (members.some(([name]) => speaks(nameOfSign(name)))) return undefined;
	const byColumn = rowsBelowColumns(members);
	if (byColumn) return byColumn;
	const isIndexed = members.every(([key], at) => key === String(at));
	return members.map(([id, row]) => ({
		...(isIndexed ? {} : { id }),
		...(isRecord(row) ? row : {}),
	}));
}

/** The rows of an object that holds each column by the indexes of its rows: `{id: {0: 7, 1: 9}}`. */
function rowsBelowColumns(members: ReadonlyArray<readonly [string, unknown]>) {
	const columns = members.map(([name, column]) => {
		return { name, cells: Object.entries(isRecord(column) ? column : {}) };
	});
	const count = columns[0]?.cells.length ?? 0;
	const areColumns = columns.every(
		({ name, cells }) =>
			!/^\d+$/.test(name) &&
			cells.length === count &&
			cells.every(([key, cell], at) => key === String(at) && typeof cell !== 'object'),
	);
	if (!areColumns || columns.length < 2 || count === 0) return undefined;
	return Array.from({ length: count }, (_, at) =>
		Object.fromEntries(columns.map(({ name, cells }) => [name, cells[at]?.[1]])),
	);
}
