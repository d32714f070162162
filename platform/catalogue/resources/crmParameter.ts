import { required, siteField, textField } from '../commonFields';
import type { Resource } from '../endpointRow';
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
import { parameterResource } from '../parameterResource';
import { asParameterOperations } from '../parts';

const OBJECT = 'iduserparam';

const parameter: Noun = {
	object: OBJECT,
	one: 'CRM parameter',
	a: 'a CRM parameter',
	many: 'CRM parameters',
	list: 'crmParameter',
};

// The specification shows one code, and the name with an underscore; observed practice sends it
// like its siblings.
const dataType = textField('dataType', `${OBJECT}-dtype`, [
	'Data Type',
	'The platform’s code of the data type, for example 0 (text), 1, 2 or 3',
]);

/** CRM parameters (docs/platform.md, CRM Parameters). */
export const crmParameter: Resource = {
	value: 'crmParameter',
	label: 'CRM Parameter',
	description: 'Facts about users that come from your CRM',
	operations: [
		getMany(parameter),
		checkExistence(parameter),
		getUsage(parameter),
		...asParameterOperations(
			create(parameter, [dataType, ...parameterResource(OBJECT)]),
			update(parameter, rename(parameter), dataType, ...parameterResource(OBJECT)),
		),
		{
			value: 'checkPattern',
			label: 'Check Pattern',
			action: 'Check the pattern of a CRM parameter',
			description: 'Check whether a value matches the pattern of the parameter',
			method: 'GET',
			path: pathOf(parameter, 'check_pattern'),
			what: 'the check of the pattern',
			fields: [
				siteField,
				idOf(parameter),
				required(textField('value', 'value', ['Value', 'The exact value'])),
			],
			optional: {
				heading: 'Options',
				fields: [
					textField('pattern', `${OBJECT}-pattern`, [
						'Pattern',
						'A regular expression to try instead of the parameter’s own pattern',
					]),
				],
			},
			reply: 'record',
		},
	],
};
