import { additionalParameters } from '../fields';
import type { Resource } from '../row';

/** The sites that the token may use (api.md, Account). */
export const sites: Resource = {
	value: 'site',
	label: 'Site',
	description: 'The websites that the platform measures',
	operations: [
		{
			value: 'getMany',
			label: 'Get Many',
			action: 'Get many sites',
			description: 'List the sites that the token gives access to',
			method: 'GET',
			path: '/er/account/getallowedwebsite.json',
			what: 'the list of sites',
			fields: [additionalParameters],
			reply: 'records',
		},
	],
};
