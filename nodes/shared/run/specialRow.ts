import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/endpointRow';
import type { Form } from '../form/form';

/** Runs an operation on the input items and returns the items of each output. */
export type Execute<Operation = SpecialOperation<string>> = (
	context: IExecuteFunctions,
	operation: Operation,
) => Promise<INodeExecutionData[][]>;

/** An operation that its catalogue row only names: its additional fields and its function. */
export interface SpecialRow {
	readonly form?: Form;
	readonly execute: Execute;
}
