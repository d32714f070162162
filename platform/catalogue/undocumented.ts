import { asPartOperations } from './parts';
import type { EndpointOperation } from './endpointRow';
import type { Noun } from './standard';
import { checkExistence, create, getMany, getUsage, rename, update } from './standard';

/**
 * The standard operations of an entity that the specification does not list (docs/platform.md,
 * Endpoints beyond the specification). Only ID and name are known; other values are additional
 * parameters.
 */
function undocumented(part: string, noun: Noun): EndpointOperation[] {
	const operations = [
		getMany(noun),
		checkExistence(noun),
		create(noun),
		update(noun, rename(noun)),
	];
	return asPartOperations({ one: part, many: `${part}s` }, operations).map(beyond);
}

function beyond(operation: EndpointOperation): EndpointOperation {
	return { ...operation, isBeyond: true };
}

/** The publishers that show campaigns. */
export const publishers: readonly EndpointOperation[] = undocumented('Publisher', {
	object: 'publisher',
	one: 'publisher',
	a: 'a publisher',
	many: 'publishers',
});

/** The places where publishers show them. */
export const locations: readonly EndpointOperation[] = undocumented('Location', {
	object: 'location',
	one: 'location',
	a: 'a location',
	many: 'locations',
});

/** The actions of visitors, to which labels can be linked. */
export const actions: readonly EndpointOperation[] = undocumented('Action', {
	object: 'action',
	one: 'action',
	a: 'an action',
	many: 'actions',
});

const productParameter: Noun = {
	object: 'productparam',
	one: 'product parameter',
	a: 'a product parameter',
	many: 'product parameters',
};

/** The parameters of products. */
export const productParameters: readonly EndpointOperation[] = [
	...undocumented('Product Parameter', productParameter),
	...asPartOperations({ one: 'Product Parameter', many: 'Product Parameters' }, [
		beyond(getUsage(productParameter)),
	]),
];
