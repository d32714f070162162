import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/endpointRow';

/** Runs an operation on the input items and returns the items of each output. */
export type Execute<Operation = SpecialOperation<string>> = (
	context: IExecuteFunctions,
	operation: Operation,
) => Promise<INodeExecutionData[][]>;
