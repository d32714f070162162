import { type Json, isObject, parseJson } from '../http/json';
import { badRequest } from '../http/refusal';
import { type Values, invalid } from './values';

/** The members a POST body must and may have. */
export interface BodyRules {
	required?: readonly string[];
	optional?: readonly string[];
	/** Members whose value is a JSON object. */
	objects?: readonly string[];
	/** Members nobody listed are a configuration, which only the job itself understands. */
	open?: boolean;
}

/** Reads a body as texts. Observed practice: values come as strings or as numbers. */
export function readBody(body: Buffer, rules: BodyRules): Values {
	const members = parseJson(body.toString());
	if (!isObject(members)) throw badRequest('BODY_INVALID', 'The body must be an object.');
	const { required = [], optional = [], objects = [], open = false } = rules;
	const known = [...required, ...optional, ...objects];
	const values = new Map<string, string>();
	for (const [name, value] of Object.entries(members)) {
		if (known.includes(name)) values.set(name, textOf(name, value, objects));
		else if (!open) throw unknownMember(name, known);
	}
	for (const name of required) {
		if (!values.get(name)) {
			throw badRequest('MEMBER_MISSING', `The body needs the member "${name}".`);
		}
	}
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
	if (typeof value !== 'string' && typeof value !== 'number') {
		throw invalid(name, 'a text or a number');
	}
	return String(value);
}
