import { parameterResource } from '../../parameterResource';
import { pickerField, siteField, textField, yesNo } from '../../commonFields';
import { asPartOperations } from '../../parts';
import type { Field } from '../../endpointFields';
import type { EndpointOperation, Resource } from '../../endpointRow';
import type { Noun } from '../../standard';
import {
	checkExistence,
	create,
	getMany,
	getUsage,
	idOf,
	nameField,
	pathOf,
	rename,
	update,
} from '../../standard';

const provider: Noun = {
	object: 'partner',
	one: 'data provider',
	a: 'a data provider',
	many: 'data providers',
	list: 'dataProvider',
};

const attributes: readonly [Field, ...Field[]] = [
	yesNo('active', 'partner-active', ['Active', 'Whether the data provider is in use']),
	yesNo('archived', 'partner-archive', ['Archived', 'Whether the data provider is archived']),
	textField('description', 'partner-desc', ['Description', 'What the data provider supplies']),
];

const OBJECT = 'partneruserparam';

const parameter: Noun = {
	object: OBJECT,
	one: 'data provider parameter',
	a: 'a data provider parameter',
	many: 'data provider parameters',
	list: 'dataProviderParameter',
};

const providedBy = pickerField('dataProvider', 'partner-id', [
	'Data Provider',
	'Only parameters of this data provider',
]);

const parameterAttributes: readonly Field[] = [
	yesNo('archived', `${OBJECT}-archive`, ['Archived', 'Whether the parameter is archived']),
	yesNo('collected', `${OBJECT}-collector`, [
		'Collected',
		'Whether the tag on the site collects the parameter',
	]),
	textField('dataType', `${OBJECT}-dtype`, [
		'Data Type',
		'The platform’s code of the data type, as Get Many Parameters shows it for existing parameters',
	]),
	// The specification shows one code, and the name with an underscore; observed practice sends it
	// like its siblings.
	textField('depth', `${OBJECT}-depth`, [
		'Depth',
		'The depth of the data, as a code of the platform, for example 0, 1 (first-party data), 2 or 3',
	]),
	...parameterResource(OBJECT),
];

/**
 * The parameters that data providers hold about users (docs/platform.md, Data Provider Parameters).
 */
const parameters: readonly EndpointOperation[] = asPartOperations(
	{ one: 'Parameter', many: 'Parameters' },
	[
		getMany(parameter, providedBy),
		checkExistence(parameter),
		getUsage(parameter),
		create(parameter, parameterAttributes, [idOf(provider), nameField(parameter)]),
		update(parameter, rename(parameter), ...parameterAttributes),
	],
);

/** Data providers (docs/platform.md, Data Provider). */
export const dataProvider: Resource = {
	value: 'dataProvider',
	label: 'Data Provider',
	description: 'Partners that provide data about users, and the parameters they provide',
	operations: [
		getMany(provider),
		checkExistence(provider),
		create(provider, attributes),
		update(provider, rename(provider), ...attributes),
		{
			value: 'getServerUrl',
			label: 'Get Server URL',
			action: 'Get the server URL of a data provider',
			description: 'Return the address for sending data from server to server in real time',
			method: 'GET',
			path: pathOf(provider, 'sspparam_url'),
			what: 'the address of the data provider',
			fields: [siteField, idOf(provider)],
			reply: 'record',
		},
		...parameters,
	],
};
