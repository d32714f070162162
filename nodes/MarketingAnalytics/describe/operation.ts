import type { INodeProperties } from 'n8n-workflow';

import type { Run } from '../../../platform/catalogue';
import type { EndpointOperation, Field, SpecialOperation } from '../../../platform/catalogue/row';
import { describeField } from './fields';
import { forms } from './forms';

/** What an operation's form holds, in the order in which it is shown. */
export function describeOperation(
	operation: EndpointOperation | SpecialOperation<Run>,
): INodeProperties[] {
	const [more, own] = split(operation.fields, ({ kind }) => kind === 'parameters');
	return [
		...own.flatMap(describeField),
		...('run' in operation ? (forms[operation.run]?.fields ?? []) : describeReply(operation)),
		...more.flatMap(describeField),
	];
}

function split(
	fields: readonly Field[],
	isMore: (field: Field) => boolean,
): readonly [more: readonly Field[], own: readonly Field[]] {
	return [fields.filter(isMore), fields.filter((field) => !isMore(field))];
}

function describeReply({ reply, paged, holdsPersonalData }: EndpointOperation): INodeProperties[] {
	return [
		...(paged ? PAGING : []),
		...(holdsPersonalData ? [PERSONAL_DATA] : []),
		...(reply === 'records' || reply === 'record' ? [SIMPLIFY] : []),
		...(reply === 'file' ? [FILE_FIELD] : []),
	];
}

const PAGING: readonly INodeProperties[] = [
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

const PERSONAL_DATA: INodeProperties = {
	displayName: 'Include Personal Data',
	name: 'includePersonalData',
	type: 'boolean',
	default: false,
	description: 'Whether to return e-mail, IP address and user IDs as well',
};

const SIMPLIFY: INodeProperties = {
	displayName: 'Simplify',
	name: 'simplify',
	type: 'boolean',
	default: true,
	description: 'Whether to return a simplified version of the response instead of the raw data',
};

/** The field that a file is put in. */
export const FILE_FIELD: INodeProperties = {
	displayName: 'Put Output File in Field',
	name: 'binaryProperty',
	type: 'string',
	default: 'data',
	required: true,
	hint: 'The name of the output binary field to put the file in',
};

/** The same, where the user chooses between a file and items. */
export const OUTPUT_FILE: INodeProperties = {
	...FILE_FIELD,
	displayOptions: { show: { output: ['csv', 'json', 'parquet'] } },
};
