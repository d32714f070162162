import { collected } from '../collected';
import { picker, required, text, yesNo } from '../fields';
import type { Field, Resource } from '../row';
import type { Noun } from '../standard';
import { checkExistence, create, getMany, nameOf, getUsage, rename, update } from '../standard';

const OBJECT = 'partneruserparam';

const parameter: Noun = {
	object: OBJECT,
	one: 'data provider parameter',
	a: 'a data provider parameter',
	many: 'data provider parameters',
	list: 'dataProviderParameter',
};

const provider = picker('dataProvider', 'partner-id', ['Data Provider', 'Who provides the value']);

const attributes: readonly Field[] = [
	yesNo('archived', `${OBJECT}-archive`, ['Archived', 'Whether the parameter is archived']),
	yesNo('collected', `${OBJECT}-collector`, [
		'Collected',
		'Whether the tag on the site collects it',
	]),
	text('dataType', `${OBJECT}-dtype`, [
		'Data Type',
		'The code of the data type: 0, 1, 2, 3, or another one that the platform knows',
	]),
	// The specification shows one code, and the name with an underscore; observed practice sends it
	// like its siblings.
	text('depth', `${OBJECT}-depth`, [
		'Depth',
		'The code of the depth: 0, 1, which is first-party data, 2, 3, or another one that the platform knows',
	]),
	...collected(OBJECT),
];

/** Parameters of data providers (docs/platform.md, Data Provider Parameters). */
export const dataProviderParameter: Resource = {
	value: 'dataProviderParameter',
	label: 'Data Provider Parameter',
	description: 'What data providers tell about users',
	operations: [
		getMany(parameter, provider),
		checkExistence(parameter),
		getUsage(parameter),
		create(parameter, attributes, [required(provider), nameOf(parameter)]),
		update(parameter, rename(parameter), ...attributes),
	],
};
