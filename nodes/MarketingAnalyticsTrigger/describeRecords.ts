import type { INodePropertyOptions, INodeProperties } from 'n8n-workflow';

import { shownFor } from './shownFor';

const CHANGING: INodePropertyOptions[] = [
	{ name: 'Estimate', value: 'estimate' },
	{ name: 'Sale', value: 'sale' },
];

const OTHERS: INodePropertyOptions[] = [
	{ name: 'Goal', value: 'goal' },
	{ name: 'Internal Search', value: 'internalSearch' },
	{ name: 'Outbound Click', value: 'outboundClick' },
	{ name: 'Shopping Cart', value: 'shoppingCart' },
	{ name: 'Third-Party Sale', value: 'thirdPartySale' },
];

function recordType(options: INodePropertyOptions[]): INodeProperties {
	return {
		displayName: 'Record',
		name: 'recordType',
		type: 'options',
		noDataExpression: true,
		options: options.sort((a, b) => a.name.localeCompare(b.name)),
		default: 'sale',
		description: 'What to watch',
	};
}

/** Which records to watch. */
export const recordProperties: INodeProperties[] = [
	shownFor(['newRecord'], recordType([...CHANGING, ...OTHERS])),
	shownFor(['statusChanged'], recordType([...CHANGING])),
];
