import type { INodeProperties } from 'n8n-workflow';

import { additionalParametersOf } from '../../../platform/catalogue/additionalParameters';
import type { Optional } from '../../../platform/catalogue/endpointRow';
import { describeField } from '../../shared/form/endpoint/fieldKinds';
import type { Form } from '../../shared/form/form';
import type { AnyOperation } from './catalogue';

/** What an operation's form holds, in the order in which it is shown. */
export function describeOperation(
	{ fields }: AnyOperation,
	form: Form | undefined,
): INodeProperties[] {
	return [...fields.flatMap(describeField), ...(form?.fields ?? [])];
}

/** What stands under a heading of an operation's form. */
export function describeOptional(
	operation: AnyOperation,
	form: Form | undefined,
	heading: Optional['heading'],
): INodeProperties[] {
	const { optional } = operation;
	const own = optional?.heading === heading ? optional.fields.flatMap(describeField) : [];
	if (heading !== 'Options') return own;
	return [
		...own,
		...(form?.options ?? []),
		...additionalParametersOf(operation).flatMap(describeField),
	];
}
