import type { IExecuteFunctions, INodeProperties } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/client/faults';

/** How long to wait inside the node. */
export const WAIT_LIMIT: INodeProperties = {
	displayName: 'Wait Limit (Minutes)',
	name: 'waitLimit',
	type: 'number',
	typeOptions: { minValue: 0.1, numberPrecision: 1 },
	default: 5,
	description:
		'How long to wait inside this node, which holds a worker meanwhile. Use Submit or Search, and fetch the result later, for what takes longer.',
};

/** Reads the wait limit, which counts for all items together, in milliseconds. @throws InvalidInput */
export function readWaitLimit(context: IExecuteFunctions): number {
	const minutes = Number(context.getNodeParameter('waitLimit', 0));
	if (minutes > 0) return minutes * 60_000;
	throw new InvalidInput(
		'Wait Limit (Minutes)',
		'Wait Limit (Minutes) must be more than 0',
		'Enter how long to wait, or start the job with Submit and fetch its result later',
	);
}
