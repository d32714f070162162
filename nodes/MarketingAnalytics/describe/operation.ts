import type { INodeProperties } from 'n8n-workflow';

import type { Run } from '../../../platform/catalogue';
import type { EndpointOperation, Field, SpecialOperation } from '../../../platform/catalogue/row';
import { FILE_FIELD } from '../../shared/run/outputFile';
import { PAGING } from '../../shared/form/limits';
import { describeField } from '../../shared/form/describe';
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
