import type { INodeProperties } from 'n8n-workflow';

import type { AtLeastOne } from '../../../platform/catalogue/endpointFields';

/** An operation by its resource and operation values. */
interface Chosen {
	readonly resource: string;
	readonly operation: string;
}

/** A property, and the one operation that needs it. */
export interface Needed extends Chosen {
	readonly property: INodeProperties;
}

/** All operations of each resource. */
export type Operations = ReadonlyMap<string, readonly string[]>;

/**
 * Where a display rule finds Resource and Operation: next to the property, or at the root of the
 * form.
 */
type Place = 'beside' | 'root';

/**
 * Merges equal properties of several operations into one, so that the description stays small. n8n
 * shows a property for each combination of its resources and operations, so only operations for
 * which all combinations are right are merged.
 */
export function mergeEqual(
	needed: readonly Needed[],
	all: Operations,
	place: Place,
): INodeProperties[] {
	return grouped(needed, propertyKeyOf).flatMap((group) => showIn(group, all, place));
}

/** Groups by key. */
export function grouped(all: readonly Needed[], keyOf: (one: Needed) => string): Needed[][] {
	const groups = new Map<string, Needed[]>();
	for (const one of all) {
		const key = keyOf(one);
		const group = groups.get(key);
		if (group) group.push(one);
		else groups.set(key, [one]);
	}
	return [...groups.values()];
}

// Collections are shared objects and long: their keys are cached, as n8n builds this at start.
const keys = new WeakMap<INodeProperties, string>();

/** A key that equal properties share. */
export function propertyKeyOf({ property }: Needed): string {
	const known = keys.get(property);
	if (known !== undefined) return known;
	const key = JSON.stringify(property);
	keys.set(property, key);
	return key;
}

/** Resources that show a property with the same operations. */
interface Bucket {
	readonly resources: readonly string[];
	readonly operations: readonly string[];
}

function showIn(group: readonly Needed[], all: Operations, place: Place): INodeProperties[] {
	const [first] = group;
	if (!first) return [];
	const { displayOptions = {}, ...property } = first.property;
	return bucketsOf(group, all).map((bucket) => {
		const { show, hide } = ruleOf(bucket, all, place);
		// Rules of its own come first: they are shorter, and n8n stops at the first that fails.
		const shown = { ...displayOptions.show, ...show };
		const hidden = { ...displayOptions.hide, ...hide };
		const rule = {
			...(Object.keys(shown).length > 0 ? { show: shown } : {}),
			...(Object.keys(hidden).length > 0 ? { hide: hidden } : {}),
		};
		return Object.keys(rule).length > 0 ? { ...property, displayOptions: rule } : property;
	});
}

interface Rule {
	readonly show?: Record<string, string[]>;
	readonly hide?: Record<string, string[]>;
}

/** The shortest equivalent rules: n8n evaluates all of them for every node that it opens. */
function ruleOf({ resources, operations }: Bucket, all: Operations, place: Place): Rule {
	const root = place === 'root' ? '/' : '';
	const named = (field: 'resource' | 'operation', values: readonly string[]) =>
		values.length > 0 ? { [`${root}${field}`]: [...values] } : {};
	const byResource = named('resource', resources);
	const byOperation = named('operation', operations);
	const ofThem = [...new Set(resources.flatMap((resource) => all.get(resource) ?? []))];
	const unwanted = ofThem.filter((one) => !operations.includes(one));
	const others = [...all.keys()].filter((resource) => !resources.includes(resource));
	const clashing = others.filter((other) =>
		(all.get(other) ?? []).some((one) => operations.includes(one)),
	);
	if (unwanted.length === 0 && others.length === 0) return {};
	return shortest([
		{ hide: { ...named('resource', others), ...named('operation', unwanted) } },
		...(unwanted.length === 0 ? [{ show: byResource }] : []),
		...(clashing.length === 0 ? [{ show: byOperation }] : []),
		{ show: { ...byResource, ...byOperation } },
		{ show: byResource, hide: named('operation', unwanted) },
		{ show: byOperation, hide: named('resource', clashing) },
	]);
}

function shortest(rules: AtLeastOne<Rule>): Rule {
	const length = (rule: Rule) => JSON.stringify(rule).length;
	return rules.reduce((best, rule) => (length(rule) < length(best) ? rule : best));
}

/** The fewest products of resources and operations that cover exactly the given ones. */
export function bucketsOf(group: readonly Chosen[], all: Operations): Bucket[] {
	const chosen = new Map<string, Set<string>>();
	for (const { resource, operation } of group) {
		chosen.set(resource, (chosen.get(resource) ?? new Set()).add(operation));
	}
	const offers = (resource: string, one: string) => all.get(resource)?.includes(one) === true;
	const buckets: Bucket[] = [];
	for (const [resource, operations] of chosen) {
		// Merging must not add an operation that should not show the property.
		const at = buckets.findIndex(
			(bucket) =>
				bucket.operations.every((one) => operations.has(one) || !offers(resource, one)) &&
				[...operations]
					.filter((one) => !bucket.operations.includes(one))
					.every((one) => !bucket.resources.some((other) => offers(other, one))),
		);
		const { resources = [], operations: before = [] } = buckets[at] ?? {};
		const joined: Bucket = {
			resources: [...resources, resource],
			operations: [...new Set([...before, ...operations])],
		};
		buckets.splice(at < 0 ? buckets.length : at, 1, joined);
	}
	return buckets;
}
