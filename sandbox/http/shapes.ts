import { type Json, type JsonObject, isObject } from './json';
import {
	JSON_TYPE,
	type Reply,
	type Table,
	listData,
	members,
	objectsOf,
	plainReply,
} from './reply';

/** The shapes of replies that the specification does not show. */
interface Shape {
	readonly name: string;
	list(table: Table): Reply;
	members(of: JsonObject): Reply;
	/** Changes to replies of reports, which the specification shows. */
	report?(of: JsonObject): Reply;
}

/** Shapes that a server by other developers could send, numbered from 1. */
export const SHAPES: readonly Shape[] = [
	{
		name: 'objects in data',
		list: (table) => members({ data: objectsOf(table) }),
		members: (of) => members('data' in of ? of : { data: of }),
	},
	{
		name: 'data nested once more',
		list: (table) => members({ data: { data: listData(table, false) } }),
		members: (of) =>
			members('data' in of ? { ...of, data: { data: of.data ?? null } } : { data: { data: of } }),
	},
	{
		name: 'objects by their IDs',
		list: (table) => members({ data: byId(table) }),
		members: (of) => members(reversed(of)),
		report: (of) => members(reversed(of)),
	},
	{
		name: 'a list with a name of its own',
		list: (table) => members({ data: { entries: objectsOf(table) } }),
		members: (of) => (isFlat(of) ? { type: 'list', ...asRow(of) } : members(of)),
	},
	{
		name: 'columns in another order, and more of them',
		list: ({ fields, rows }) => ({
			type: 'list',
			fields: ['added_later', ...[...fields].reverse()],
			rows: rows.map((row) => ['?', ...fields.map((_, at) => row[fields.length - 1 - at] ?? null)]),
		}),
		members: (of) => members({ added_later: '?', ...reversed(of) }),
		report: (of) => members(withAffinity({ added_later: '?', ...reversed(of) }, 'figure')),
	},
	{
		name: 'figures as text',
		list: (table) => plain({ error: 'false', data: asText(listData(table, false)) }),
		members: (of) => plain({ error: 'false', ...asText(of) }),
		report: (of) => plain({ error: 0, ...withAffinity(figuresAsText(of), 'double') }),
	},
	{
		name: 'nothing around it',
		list: (table) => plain(objectsOf(table)),
		members: (of) => plain(of),
		report: (of) => plain(withoutHeader(of)),
	},
	{
		name: 'numbers for yes and no',
		list: (table) => plain({ error: 0, data: asNumbers(listData(table, true)) }),
		members: (of) => plain({ error: 0, ...asNumbers(of) }),
		report: (of) => plain({ error: 0, ...of }),
	},
];

/** Converts a reply to another shape. @param number 0 for the default one */
export function inShape(number: number, path: string, reply: Reply): Reply {
	const shape = SHAPES[number - 1];
	if (!shape) return reply;
	if (reply.type === 'list') return shape.list(reply);
	if (reply.type !== 'members') return reply;
	if (path.includes('/report/batch/')) return (shape.report ?? members)(reply.members);
	const table = tableIn(reply.members);
	return table ? shape.list(table) : shape.members(reply.members);
}

const plain = (json: Json): Reply => plainReply(JSON_TYPE, { json });

/** The fields and rows of a reply, in any place. */
function tableIn({ data, ...others }: JsonObject): Table | undefined {
	if (!isObject(data) || Object.keys(others).length > 0) return undefined;
	const { fields, rows } = data;
	if (!Array.isArray(fields) || !Array.isArray(rows)) return undefined;
	const names = fields.map((field) => (isObject(field) ? String(field.name) : String(field)));
	return { fields: names, rows: rows.map((row) => (Array.isArray(row) ? row : [row])) };
}

/** Rows keyed by their first value; a list if these are not unique. */
function byId(table: Table): Json {
	const ids = table.rows.map(([first]) => String(first));
	const objects = objectsOf(table);
	if (new Set(ids).size < ids.length || table.fields.length < 2) return objects;
	return Object.fromEntries(objects.map((one, at) => [ids[at] ?? '', one]));
}

function asRow(of: JsonObject) {
	return { fields: Object.keys(of), rows: [Object.values(of)] };
}

function isFlat(of: JsonObject): boolean {
	const values = Object.values(of);
	return values.length > 0 && values.every((value) => typeof value !== 'object' || value === null);
}

function reversed(of: JsonObject): JsonObject {
	return Object.fromEntries(Object.entries(of).reverse());
}

function mapped(value: JsonObject, change: (leaf: Json, name: string) => Json): JsonObject {
	const inside = (one: Json, name: string): Json => {
		if (Array.isArray(one)) return one.map((each) => inside(each, name));
		return isObject(one) ? mapped(one, change) : change(one, name);
	};
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inside(one, name)]));
}

const asText = (value: JsonObject) =>
	mapped(value, (leaf) =>
		typeof leaf === 'number' || typeof leaf === 'boolean' ? String(leaf) : leaf,
	);

const asNumbers = (value: JsonObject) =>
	mapped(value, (leaf) => (typeof leaf === 'boolean' ? Number(leaf) : leaf));

const figuresAsText = (value: JsonObject) =>
	mapped(value, (leaf, name) =>
		name === 'values' && typeof leaf === 'number' ? String(leaf) : leaf,
	);

const withAffinity = (value: JsonObject, affinity: string) =>
	mapped(value, (leaf, name) => (name === 'affinity' && leaf !== 'text' ? affinity : leaf));

function withoutHeader(value: JsonObject): JsonObject {
	const inside = (one: Json) => (isObject(one) ? withoutHeader(one) : one);
	return Object.fromEntries(
		Object.entries(value)
			.filter(([name]) => name !== 'columnHeader')
			.map(([name, one]) => [name, Array.isArray(one) ? one.map(inside) : inside(one)]),
	);
}
