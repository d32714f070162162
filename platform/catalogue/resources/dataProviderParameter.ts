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
	text('dataType', `${OBJECT}-dtype`, ['Data Type', 'The code of the data type']),
	// Named by the specification, with the one code that it shows.
	text('depth', 'partneruserparam_depth', [
		'Depth',
		'The code of the depth: 1 is first-party data; the platform knows the others',
	]),
	...collected(OBJECT),
];

/** Parameters of data providers (api.md, Data Provider Parameters). */
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
