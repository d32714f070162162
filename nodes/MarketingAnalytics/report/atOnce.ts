import type { IExecuteFunctions } from 'n8n-workflow';

import { InvalidInput } from '../../../platform/client/faults';

const DEFAULT = 5;

/** The option Requests at Once, which counts for all items together. */
export function readAtOnce(context: IExecuteFunctions): number {
	const entered = context.getNodeParameter('options', 0, {}).atOnce;
	const atOnce = Number(entered ?? DEFAULT);
	if (Number.isInteger(atOnce) && atOnce >= 1) return atOnce;
	throw new InvalidInput(
		'Requests at Once',
		`Requests at Once must be a whole number from 1, but is ${String(entered)}`,
		`Leave the option out to use ${DEFAULT}`,
	);
}
