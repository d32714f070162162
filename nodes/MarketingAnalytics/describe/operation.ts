import type { INodeProperties } from 'n8n-workflow';

import type { Field, Optional } from '../../../platform/catalogue/row';
import { describeField } from '../../shared/form/fieldKinds';
import type { Form } from '../../shared/form/form';
import type { AnyOperation } from './catalogue';

/** What an operation's form holds, in the order in which it is shown. */
export function describeOperation(
	{ fields }: AnyOperation,
	form: Form | undefined,
): INodeProperties[] {
	const [more, own] = split(fields, ({ kind }) => kind === 'parameters');
	return [...own.flatMap(describeField), ...(form?.fields ?? []), ...more.flatMap(describeField)];
}

/** What stands under a heading of an operation's form. */
export function describeOptional(
	{ optional }: AnyOperation,
	form: Form | undefined,
	heading: Optional['heading'],
): INodeProperties[] {
	const own = optional?.heading === heading ? optional.fields.flatMap(describeField) : [];
	return heading === 'Options' ? [...own, ...(form?.options ?? [])] : own;
}

function split(
	fields: readonly Field[],
	isMore: (field: Field) => boolean,
): readonly [more: readonly Field[], own: readonly Field[]] {
	return [fields.filter(isMore), fields.filter((field) => !isMore(field))];
}
