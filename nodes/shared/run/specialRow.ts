import type { IExecuteFunctions, INodeExecutionData } from 'n8n-workflow';

import type { SpecialOperation } from '../../../platform/catalogue/endpointRow';
import type { Form } from '../form/form';

/** What an operation does with the input items: the items of each output. */
export type Execute<Operation = SpecialOperation<string>> = (
	context: IExecuteFunctions,
	operation: Operation,
) => Promise<INodeExecutionData[][]>;

/** An operation that its catalogue row only names: what it asks for beside the row, and what it does. */
export interface SpecialRow {
	readonly form?: Form;
	readonly execute: Execute;
}
