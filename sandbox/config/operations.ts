import { existence } from '../request/siteEndpoints';
import { idAt, invalid } from '../request/values';
import type { SiteEndpoint } from '../request/endpoint';
import { Refusal, badRequest } from '../http/refusal';
import { type Reply, list, members } from '../http/reply';
import { forgetReferences, lookupReply } from './references';
import { type ConfigCall, reading, removing, writing } from './routes';
import { entryList, searchParameters, searchReply } from './search';
import {
	type Attribute,
	type Entry,
	type ObjectShape,
	type Operation,
	writable,
} from './objects/shape';
import { checkedValues } from './objects/values';
import type { ConfigNeeds } from './store';

const parametersOf = (attributes: readonly Attribute[]): string[] =>
	attributes.map(({ parameter }) => parameter);

/** The standard operations an object offers (docs/platform.md, Standard configuration resources). */
export function standardEndpoints(shape: ObjectShape): SiteEndpoint<ConfigNeeds>[] {
	return shape.operations.map((operation) => MAKERS[operation](shape));
}

const MAKERS: Readonly<Record<Operation, (shape: ObjectShape) => SiteEndpoint<ConfigNeeds>>> = {
	create: (shape) => {
		const required = parametersOf(writable(shape).filter((one) => one.requiredOnCreate));
		const optional = parametersOf(writable(shape).filter((one) => !one.requiredOnCreate));
		return writing(`${shape.name}/create`, { required, optional }, (call) => create(shape, call));
	},
	exists: (shape) =>
		reading(`${shape.name}/exists`, { required: parametersOf(shape.identity) }, (call) =>
			exists(shape, call),
		),
	lookup: (shape) =>
		reading(`${shape.name}/lookup`, { required: [shape.idParameter] }, (call) =>
			lookupReply(shape, idAt(call.given, shape.idParameter), call),
		),
	search: (shape) =>
		reading(`${shape.name}/search`, { optional: searchParameters(shape) }, (call) =>
			searchReply(call.table(shape), call.given),
		),
	update: (shape) => {
		const optional = parametersOf(writable(shape));
		return writing(`${shape.name}/update`, { required: [shape.idParameter], optional }, (call) =>
			update(shape, call),
		);
	},
	remove: (shape) =>
		removing(`${shape.name}/remove`, { required: [shape.idParameter] }, (call) => {
			const id = idAt(call.given, shape.idParameter);
			call.table(shape).remove(id);
			forgetReferences(shape, id, call.table);
			return members({ data: {} });
		}),
};

function create(shape: ObjectShape, call: ConfigCall): Reply {
	const initial = Object.fromEntries(shape.attributes.map((one) => [one.column, one.initial]));
	const values = { ...initial, ...checkedValues(call.given, writable(shape)) };
	refuseUnfit(shape, values, call);
	const entry = call.table(shape).add(values);
	const columns = [shape.idColumn, ...shape.identity.map(({ column }) => column)];
	return list(columns, [columns.map((column) => entry[column] ?? '')]);
}

function exists(shape: ObjectShape, call: ConfigCall): Reply {
	const wanted = checkedValues(call.given, shape.identity);
	refuseUnknownReferences(shape.identity, wanted, call);
	const found = call.table(shape).same(wanted);
	return existence(shape.idColumn, found?.[shape.idColumn]);
}

function update(shape: ObjectShape, call: ConfigCall): Reply {
	const table = call.table(shape);
	const id = idAt(call.given, shape.idParameter);
	const values = { ...table.at(id), ...checkedValues(call.given, writable(shape)) };
	refuseUnfit(shape, values, call);
	return entryList(shape, [table.change(id, values)]);
}

/** Refuses values that are empty, contradict each other, point nowhere or exist already. */
function refuseUnfit(shape: ObjectShape, values: Entry, call: ConfigCall): void {
	const missing = shape.attributes.find((one) => one.requiredOnCreate && !values[one.column]);
	if (missing) throw invalid(missing.parameter, 'a text that is not empty');
	const objection = shape.objection?.(values);
	if (objection) throw badRequest('PARAMETER_INVALID', objection);
	refuseUnknownReferences(shape.attributes, values, call);
	const same = call.table(shape).same(values);
	if (!same || same[shape.idColumn] === values[shape.idColumn]) return;
	const identity = shape.identity.map(({ column }) => values[column]).join(' / ');
	throw new Refusal(
		409,
		'ALREADY_EXISTS',
		`The ${shape.name} "${identity}" exists already, with the id ${same[shape.idColumn]}: update that one or choose another name.`,
	);
}

function refuseUnknownReferences(
	attributes: readonly Attribute[],
	values: Entry,
	call: ConfigCall,
): void {
	for (const { kind, column } of attributes) {
		const id = values[column];
		if (typeof kind !== 'string' && 'idOf' in kind && id) call.table(kind.idOf).at(id);
	}
}
