import { choice, text, yesNo } from '../fields';
import type { Field, Resource } from '../row';
import type { Noun } from '../standard';
import { checkExistence, create, getMany, getUsage, rename, update } from '../standard';

const parameter: Noun = {
	object: 'cgiparam',
	one: 'custom parameter',
	a: 'a custom parameter',
	many: 'custom parameters',
	list: 'customParameter',
};

const attributes: readonly [Field, ...Field[]] = [
	text('description', 'cgiparam-desc', ['Description', 'What the parameter is for']),
	choice(
		'parameterType',
		'cgiparam-type',
		['Type', 'What the parameter belongs to'],
		[
			{ value: 'none', label: 'None' },
			{ value: 'user', label: 'User' },
		],
	),
	yesNo('visible', 'cgiparam-visible', ['Visible', 'Whether the parameter shows in the interface']),
];

/** Custom parameters (docs/platform.md, Custom Parameters). */
export const customParameter: Resource = {
	value: 'customParameter',
	label: 'Custom Parameter',
	description: 'Values of your own that are collected with pages and sales',
	operations: [
		getMany(parameter),
		checkExistence(parameter),
		getUsage(parameter),
		create(parameter, attributes),
		update(parameter, rename(parameter), ...attributes),
	],
};
