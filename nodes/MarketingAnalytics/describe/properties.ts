import type { INodeProperties } from 'n8n-workflow';

import type { Run } from '../../../platform/catalogue';
import type { AtLeastOne, EndpointOperation, Resource } from '../../../platform/catalogue/row';
import { reportForms } from '../report/forms';
import { describeField } from './fields';

type Catalogue = AtLeastOne<Resource<Run>>;

/** The whole form of the node: Resource, Operation, then what the operation needs. */
export function describeProperties(catalogue: Catalogue): INodeProperties[] {
	return [
		resourceProperty(catalogue),
		...catalogue.map(operationProperty),
		...mergeEqual(catalogue.flatMap(fieldProperties)),
		...reportForms,
	];
}

function resourceProperty(catalogue: Catalogue): INodeProperties {
	return {
		...selector('Resource', 'resource'),
		options: catalogue.map(({ label, value, description }) => ({
			name: label,
			value,
			description,
		})),
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

/** A property, and the one operation that needs it. */
interface Needed {
	readonly property: INodeProperties;
	readonly resource: string;
	readonly operation: string;
}

function fieldProperties(resource: Resource<Run>): Needed[] {
	const endpoints = resource.operations.filter(
		(operation): operation is EndpointOperation => 'path' in operation,
	);
	return endpoints.flatMap((operation) =>
		operation.fields.map((field) => ({
			property: describeField(field),
			resource: resource.value,
			operation: operation.value,
		})),
	);
}

/** One property for all operations of a resource that need the very same one. */
function mergeEqual(needed: readonly Needed[]): INodeProperties[] {
	const groups = new Map<string, Needed[]>();
	for (const one of needed) {
		const key = JSON.stringify([one.resource, one.property]);
		groups.set(key, [...(groups.get(key) ?? []), one]);
	}
	return [...groups.values()].flatMap((group) => {
		const [first] = group;
		if (!first) return [];
		const operation = group.map((one) => one.operation);
		return [
			{ ...first.property, displayOptions: { show: { resource: [first.resource], operation } } },
		];
	});
}
