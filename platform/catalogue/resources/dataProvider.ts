import { additionalParameters, site, text, yesNo } from '../fields';
import type { Field, Resource } from '../row';
import type { Noun } from '../standard';
import { checkExistence, create, getMany, idOf, pathOf, rename, update } from '../standard';

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
	text('description', 'partner-desc', ['Description', 'Who the data provider is']),
];

/** Data providers (docs/platform.md, Data Provider). */
export const dataProvider: Resource = {
	value: 'dataProvider',
	label: 'Data Provider',
	description: 'Partners that provide data about users',
	operations: [
		getMany(provider),
		checkExistence(provider),
		create(provider, attributes),
		update(provider, rename(provider), ...attributes),
		{
			value: 'getServerUrl',
			label: 'Get Server URL',
			action: 'Get the server URL of a data provider',
			description: 'Return the address for real-time data from server to server',
			method: 'GET',
			path: pathOf(provider, 'sspparam_url'),
			what: 'the address of the data provider',
			fields: [site, idOf(provider), additionalParameters],
			reply: 'record',
		},
	],
};
