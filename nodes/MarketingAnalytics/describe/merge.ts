import type { INodeProperties } from 'n8n-workflow';

/** A property, and the one operation that needs it. */
export interface Needed {
	readonly property: INodeProperties;
	readonly resource: string;
	readonly operation: string;
}

/** For each resource all its operations. */
type Operations = ReadonlyMap<string, readonly string[]>;

/**
 * One property for all operations that need the very same one, so that the node stays light. n8n
 * shows a property for each of its resources with each of its operations: only what is right for
 * all of these pairs is merged.
 */
export function mergeEqual(needed: readonly Needed[], all: Operations): INodeProperties[] {
	const groups = new Map<string, Needed[]>();
	for (const one of needed) {
		const key = JSON.stringify(one.property);
		groups.set(key, [...(groups.get(key) ?? []), one]);
	}
	return [...groups.values()].flatMap((group) => showIn(group, all));
}

/** Resources that show a property, all with the same rule for their operations. */
interface Bucket {
	readonly resource: string[];
	/** Undefined shows it with every operation. */
	readonly operation?: string[];
}

function showIn(group: readonly Needed[], all: Operations): INodeProperties[] {
	const [first] = group;
	if (!first) return [];
	const { property } = first;
	return bucketsOf(group, all).map(({ resource, operation }) => ({
		...property,
		displayOptions: {
			show: {
				resource,
				...(operation ? { operation } : {}),
				...property.displayOptions?.show,
			},
		},
	}));
}

function bucketsOf(group: readonly Needed[], all: Operations): Bucket[] {
	const wanted = new Map<string, string[]>();
	for (const { resource, operation } of group) {
		wanted.set(resource, [...(wanted.get(resource) ?? []), operation]);
	}
	const always = [...wanted].filter(
		([resource, some]) => some.length === all.get(resource)?.length,
	);
	const buckets: Bucket[] =
		always.length > 0 ? [{ resource: always.map(([resource]) => resource) }] : [];
	const sometimes = [...wanted].filter((one) => !always.includes(one));
	return sometimes.reduce((found, one) => addTo(found, one, wanted, all), buckets);
}

function addTo(
	buckets: readonly Bucket[],
	[resource, operations]: readonly [string, string[]],
	wanted: ReadonlyMap<string, readonly string[]>,
	all: Operations,
): Bucket[] {
	const isExact = (bucket: Bucket) =>
		bucket.resource.every((name) =>
			(all.get(name) ?? []).every(
				(one) => bucket.operation?.includes(one) === wanted.get(name)?.includes(one),
			),
		);
	const joined = (bucket: Bucket): Bucket => ({
		resource: [...bucket.resource, resource],
		operation: [...new Set([...(bucket.operation ?? []), ...operations])],
	});
	const fitting = buckets.findIndex((bucket) => bucket.operation && isExact(joined(bucket)));
	return fitting < 0
		? [...buckets, { resource: [resource], operation: operations }]
		: buckets.map((bucket, index) => (index === fitting ? joined(bucket) : bucket));
}
