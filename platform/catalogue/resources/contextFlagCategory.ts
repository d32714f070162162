import { yesNo } from '../fields';
import type { Resource } from '../row';
import type { Noun } from '../standard';
import { checkExistence, getMany, getUsage, rename, update } from '../standard';

const category: Noun = {
	object: 'contextflagcategory',
	one: 'context flag category',
	a: 'a context flag category',
	many: 'context flag categories',
	list: 'contextFlagCategory',
};

const active = yesNo('active', 'contextflagcategory-active', [
	'Active',
	'Whether the category is in use',
]);

/** Categories of context flags (docs/platform.md, ContextFlag Category). */
export const contextFlagCategory: Resource = {
	value: 'contextFlagCategory',
	label: 'Context Flag Category',
	description: 'Groups of context flags',
	operations: [
		getMany(category, active),
		checkExistence(category),
		getUsage(category),
		update(category, rename(category), active),
	],
};
