import type { INodeProperties } from 'n8n-workflow';

import type { Run } from '../../../platform/catalogue';
import { inParts } from '../../../platform/catalogue/parts';
import type { Resource, Optional } from '../../../platform/catalogue/endpointRow';
import { describeCollection, HEADINGS } from '../../shared/form/headings';
import type { AnyOperation, Catalogue, FormOf } from './catalogueTypes';
import type { Needed, Operations } from './merge';
import { bucketsOf, mergeEqual } from './merge';
import { describeNotices } from './operationNotices';
import { sortByDependency } from './sortByDependency';
import { TOOL_DESCRIPTIONS } from './toolDescriptions';
import { effectOfOperation } from '../../../platform/catalogue/endpointEffect';
import { LET_AGENT_CHANGE } from '../../shared/form/letAgentChange';
import { optionalOf } from '../../../platform/catalogue/additionalParameters';
import { describeField } from '../../shared/form/endpoint/fieldKinds';
import type { Form } from '../../shared/form/form';

/** The whole form of the node: Resource, Operation, then what the operation needs. */
export function describeProperties(catalogue: Catalogue, formOf: FormOf): INodeProperties[] {
	const operations = new Map(
		catalogue.map((resource) => [resource.value, resource.operations.map(({ value }) => value)]),
	);
	const needed = catalogue.flatMap((resource) =>
		neededBy(resource, (operation) => [
			...describeForAgents(operation),
			...describeNotices(operation),
			...describeOperation(operation, formOf(operation)),
		]),
	);
	const fields = mergeEqual(
		sortByDependency([...needed, ...collectionsOf(catalogue, formOf, operations)]),
		operations,
		'beside',
	);
	const choices = [resourceProperty(catalogue), ...catalogue.map(operationProperty)];
	return [...choices, ...TOOL_DESCRIPTIONS, ...fields];
}

/**
 * The collections of optional fields. Operations share a collection where one display rule fits, as
 * n8n evaluates every property of a node when it opens one.
 */
function collectionsOf(catalogue: Catalogue, formOf: FormOf, operations: Operations): Needed[] {
	return HEADINGS.flatMap((heading) => {
		const fields = catalogue.flatMap((resource) =>
			neededBy(resource, (operation) => describeOptional(operation, formOf(operation), heading)),
		);
		return bucketsOf(fields, operations).flatMap((bucket) => {
			const inside = fields.filter(
				(field) =>
					bucket.resources.includes(field.resource) && bucket.operations.includes(field.operation),
			);
			const property = describeCollection(heading, mergeEqual(inside, chosenIn(inside), 'root'));
			return inside.map((field) => ({ ...field, property }));
		});
	});
}

/** For each resource those of its operations that need a property. */
function chosenIn(needed: readonly Needed[]): Operations {
	const resources = [...new Set(needed.map(({ resource }) => resource))];
	const operationsOf = (resource: string) =>
		needed.filter((one) => one.resource === resource).map(({ operation }) => operation);
	return new Map(resources.map((resource) => [resource, [...new Set(operationsOf(resource))]]));
}

function resourceProperty(catalogue: Catalogue): INodeProperties {
	const options = catalogue.map(({ label, value, description }) => ({
		name: label,
		value,
		description,
	}));
	const byName = [...options].sort((a, b) => a.name.localeCompare(b.name));
	return {
		...selector('Resource', 'resource'),
		options: inReach(byName, MOST_USED),
		default: catalogue[0].value,
	};
}

/**
 * The most used resources and operations come first: n8n lists 200 actions in the order of these
 * options.
 */
const MOST_USED = [
	'report',
	'customerJourney',
	'sale',
	'estimate',
	'import',
	'campaign',
	'audience',
];

interface Choosable {
	readonly value: string;
}

/** Keeps the order, with the most used options first. */
function inReach<T extends Choosable>(options: readonly T[], first: readonly string[]): T[] {
	const rank = ({ value }: T) => {
		const place = first.indexOf(value);
		return place < 0 ? first.length : place;
	};
	return [...options].sort((a, b) => rank(a) - rank(b));
}

function operationProperty(resource: Resource<Run>): INodeProperties {
	const start = resource.operations[0].value;
	const operations = [...resource.operations].sort(inParts);
	const options = operations.map(({ label, value, action, description, tip }) => ({
		name: label,
		value,
		action,
		description,
		...(tip !== undefined && { builderHint: { propertyHint: withoutTags(tip) } }),
	}));
	return {
		...selector('Operation', 'operation'),
		displayOptions: { show: { resource: [resource.value] } },
		options: inReach(options, MOST_USED.includes(resource.value) ? [start] : []),
		default: start,
	};
}

/** n8n's assistant reads hints as plain text. */
function withoutTags(tip: string): string {
	return tip.replace(/<\/?b>/g, '');
}

function selector(displayName: string, name: string): INodeProperties {
	return { displayName, name, type: 'options', noDataExpression: true, options: [], default: '' };
}

type Describe = (operation: AnyOperation) => INodeProperties[];

function neededBy(resource: Resource<Run>, describe: Describe): Needed[] {
	return resource.operations.flatMap((operation) =>
		describe(operation).map((property) => ({
			property,
			resource: resource.value,
			operation: operation.value,
		})),
	);
}

/** The notice of a tool that may change something. */
const NOTICE: INodeProperties = {
	displayName:
		'Once allowed, the agent runs this operation whenever it decides to, without asking anyone. To prevent this, put a human review between the agent and this tool.',
	name: 'agentNotice',
	type: 'notice',
	default: '',
	displayOptions: { show: { '@tool': [true] } },
};

/** The notice of an operation that no agent may use. */
const NO_TOKENS: INodeProperties = {
	...NOTICE,
	displayName:
		'This operation returns a token, which agents must not receive: when an agent calls this tool, the call is refused. Use the operation in a separate node instead.',
	name: 'agentTokenNotice',
};

/** The first fields of a tool that changes something: the owner's permission and a warning. */
function describeForAgents(operation: AnyOperation): INodeProperties[] {
	const effect = effectOfOperation(operation);
	if (effect?.givesToken) return [NO_TOKENS];
	if (effect && !effect.changes) return [];
	return operation.warning === undefined ? [LET_AGENT_CHANGE] : [NOTICE, LET_AGENT_CHANGE];
}

/** The fields of an operation's form, in the order in which they are shown. */
export function describeOperation(
	{ fields }: AnyOperation,
	form: Form | undefined,
): INodeProperties[] {
	return [...fields.flatMap(describeField), ...(form?.fields ?? [])];
}

/** The optional fields under a heading. */
export function describeOptional(
	operation: AnyOperation,
	form: Form | undefined,
	heading: Optional['heading'],
): INodeProperties[] {
	const own = optionalOf(operation)
		.filter((one) => one.heading === heading)
		.flatMap(({ fields }) => fields.flatMap(describeField));
	return heading === 'Options' ? [...own, ...(form?.options ?? [])] : own;
}
