import { picker, yesNo } from '../fields';
import type { Field, Resource } from '../row';
import type { Noun } from '../standard';
import { checkExistence, getMany, getUsage, rename, update } from '../standard';

const flag: Noun = {
	object: 'contextflag',
	one: 'context flag',
	a: 'a context flag',
	many: 'context flags',
	list: 'contextFlag',
};

const category = picker('contextFlagCategory', 'contextflagcategory-id', [
	'Category',
	'The category of the flag',
]);
const active: Field = yesNo('active', 'contextflag-active', [
	'Active',
	'Whether the flag is in use',
]);

/** Context flags (docs/platform.md, ContextFlag). */
export const contextFlag: Resource = {
	value: 'contextFlag',
	label: 'Context Flag',
	description: 'Marks that describe the context of a visit',
	operations: [
		getMany(flag, active, category),
		checkExistence(flag),
		getUsage(flag),
		update(flag, rename(flag), active, category),
	],
};
