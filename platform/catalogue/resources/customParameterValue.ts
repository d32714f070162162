import { additionalParameters, picker, required, site, text } from '../fields';
import type { Resource } from '../row';
import type { Noun } from '../standard';
import { checkExistence, pathOf } from '../standard';

const value: Noun = {
	object: 'cgiparamvalue',
	one: 'value',
	a: 'a value',
	many: 'values',
};

const parameter = required(
	picker('customParameter', 'cgiparam-id', ['Custom Parameter', 'The custom parameter to work on']),
);

/** What custom parameters have held (docs/platform.md, Custom Parameters Value). */
export const customParameterValue: Resource = {
	value: 'customParameterValue',
	label: 'Custom Parameter Value',
	description: 'The values that custom parameters have held',
	operations: [
		{
			value: 'getMany',
			label: 'Get Many',
			action: 'Get many values of a custom parameter',
			description: 'List the values of a custom parameter',
			method: 'GET',
			path: pathOf(value, 'search'),
			what: 'the list of values',
			fields: [site, parameter, additionalParameters],
			optional: {
				heading: 'Filters',
				fields: [text('value', 'cgiparamvalue-value', ['Value', 'Only values like this one'])],
			},
			paged: true,
			reply: 'records',
		},
		{
			...checkExistence(
				value,
				parameter,
				required(text('value', 'cgiparamvalue-value', ['Value', 'The value itself'])),
			),
			value: 'checkValue',
			description: 'Tell whether a custom parameter has held a value',
		},
		{
			value: 'getHash',
			label: 'Get Hash',
			action: 'Get the hash of a value',
			description: 'Return the hash under which the platform keeps a value',
			method: 'GET',
			path: pathOf(value, 'hash'),
			what: 'the hash of the value',
			fields: [
				site,
				required(text('value', 'value', ['Value', 'The value itself'])),
				additionalParameters,
			],
			reply: 'record',
		},
	],
};
