import type { INodeProperties } from 'n8n-workflow';

import type { AtLeastOne } from '../../../platform/catalogue/endpointRow';

/** An operation by the names of n8n. */
interface Chosen {
	readonly resource: string;
	readonly operation: string;
}

/** A property, and the one operation that needs it. */
export interface Needed extends Chosen {
	readonly property: INodeProperties;
}

/** For each resource all its operations. */
export type Operations = ReadonlyMap<string, readonly string[]>;

/** Where a rule finds Resource and Operation: beside the property, or at the root of the form. */
type Place = 'beside' | 'root';

/**
 * One property for all operations that need the very same one, so that the node stays light. n8n
 * shows a property for each of its resources with each of its operations: only what is right for
 * all of these pairs is merged.
 */
export function mergeEqual(
	needed: readonly Needed[],
	all: Operations,
	place: Place,
): INodeProperties[] {
	return grouped(needed, propertyKeyOf).flatMap((group) => showIn(group, all, place));
}

/** What has the same key, together. */
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

// A collection is the same object for all operations that have it, and long: n8n starts with this.
const keys = new WeakMap<INodeProperties, string>();

/** What equal properties have in common. */
export function propertyKeyOf({ property }: Needed): string {
	const known = keys.get(property);
	if (known !== undefined) return known;
	const key = JSON.stringify(property);
	keys.set(property, key);
	return key;
}

/** Resources that show a property, all with the same rule for their operations. */
export interface Bucket {
	readonly resources: readonly string[];
	readonly operations: readonly string[];
}

function showIn(group: readonly Needed[], all: Operations, place: Place): INodeProperties[] {
	const [first] = group;
	if (!first) return [];
	const { displayOptions = {}, ...property } = first.property;
	return bucketsOf(group, all).map((bucket) => {
		const { show, hide } = ruleOf(bucket, all, place);
		// Rules of its own first: they are shorter, and the first that fails is the last that is tested.
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

/** The shortest of the rules that say it: n8n tests all of them for every node that it opens. */
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

/** As few products of resources and operations as hold what is chosen, and nothing else. */
export function bucketsOf(group: readonly Chosen[], all: Operations): Bucket[] {
	const wanted = new Map<string, Set<string>>();
	for (const { resource, operation } of group) {
		wanted.set(resource, (wanted.get(resource) ?? new Set()).add(operation));
	}
	const offers = (resource: string, one: string) => all.get(resource)?.includes(one) === true;
	const buckets: Bucket[] = [];
	for (const [resource, operations] of wanted) {
		// Neither brings the other an operation that it has and does not want.
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
