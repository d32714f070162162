import { type Names, leftOut } from '../request/siteEndpoints';
import { Values } from '../request/values';
import { type Reply, list } from '../http/reply';
import { type Attribute, type Entry, type ObjectShape, columnsOf, writable } from './objects/shape';
import { type EntryTable, rowOf } from './tables';
import { checkedValues } from './objects/values';

type Comparison = (value: string, wanted: string) => boolean;

const startsWith: Comparison = (value, wanted) => value.startsWith(wanted);
const equals: Comparison = (value, wanted) => value === wanted;
const LIKE: Readonly<Record<string, Comparison>> = {
	start: startsWith,
	exact: equals,
	contain: (value, wanted) => value.includes(wanted),
	end: (value, wanted) => value.endsWith(wanted),
};
const EXACT: Readonly<Record<string, Comparison>> = { 0: startsWith, 1: equals };

/** Observed practice: the parameters of every search; attributes narrow it as well. */
export function searchParameters(shape: ObjectShape): Names {
	const attributes = writable(shape).map(({ parameter }) => parameter);
	const narrowing = shape.title ? [narrowingOf(shape, shape.title)] : [];
	return leftOut(['limit', 'start', shape.idParameter, ...attributes, ...narrowing]);
}

/** The entries that match, one page of them. */
export function searchReply(table: EntryTable, given: Values): Reply {
	const { shape } = table;
	return entryList(shape, given.pageOf(table.all().filter(filterOf(shape, given))));
}

export function entryList(shape: ObjectShape, entries: readonly Entry[]): Reply {
	return list(
		columnsOf(shape),
		entries.map((entry) => rowOf(shape, entry)),
	);
}

function filterOf(shape: ObjectShape, query: Values): (entry: Entry) => boolean {
	// A form that was left empty asks for nothing.
	const given = new Values([...query].filter(([, value]) => value !== ''));
	const id = given.has(shape.idParameter) ? given.id(shape.idParameter) : undefined;
	const ofTitle = titleComparison(shape, given);
	const wanted = checkedValues(given, writable(shape));
	const tests = writable(shape)
		.filter(({ column }) => column in wanted)
		.map((attribute) => ({
			column: attribute.column,
			compare: attribute === shape.title ? ofTitle : usualComparison(attribute),
		}));
	return (entry) =>
		(id === undefined || entry[shape.idColumn] === id) &&
		tests.every(({ column, compare }) => compare(entry[column] ?? '', wanted[column] ?? ''));
}

function usualComparison({ kind }: Attribute): Comparison {
	return kind === 'text' ? startsWith : equals;
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
