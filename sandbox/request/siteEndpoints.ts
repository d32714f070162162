import { type Json, isObject, parseJson } from '../http/json';
import { badRequest } from '../http/refusal';
import { type Reply, list, members } from '../http/reply';
import type { Method } from '../http/served';
import type { Parameters, SiteCall, SiteEndpoint } from './endpoint';
import { Values, invalid } from './values';

/** Names of parameters or members; those with a question mark at the end are optional. */
export type Names = readonly string[];

type Handle = (call: SiteCall, values: Values) => Reply;

export const leftOut = (names: Names): Names => names.map((name) => `${name}?`);

export function parametersOf(names: Names): Required<Parameters> {
	return {
		required: names.filter((name) => !name.endsWith('?')),
		optional: names.filter((name) => name.endsWith('?')).map((name) => name.slice(0, -1)),
	};
}

/** A GET endpoint below `/ea/{site}`, with its values in the query. */
export function siteQuery(
	methods: readonly Method[],
	name: string,
	names: Names,
	handle: Handle,
): SiteEndpoint {
	const path = `/ea/{site}/${name}.json`;
	const query = parametersOf(names);
	return { scope: 'site', methods, path, ...query, handle: (call) => handle(call, call.query) };
}

/** A GET endpoint below `/ea/{site}/db`, e.g. `adhoc/search`. */
export function reading(name: string, names: Names, handle: Handle): SiteEndpoint {
	return siteQuery(['GET'], `db/${name}`, names, handle);
}

/** A DELETE endpoint below `/ea/{site}/db`. */
export function removing(name: string, names: Names, handle: Handle): SiteEndpoint {
	return siteQuery(['DELETE'], `db/${name}`, names, handle);
}

/** A POST endpoint below `/ea/{site}` that reads its body itself. */
export function sent(name: string, handle: SiteEndpoint['handle']): SiteEndpoint {
	return { scope: 'site', methods: ['POST'], path: `/ea/{site}/${name}.json`, handle };
}

/** A POST endpoint below `/ea/{site}/db`, with a JSON object as body. */
export function writing(
	name: string,
	names: Names,
	handle: Handle,
	rules?: BodyRules,
): SiteEndpoint {
	return sent(`db/${name}`, (call) => handle(call, readBody(call.body, names, rules)));
}

interface BodyRules {
	/** Members whose value is a JSON object. */
	objects?: readonly string[];
	/** Whether further members are accepted as a configuration, which only the job interprets. */
	open?: boolean;
}

/** Reads a body as texts. Observed practice: values are strings or numbers. */
export function readBody(
	body: Buffer,
	names: Names,
	{ objects = [], open = false }: BodyRules = {},
): Values {
	const given = parseJson(body.toString());
	if (!isObject(given)) throw badRequest('BODY_INVALID', 'The body must be an object.');
	const { required, optional } = parametersOf(names);
	const known = [...required, ...optional, ...objects];
	const values = new Values();
	for (const [name, value] of Object.entries(given)) {
		if (known.includes(name)) values.set(name, textOf(name, value, objects));
		else if (!open) throw unknownMember(name, known);
	}
	const missing = required.find((name) => !values.get(name));
	if (missing) throw badRequest('MEMBER_MISSING', `The body needs the member "${missing}".`);
	return values;
}

function unknownMember(name: string, known: readonly string[]) {
	const hint = known.length === 0 ? 'there are none' : `there are ${known.join(', ')}`;
	return badRequest('MEMBER_UNKNOWN', `The body has an unknown member "${name}"; ${hint}.`);
}

function textOf(name: string, value: Json, objects: readonly string[]): string {
	if (objects.includes(name)) {
		if (!isObject(value)) throw invalid(name, 'a JSON object');
		return JSON.stringify(value);
	}
	if (typeof value === 'string' || typeof value === 'number') return String(value);
	throw invalid(name, 'a text or a number');
}

/** Observed practice: the ID of a started job run. */
export function startedRun(id: string): Reply {
	return list(['jobrun_id'], [[id]]);
}

/** Observed practice: the reply of `exists`, with the ID of the entry. */
export function existence(idColumn: string, id: string | undefined): Reply {
	return members({ data: id === undefined ? { exists: false } : { exists: true, [idColumn]: id } });
}
