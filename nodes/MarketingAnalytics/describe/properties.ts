import type { INodeProperties } from 'n8n-workflow';

import type { Run } from '../../../platform/catalogue';
import type { AtLeastOne, Resource } from '../../../platform/catalogue/row';
import { handForms } from './forms';
import type { Needed } from './merge';
import { mergeEqual } from './merge';
import { describeOperation } from './operation';

type Catalogue = AtLeastOne<Resource<Run>>;

/** The whole form of the node: Resource, Operation, then what the operation needs. */
export function describeProperties(catalogue: Catalogue): INodeProperties[] {
	const operations = new Map(
		catalogue.map((resource) => [resource.value, resource.operations.map(({ value }) => value)]),
	);
	const needed = inOrder(catalogue.flatMap(neededBy));
	return [
		resourceProperty(catalogue),
		...catalogue.map(operationProperty),
		...mergeEqual(needed, operations),
		...handForms,
	];
}

function resourceProperty(catalogue: Catalogue): INodeProperties {
	const options = catalogue.map(({ label, value, description }) => ({
		name: label,
		value,
		description,
	}));
	return {
		...selector('Resource', 'resource'),
		options: options.sort((a, b) => a.name.localeCompare(b.name)),
		default: catalogue[0].value,
	};
}

function operationProperty(resource: Resource<Run>): INodeProperties {
	const options = resource.operations.map(({ label, value, action, description }) => ({
		name: label,
		value,
		action,
		description,
	}));
	return {
		...selector('Operation', 'operation'),
		displayOptions: { show: { resource: [resource.value] } },
		options: options.sort((a, b) => a.name.localeCompare(b.name)),
		default: resource.operations[0].value,
	};
}

function selector(displayName: string, name: string): INodeProperties {
	return { displayName, name, type: 'options', noDataExpression: true, options: [], default: '' };
}

function neededBy(resource: Resource<Run>): Needed[] {
	return resource.operations.flatMap((operation) =>
		describeOperation(operation).map((property) => ({
			property,
			resource: resource.value,
			operation: operation.value,
		})),
	);
}

const FIRST = ['warning', 'site', 'network', 'level', 'list'];
const LAST = [
	'from',
	'to',
	'returnAll',
	'limit',
	'includePersonalData',
	'simplify',
	'binaryProperty',
	'filters',
	'additionalFields',
	'updateFields',
	'options',
	'additionalParameters',
];

/** Operations share properties, so all must show them in the same order. */
function inOrder(needed: readonly Needed[]): Needed[] {
	const rank = ({ property: { name } }: Needed) => {
		const first = FIRST.indexOf(name);
		return first < 0 ? LAST.indexOf(name) + 1 : first - FIRST.length;
	};
	return [...needed].sort((a, b) => rank(a) - rank(b));
}
