import { type Names, leftOut } from '../request/siteEndpoints';
import { Values } from '../request/values';
import { type Reply, list } from '../http/reply';
import type { SiteCall } from '../request/endpoint';
import type { Attribute, Entry, ObjectShape } from './objects/shape';
import { checkedValues } from './objects/values';
import { entryAt, type EntryTable, tableOf } from './tables';

type Comparison = (value: string, requested: string) => boolean;

const startsWith: Comparison = (value, requested) => value.startsWith(requested);
const equals: Comparison = (value, requested) => value === requested;
const LIKE: Readonly<Record<string, Comparison>> = {
	start: startsWith,
	exact: equals,
	contain: (value, requested) => value.includes(requested),
	end: (value, requested) => value.endsWith(requested),
};
const EXACT: Readonly<Record<string, Comparison>> = { 0: startsWith, 1: equals };

/** Observed practice: the parameters of every search; attributes are filters as well. */
export function searchParameters(shape: ObjectShape): Names {
	const attributes = shape.writable.map(({ parameter }) => parameter);
	const narrowing = shape.title ? [narrowingOf(shape, shape.title)] : [];
	return leftOut(['limit', 'start', shape.idParameter, ...attributes, ...narrowing]);
}

/** One page of the matching entries. */
export function searchReply(table: EntryTable, given: Values): Reply {
	const { shape } = table;
	return entryList(shape, given.pageOf(table.all().filter(filterOf(shape, given))));
}

export function entryList(shape: ObjectShape, entries: readonly Entry[]): Reply {
	const { columns } = shape;
	return list(
		columns,
		entries.map((entry) => columns.map((column) => entry[column] ?? '')),
	);
}

/** Changes the entry with the ID of a call, and returns it. */
export function changed(
	call: SiteCall,
	values: Values,
	shape: ObjectShape,
	change: (entry: Entry) => Entry,
): Reply {
	const entry = entryAt(call, shape, values);
	const id = values.id(shape.idParameter);
	return entryList(shape, [tableOf(call, shape).change(id, change(entry))]);
}

function filterOf(shape: ObjectShape, query: Values): (entry: Entry) => boolean {
	// Empty values of a form count as not sent.
	const given = new Values([...query].filter(([, value]) => value !== ''));
	const id = given.has(shape.idParameter) ? given.id(shape.idParameter) : undefined;
	const ofTitle = titleComparison(shape, given);
	const requested = checkedValues(given, shape.writable);
	const tests = shape.writable
		.filter(({ column }) => column in requested)
		.map((attribute) => {
			const ofOthers = attribute.check ? equals : startsWith;
			return {
				column: attribute.column,
				compare: attribute === shape.title ? ofTitle : ofOthers,
			};
		});
	return (entry) =>
		(id === undefined || entry[shape.idColumn] === id) &&
		tests.every(({ column, compare }) => compare(entry[column] ?? '', requested[column] ?? ''));
}

function titleComparison(shape: ObjectShape, given: Values): Comparison {
	if (!shape.title) return startsWith;
	const parameter = narrowingOf(shape, shape.title);
	const choices = shape.match === 'like' ? LIKE : EXACT;
	const chosen = given.oneOf(parameter, Object.keys(choices));
	return choices[chosen ?? ''] ?? startsWith;
}

function narrowingOf(shape: ObjectShape, title: Attribute): string {
	return `${title.parameter}-${shape.match}`;
}
