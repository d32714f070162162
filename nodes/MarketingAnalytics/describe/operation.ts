import type { INodeProperties } from 'n8n-workflow';

import { additionalParametersOf } from '../../../platform/catalogue/additionalParameters';
import type { Optional } from '../../../platform/catalogue/endpointRow';
import { describeField } from '../../shared/form/endpoint/fieldKinds';
import type { Form } from '../../shared/form/form';
import type { AnyOperation } from './catalogueTypes';

/** The fields of an operation's form, in the order in which they are shown. */
export function describeOperation(
	{ fields }: AnyOperation,
	form: Form | undefined,
): INodeProperties[] {
	return [...fields.flatMap(describeField), ...(form?.fields ?? [])];
}

/** The optional fields under a heading. */
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
