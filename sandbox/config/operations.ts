import { badRequest, conflict } from '../http/refusal';
import { type Reply, list, members } from '../http/reply';
import type { SiteCall, SiteEndpoint } from '../request/endpoint';
import { existence, leftOut, reading, removing, writing } from '../request/siteEndpoints';
import { type Values, invalid } from '../request/values';
import type { Attribute, Entry, ObjectShape, Operation } from './objects/shape';
import { checkedValues } from './objects/values';
import { forgetReferences, lookupReply } from './references';
import { changed, searchParameters, searchReply } from './search';
import { entryAt, tableOf } from './tables';

const parametersOf = (attributes: readonly Attribute[]): string[] =>
	attributes.map(({ parameter }) => parameter);

/** The standard operations of an object (docs/platform.md, Standard configuration resources). */
export function standardEndpoints(shape: ObjectShape): SiteEndpoint[] {
	return shape.operations.map((operation) => MAKERS[operation](shape));
}

const MAKERS: Readonly<Record<Operation, (shape: ObjectShape) => SiteEndpoint>> = {
	create: (shape) => {
		const required = parametersOf(shape.writable.filter((one) => one.requiredOnCreate));
		const optional = parametersOf(shape.writable.filter((one) => !one.requiredOnCreate));
		return writing(`${shape.name}/create`, [...required, ...leftOut(optional)], (call, values) =>
			create(shape, call, values),
		);
	},
	exists: (shape) =>
		reading(`${shape.name}/exists`, parametersOf(shape.identity), (call, values) => {
			const requested = checkedValues(values, shape.identity);
			refuseUnknownReferences(shape.identity, requested, call);
			return existence(shape.idColumn, tableOf(call, shape).same(requested)?.[shape.idColumn]);
		}),
	lookup: (shape) =>
		reading(`${shape.name}/lookup`, [shape.idParameter], (call, values) =>
			lookupReply(shape, entryAt(call, shape, values), call),
		),
	search: (shape) =>
		reading(`${shape.name}/search`, searchParameters(shape), (call, values) =>
			searchReply(tableOf(call, shape), values),
		),
	update: (shape) => {
		const optional = leftOut(parametersOf(shape.writable));
		return writing(`${shape.name}/update`, [shape.idParameter, ...optional], (call, values) =>
			changed(call, values, shape, (before) => {
				const entry = { ...before, ...checkedValues(values, shape.writable) };
				refuseUnfit(shape, entry, call);
				return entry;
			}),
		);
	},
	remove: (shape) =>
		removing(`${shape.name}/remove`, [shape.idParameter], (call, values) => {
			const id = values.id(shape.idParameter);
			tableOf(call, shape).remove(id);
			forgetReferences(shape, id, call);
			return members({ data: {} });
		}),
};

function create(shape: ObjectShape, call: SiteCall, values: Values): Reply {
	const initial = Object.fromEntries(shape.attributes.map((one) => [one.column, one.initial]));
	const given = { ...initial, ...checkedValues(values, shape.writable) };
	refuseUnfit(shape, given, call);
	const entry = tableOf(call, shape).add(given);
	const columns = [shape.idColumn, ...shape.identity.map(({ column }) => column)];
	return list(columns, [columns.map((column) => entry[column] ?? '')]);
}

/** Rejects values that are empty, contradictory, duplicate or refer to nothing. */
function refuseUnfit(shape: ObjectShape, values: Entry, call: SiteCall): void {
	const missing = shape.attributes.find((one) => one.requiredOnCreate && !values[one.column]);
	if (missing) throw invalid(missing.parameter, 'a text that is not empty');
	const objection = shape.objection?.(values);
	if (objection) throw badRequest('PARAMETER_INVALID', objection);
	refuseUnknownReferences(shape.attributes, values, call);
	const same = tableOf(call, shape).same(values);
	if (!same || same[shape.idColumn] === values[shape.idColumn]) return;
	const identity = shape.identity.map(({ column }) => values[column]).join(' / ');
	throw conflict(
		'ALREADY_EXISTS',
		`The ${shape.name} "${identity}" exists already, with the id ${same[shape.idColumn]}: update that one or choose another name.`,
	);
}

function refuseUnknownReferences(
	attributes: readonly Attribute[],
	values: Entry,
	call: SiteCall,
): void {
	for (const { idOf, column } of attributes) {
		const id = values[column];
		if (idOf && id) tableOf(call, idOf).at(id);
	}
}
