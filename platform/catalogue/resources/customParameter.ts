import { choiceField, required, siteField, textField, yesNo } from '../commonFields';
import { asParameterOperations, asPartOperations } from '../parts';
import { productParameters } from '../undocumented';
import type { Field } from '../endpointFields';
import type { EndpointOperation, Resource } from '../endpointRow';
import type { Noun } from '../standard';
import {
	checkExistence,
	create,
	getMany,
	getUsage,
	idOf,
	pathOf,
	rename,
	update,
} from '../standard';

const parameter: Noun = {
	object: 'cgiparam',
	one: 'custom parameter',
	a: 'a custom parameter',
	many: 'custom parameters',
	list: 'customParameter',
};

const attributes: readonly [Field, ...Field[]] = [
	textField('description', 'cgiparam-desc', ['Description', 'What the parameter is for']),
	choiceField(
		'parameterType',
		'cgiparam-type',
		['Type', 'What the parameter belongs to'],
		[
			{ value: 'none', label: 'None' },
			{ value: 'user', label: 'User' },
		],
	),
	yesNo('visible', 'cgiparam-visible', [
		'Visible',
		'Whether the parameter is shown in the platform’s interface',
	]),
];

const value: Noun = {
	object: 'cgiparamvalue',
	one: 'value',
	a: 'a value',
	many: 'values',
};

/** The values that custom parameters have had (docs/platform.md, Custom Parameters Value). */
const values: readonly EndpointOperation[] = asPartOperations({ one: 'Value', many: 'Values' }, [
	{
		value: 'getMany',
		label: 'Get Many',
		action: 'Get many values of a custom parameter',
		description: 'List the values of a custom parameter',
		method: 'GET',
		path: pathOf(value, 'search'),
		what: 'the list of values',
		fields: [siteField, idOf(parameter)],
		optional: {
			heading: 'Filters',
			fields: [
				textField('value', 'cgiparamvalue-value', ['Value', 'Only values that match this text']),
			],
		},
		paged: true,
		reply: 'records',
	},
	{
		...checkExistence(
			value,
			idOf(parameter),
			required(textField('value', 'cgiparamvalue-value', ['Value', 'The exact value'])),
		),
		description: 'Check whether a custom parameter has ever had a certain value',
	},
	{
		value: 'getValueHash',
		label: 'Get Value Hash',
		action: 'Get the hash of a value',
		description: 'Return the hash under which the platform stores a value',
		method: 'GET',
		path: pathOf(value, 'hash'),
		what: 'the hash of the value',
		fields: [siteField, required(textField('value', 'value', ['Value', 'The exact value']))],
		reply: 'record',
	},
]);

/** Custom parameters (docs/platform.md, Custom Parameters). */
export const customParameter: Resource = {
	value: 'customParameter',
	label: 'Custom Parameter',
	description: 'Your own parameters that are collected with pages and sales, and their values',
	operations: [
		getMany(parameter),
		checkExistence(parameter),
		getUsage(parameter),
		...asParameterOperations(
			create(parameter, attributes),
			update(parameter, rename(parameter), ...attributes),
		),
		...values,
		...productParameters,
	],
};
