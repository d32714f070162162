import { changesTwice, effectOf } from '../../../platform/catalogue/endpointEffect';
import { knownEndpoint } from '../../../platform/catalogue/known';
import type { KnownEndpoint } from '../../../platform/catalogue/known/endpoint';
import { placesIn } from '../../../platform/catalogue/known/endpoint';
import type { SpecialOperation } from '../../../platform/catalogue/endpointRow';
import { InvalidInput } from '../../../platform/base/invalidInput';
import { checkPathValue } from '../../../platform/http/url';
import type { JsonRecord } from '../../../platform/base/json/json';
import { isRecord, textOf } from '../../../platform/base/json/json';
import { joinFields, readFields } from '../../shared/form/endpoint/endpointRequest';
import { readLocator } from '../../shared/form/parameters';
import { parseFlag } from '../../shared/form/settings';
import type { WireValues } from '../../shared/form/fieldValues';
import type { ItemForm } from '../../shared/run/readThenRun';
import { refuseAgents } from '../../shared/run/toolAnswer/agentGuard';
import { refuseRetries } from '../../shared/run/retries';
import type { EndpointCall } from '../endpoint/replies';
import { readEndpointCall } from '../endpoint/run';
import { ENDPOINT, labelOf, TICK, VALUES } from './knownForm';

/** One item's call of a known endpoint. */
interface KnownCall {
	readonly endpoint: KnownEndpoint;
	readonly request: EndpointCall;
}

/**
 * Whether Site of an endpoint that has one was left unchanged. The value of an expression is never
 * replaced.
 */
export function needsSite(form: ItemForm): boolean {
	const stored = asRecord(asRecord(form.getNode().parameters[VALUES]).value);
	const isUntouched = stored.site === undefined || stored.site === null;
	const chosen = knownEndpoint(readLocator(form, ENDPOINT, 0));
	return isUntouched && chosen !== undefined && placesIn(chosen.path).includes('site');
}

/**
 * Reads the endpoint and the request of an item.
 *
 * @param onlySite the site to use where none was given, as the token has no other
 * @throws InvalidInput
 */
export function readKnownCall(
	form: ItemForm,
	operation: SpecialOperation<string>,
	item: number,
	onlySite: string | undefined,
): KnownCall {
	const endpoint = readEndpoint(form, item);
	const { value } = asRecord(form.getNodeParameter(VALUES, item, null));
	const given = { ...asRecord(value), ...(onlySite === undefined ? {} : { site: onlySite }) };
	const effect = effectOf(endpoint);
	refuseAgents(form, endpoint.name, effect);
	if (effect.changes) checkTick(endpoint, given);
	if (changesTwice(effect)) refuseRetries(form);
	const others = readFields(form, operation, item);
	if (others.body !== undefined && endpoint.method !== 'POST') throw noBody(endpoint);
	const fields = joinFields({ values: readPlaces(endpoint, given) }, others);
	return { endpoint, request: readEndpointCall(form, endpoint, fields, item) };
}

function readEndpoint(form: ItemForm, item: number): KnownEndpoint {
	const entered = readLocator(form, ENDPOINT, item);
	const endpoint = knownEndpoint(entered);
	if (endpoint?.ownOperation !== undefined) {
		throw new InvalidInput(
			'Endpoint',
			`"${endpoint.name}" requires a file, which this operation cannot send`,
			`Use ${endpoint.ownOperation}, which checks the file before it is sent`,
		);
	}
	if (endpoint) return endpoint;
	throw new InvalidInput(
		'Endpoint',
		entered === '' ? 'Endpoint is empty' : `There is no known endpoint "${entered}"`,
		'Choose an endpoint from the list, or use Custom API Call for a path that is not in the list',
	);
}

function checkTick({ name }: KnownEndpoint, given: JsonRecord): void {
	const ticked = given[TICK.name];
	if (ticked !== undefined && ticked !== null && parseFlag(TICK.label, ticked)) return;
	throw new InvalidInput(
		TICK.label,
		`Nothing was sent: "${name}" changes something on the platform, and ${TICK.label} is off`,
		`To change the platform, turn on ${TICK.label} under Values`,
	);
}

function readPlaces({ path }: KnownEndpoint, given: JsonRecord): WireValues {
	const places = placesIn(path).map((place): [string, string] => {
		const value = textOf(given[place])?.trim() ?? '';
		return [place, checkPathValue(labelOf(place), value)];
	});
	return Object.fromEntries(places);
}

function noBody({ name, method }: KnownEndpoint): InvalidInput {
	return new InvalidInput(
		'Body (JSON)',
		`"${name}" uses ${method}, which has no body`,
		'Remove Body (JSON), and enter the values under Additional Parameters',
	);
}

function asRecord(value: unknown): JsonRecord {
	return isRecord(value) ? value : {};
}
