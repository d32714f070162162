import type {
	ILoadOptionsFunctions,
	INodeListSearchItems,
	INodeListSearchResult,
	ResourceMapperFields,
} from 'n8n-workflow';

import { effectOf } from '../../../platform/catalogue/endpointEffect';
import { findEndpoints, knownEndpoint } from '../../../platform/catalogue/known';
import type { KnownEndpoint } from '../../../platform/catalogue/known/endpoint';
import { placesIn } from '../../../platform/catalogue/known/endpoint';
import { mappedField } from '../../shared/form/columnMapping';
import { readCurrent } from '../../shared/form/parameters';
import { ENDPOINT, labelOf, TICK } from './knownForm';

/** The path values of the chosen endpoint, and the confirmation of one that changes something. */
export async function getEndpointValues(
	this: ILoadOptionsFunctions,
): Promise<ResourceMapperFields> {
	const chosen = knownEndpoint(readCurrent(this, ENDPOINT));
	if (!chosen || chosen.ownOperation !== undefined) return await Promise.resolve({ fields: [] });
	// The only site of a token is filled in.
	const places = placesIn(chosen.path).map((place) =>
		mappedField(place, labelOf(place), place !== 'site'),
	);
	const tick = { ...mappedField(TICK.name, TICK.label, true), type: 'boolean' as const };
	return { fields: effectOf(chosen).changes ? [...places, tick] : places };
}

// The editor requests the next page when the user scrolls to the end.
const AT_A_TIME = 100;

/** The endpoints that match the search. */
export async function searchKnownEndpoints(
	this: ILoadOptionsFunctions,
	filter = '',
	paginationToken = '',
): Promise<INodeListSearchResult> {
	const from = Number(paginationToken) || 0;
	const found = findEndpoints(filter);
	const next = from + AT_A_TIME;
	const results = found.slice(from, next).map(asEntry);
	return await Promise.resolve(
		next < found.length ? { results, paginationToken: String(next) } : { results },
	);
}

function asEntry(one: KnownEndpoint): INodeListSearchItems {
	const marks = [
		...(one.ownOperation === undefined ? [] : [`use ${one.ownOperation}`]),
		...(one.deprecatedFor === undefined ? [] : [`deprecated: use ${one.deprecatedFor}`]),
		...(effectOf(one).changes ? ['changes data'] : []),
		...(one.isBeyond ? ['undocumented'] : []),
	];
	const name = marks.length > 0 ? `${one.name} (${marks.join(', ')})` : one.name;
	return { name, value: one.id, description: one.id };
}
