import { isChanging } from '../../../platform/catalogue/changes';
import { knownEndpoint } from '../../../platform/catalogue/known';
import type { KnownEndpoint } from '../../../platform/catalogue/known/endpoint';
import { placesIn } from '../../../platform/catalogue/known/endpoint';
import type { SpecialOperation } from '../../../platform/catalogue/row';
import { InvalidInput } from '../../../platform/client/faults';
import { canBePathValue, checkPathValue } from '../../../platform/client/url';
import type { JsonRecord } from '../../../platform/client/values/json';
import { isRecord, textOf } from '../../../platform/client/values/json';
import { joinFields, readFields } from '../../shared/form/endpointRequest';
import { readLocator } from '../../shared/form/parameters';
import { parseFlag } from '../../shared/form/settings';
import type { WireValues } from '../../shared/form/values';
import type { ItemForm } from '../../shared/run/readThenRun';
import { refuseRetries } from '../../shared/run/retries';
import type { EndpointCall } from '../endpoint/replies';
import { readEndpointCall } from '../endpoint/run';
import { ENDPOINT, labelOf, TICK, VALUES } from './knownForm';

/** One item's call of a known endpoint. */
export interface KnownCall {
	readonly endpoint: KnownEndpoint;
	readonly request: EndpointCall;
	/** What is secret of its path, and must not show in a message or an item. */
	readonly secrets: readonly string[];
}

/** The value of paths that is a secret (docs/platform.md, Import endpoints). */
const SECRET = 'connectorToken';

/** Reads what an item asks of which endpoint. @throws InvalidInput */
export function readKnownCall(
	form: ItemForm,
	operation: SpecialOperation<string>,
	item: number,
): KnownCall {
	const endpoint = readEndpoint(form, item);
	const { value } = asRecord(form.getNodeParameter(VALUES, item, null));
	const given = asRecord(value);
	if (isChanging(endpoint)) {
		checkTick(endpoint, given);
		refuseRetries(form);
	}
	const others = readFields(form, operation, item);
	if (others.body !== undefined && endpoint.method !== 'POST') throw noBody(endpoint);
	const places = readPlaces(endpoint, given);
	const fields = joinFields({ values: places }, others);
	return {
		endpoint,
		request: readEndpointCall(form, endpoint, fields, item),
		secrets: SECRET in places ? [String(places[SECRET])] : [],
	};
}

function readEndpoint(form: ItemForm, item: number): KnownEndpoint {
	const entered = readLocator(form, ENDPOINT, item);
	const endpoint = knownEndpoint(entered);
	if (endpoint) return endpoint;
	throw new InvalidInput(
		'Endpoint',
		entered === '' ? 'Endpoint is empty' : `No endpoint is known as "${entered}"`,
		'Choose it from the list, or use Custom API Call for a path that the list does not have',
	);
}

function checkTick({ name }: KnownEndpoint, given: JsonRecord): void {
	const ticked = given[TICK.name];
	if (ticked !== undefined && ticked !== null && parseFlag(TICK.label, ticked)) return;
	throw new InvalidInput(
		TICK.label,
		`Nothing was sent: "${name}" changes something on the platform, and ${TICK.label} is not ticked`,
		`Tick ${TICK.label} among the values of the endpoint if that is what you want`,
	);
}

function readPlaces({ path }: KnownEndpoint, given: JsonRecord): WireValues {
	const places = placesIn(path).map((place): [string, string] => {
		const value = textOf(given[place])?.trim() ?? '';
		return [place, place === SECRET ? checkSecret(value) : checkPathValue(labelOf(place), value)];
	});
	return Object.fromEntries(places);
}

/** The token of a connector, told of without it: a path value that cannot be sent is shown. */
function checkSecret(value: string): string {
	if (canBePathValue(value)) return value;
	throw new InvalidInput(
		labelOf(SECRET),
		value === ''
			? `${labelOf(SECRET)} is empty`
			: `${labelOf(SECRET)} holds what no address can carry`,
		'Copy it from the connector RealTime Analytics - Import; Import > Import File keeps it in a credential',
	);
}

function noBody({ name, method }: KnownEndpoint): InvalidInput {
	return new InvalidInput(
		'Body (JSON)',
		`"${name}" is called by ${method}, which has no body`,
		'Remove Body (JSON), and give values under Additional Parameters',
	);
}

function asRecord(value: unknown): JsonRecord {
	return isRecord(value) ? value : {};
}
