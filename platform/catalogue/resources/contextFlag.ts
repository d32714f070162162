import { pickerField, yesNo } from '../commonFields';
import { asPartOperations } from '../parts';
import type { Field } from '../endpointFields';
import type { EndpointOperation, Resource } from '../endpointRow';
import type { Noun } from '../standard';
import { checkExistence, getMany, getUsage, rename, update } from '../standard';

const flag: Noun = {
	object: 'contextflag',
	one: 'context flag',
	a: 'a context flag',
	many: 'context flags',
	list: 'contextFlag',
};

const category = pickerField('contextFlagCategory', 'contextflagcategory-id', [
	'Category',
	'The category of the flag',
]);
const active: Field = yesNo('active', 'contextflag-active', [
	'Active',
	'Whether the flag is in use',
]);

const group: Noun = {
	object: 'contextflagcategory',
	one: 'context flag category',
	a: 'a context flag category',
	many: 'context flag categories',
	list: 'contextFlagCategory',
};

const groupActive = yesNo('active', 'contextflagcategory-active', [
	'Active',
	'Whether the category is in use',
]);

/** Groups of context flags (docs/platform.md, ContextFlag Category). */
const categories: readonly EndpointOperation[] = asPartOperations(
	{ one: 'Category', many: 'Categories' },
	[
		getMany(
			group,
			yesNo('active', 'contextflagcategory-active', [
				'Active',
				'Whether to list active categories (on) or inactive ones (off)',
			]),
		),
		checkExistence(group),
		getUsage(group),
		update(group, rename(group), groupActive),
	],
);

/** Context flags (docs/platform.md, ContextFlag). */
export const contextFlag: Resource = {
	value: 'contextFlag',
	label: 'Context Flag',
	description: 'Flags that describe the context of a visit, and their categories',
	operations: [
		getMany(
			flag,
			yesNo('active', 'contextflag-active', [
				'Active',
				'Whether to list active flags (on) or inactive ones (off)',
			]),
			{ ...category, description: 'Only flags of this category' },
		),
		checkExistence(flag),
		getUsage(flag),
		update(flag, rename(flag), active, category),
		...categories,
	],
};
