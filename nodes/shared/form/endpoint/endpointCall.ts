import { effectOf } from '../../../../platform/catalogue/endpointEffect';
import type { Endpoint, EndpointOperation } from '../../../../platform/catalogue/endpointRow';
import { InvalidInput } from '../../../../platform/base/invalidInput';
import { isRecord } from '../../../../platform/base/json/json';
import type { Call } from '../../../../platform/http/call';
import { checkPathValue } from '../../../../platform/http/url';
import type { ReadFields, WireValue, WireValues } from '../fieldValues';

/** An endpoint, and the heading of values of which exactly one must be given. */
type Addressed = Endpoint & Pick<EndpointOperation, 'optional'>;

/**
 * A catalogue row and an item's parameters as the request that they mean: values fill the places of
 * the path, and then the query of GET and DELETE or the body of POST (docs/platform.md, Endpoints).
 */
export function toCall(operation: Addressed, { values, body }: ReadFields): Call {
	const { method, path, what, refusal, givesToken, reply } = operation;
	const places = new Set(placesIn(path));
	const pathValues: Record<string, string> = { ...wordOfOnly(operation, values) };
	const others: Record<string, WireValue> = {};
	for (const [name, value] of Object.entries(values)) {
		// Checked early, so that a wrong value of one item is reported before another item is sent.
		if (places.has(name)) pathValues[name] = checkPathValue(name, String(value));
		else others[fill(name, values)] = value;
	}
	const sent = method === 'POST' ? { body: bodyOf(others, body) } : { query: others };
	return {
		method,
		path,
		what,
		pathValues,
		...sent,
		// The specification shows no reply of single-call operations; plain text is no list.
		...(reply === 'records' ? {} : { textReply: true as const }),
		idempotent: effectOf(operation).repeatable,
		...(refusal === undefined ? {} : { refusal }),
		...(givesToken === undefined ? {} : { givesToken }),
	};
}

/**
 * The path value of an endpoint that takes exactly one.
 *
 * @throws InvalidInput if there is none, or more than one
 */
function wordOfOnly(
	{ by, optional, what }: Addressed,
	values: WireValues,
): Readonly<Record<string, string>> {
	if (!by) return {};
	const [given, ...more] = Object.keys(by).filter((name) => name in values);
	if (given !== undefined && more.length === 0) return { by: by[given] ?? '' };
	const heading = optional?.heading ?? 'Filters';
	const labels = (optional?.fields ?? []).flatMap((field) =>
		field.kind !== 'period' && 'as' in field && field.as in by ? [field.label] : [],
	);
	throw new InvalidInput(
		heading,
		given === undefined
			? `No filter was added, but the platform needs exactly one to return ${what}`
			: `${more.length + 1} filters were added, but the platform accepts only one to return ${what}`,
		`Under ${heading}, fill in only one of ${labels.join(', ')}`,
	);
}

function placesIn(path: string): string[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
}

/** Fills the placeholder of a name such as `actionlabel{level}-name`. */
function fill(name: string, values: WireValues): string {
	return name.replace(/\{(\w+)\}/g, (_, place: string) => String(values[place] ?? ''));
}

function bodyOf(values: WireValues, body: unknown): unknown {
	if (Object.keys(values).length === 0) return body ?? {};
	if (body === undefined) return values;
	if (isRecord(body)) return { ...body, ...values };
	throw new InvalidInput(
		'Body',
		'Body (JSON) is not an object, so the values of the other fields cannot be added to it',
		'Enter an object, which begins with { and ends with }',
	);
}
