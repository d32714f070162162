import type { IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/client/faults';

/** How much of a list to return. */
export const PAGING: readonly INodeProperties[] = [
	{
		displayName: 'Return All',
		name: 'returnAll',
		type: 'boolean',
		default: false,
		description: 'Whether to return all results or only up to a given limit',
	},
	{
		displayName: 'Limit',
		name: 'limit',
		type: 'number',
		typeOptions: { minValue: 1 },
		default: 50,
		description: 'Max number of results to return',
		displayOptions: { show: { returnAll: [false] } },
	},
];

/** How many entries an item asks for; undefined for all. @throws InvalidInput */
export function readMost(context: IExecuteFunctions, item: number): number | undefined {
	if (context.getNodeParameter('returnAll', item, false) === true) return undefined;
	const limit = Number(context.getNodeParameter('limit', item, 50));
	if (Number.isInteger(limit) && limit >= 1) return limit;
	throw new InvalidInput(
		'Limit',
		'Limit must be a whole number from 1',
		'Enter how many to return, or turn on Return All',
	);
}
