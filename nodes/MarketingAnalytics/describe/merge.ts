import type { INodeProperties } from 'n8n-workflow';

/** A property, and the one operation that needs it. */
export interface Needed {
	readonly property: INodeProperties;
	readonly resource: string;
	readonly operation: string;
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
	const groups = new Map<string, Needed[]>();
	for (const one of needed) {
		const key = JSON.stringify(one.property);
		groups.set(key, [...(groups.get(key) ?? []), one]);
	}
	return [...groups.values()].flatMap((group) => showIn(group, all, place));
}

/** Resources that show a property, all with the same rule for their operations. */
interface Bucket {
	readonly resources: readonly string[];
	readonly operations: readonly string[];
}

function showIn(group: readonly Needed[], all: Operations, place: Place): INodeProperties[] {
	const [first] = group;
	if (!first) return [];
	const { property } = first;
	return bucketsOf(group, all).map((bucket) => ({
		...property,
		displayOptions: { show: { ...ruleOf(bucket, all, place), ...property.displayOptions?.show } },
	}));
}

/** As few conditions as say it: n8n tests all of them for every node that it opens. */
function ruleOf({ resources, operations }: Bucket, all: Operations, place: Place) {
	const root = place === 'root' ? '/' : '';
	const byResource = { [`${root}resource`]: [...resources] };
	const byOperation = { [`${root}operation`]: [...operations] };
	const needsAll = resources.every((resource) =>
		(all.get(resource) ?? []).every((one) => operations.includes(one)),
	);
	if (needsAll) return byResource;
	const others = [...all].filter(([resource]) => !resources.includes(resource));
	const isEnough = others.every(([, known]) => !known.some((one) => operations.includes(one)));
	return isEnough ? byOperation : { ...byResource, ...byOperation };
}

function bucketsOf(group: readonly Needed[], all: Operations): Bucket[] {
	const wanted = new Map<string, Set<string>>();
	for (const { resource, operation } of group) {
		wanted.set(resource, new Set([...(wanted.get(resource) ?? []), operation]));
	}
	const isExact = ({ resources, operations }: Bucket) =>
		resources.every((resource) =>
			operations.every(
				(one) => wanted.get(resource)?.has(one) === (all.get(resource) ?? []).includes(one),
			),
		);
	return [...wanted].reduce<Bucket[]>((buckets, [resource, operations]) => {
		const joined = (bucket: Bucket): Bucket => ({
			resources: [...bucket.resources, resource],
			operations: [...new Set([...bucket.operations, ...operations])],
		});
		const fitting = buckets.find((bucket) => isExact(joined(bucket)));
		return fitting
			? buckets.map((bucket) => (bucket === fitting ? joined(bucket) : bucket))
			: [...buckets, { resources: [resource], operations: [...operations] }];
	}, []);
}
