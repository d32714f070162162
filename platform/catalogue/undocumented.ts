import { ofPart } from './parts';
import type { EndpointOperation } from './endpointRow';
import type { Noun } from './standard';
import { checkExistence, create, getMany, getUsage, rename, update } from './standard';

/**
 * The standard operations of a thing that the specification does not list (docs/platform.md, Endpoints
 * beyond the specification). Of its values only ID and name are known; others are additional parameters.
 */
function undocumented(part: string, noun: Noun): EndpointOperation[] {
	const operations = [
		getMany(noun),
		checkExistence(noun),
		create(noun),
		update(noun, rename(noun)),
	];
	return ofPart({ one: part, many: `${part}s` }, operations).map(beyond);
}

function beyond(operation: EndpointOperation): EndpointOperation {
	return { ...operation, isBeyond: true };
}

/** Who shows campaigns. */
export const publishers: readonly EndpointOperation[] = undocumented('Publisher', {
	object: 'publisher',
	one: 'publisher',
	a: 'a publisher',
	many: 'publishers',
});

/** Where publishers show them. */
export const locations: readonly EndpointOperation[] = undocumented('Location', {
	object: 'location',
	one: 'location',
	a: 'a location',
	many: 'locations',
});

/** What visitors do that labels can be linked to. */
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

/** What is told of products. */
export const productParameters: readonly EndpointOperation[] = [
	...undocumented('Product Parameter', productParameter),
	...ofPart({ one: 'Product Parameter', many: 'Product Parameters' }, [
		beyond(getUsage(productParameter)),
	]),
];
