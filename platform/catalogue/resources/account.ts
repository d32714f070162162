import { required, textField } from '../commonFields';
import type { Resource } from '../endpointRow';
import { accessTokens, anyEmail, email } from './accessToken';

const PREFIX = '/er/account';

/** The account of the token, and its users (docs/platform.md, Account). */
export const account: Resource = {
	value: 'account',
	label: 'Account',
	description:
		'The account behind the token: rights, sites, users and their tokens, billing, documentation',
	operations: [
		{
			value: 'ping',
			label: 'Test Access',
			action: 'Test the access to an account',
			description: 'Check whether the platform accepts the token',
			method: 'GET',
			path: `${PREFIX}/ping.json`,
			what: 'the test of the access',
			fields: [],
			reply: 'record',
		},
		{
			value: 'getRights',
			label: 'Get Rights',
			action: 'Get the rights of an account',
			description: 'List what the token can access, one item per site',
			method: 'GET',
			path: `${PREFIX}/authtree.json`,
			what: 'the rights of the account',
			fields: [],
			reply: 'records',
		},
		{
			value: 'getSites',
			label: 'Get Sites',
			action: 'Get the sites of an account',
			description: 'List the sites that the token gives access to',
			method: 'GET',
			path: `${PREFIX}/getallowedwebsite.json`,
			what: 'the list of sites',
			fields: [],
			reply: 'records',
		},
		{
			value: 'getBilling',
			label: 'Get Billing',
			action: 'Get the billing of an account',
			description: 'Return the billing data of a webmaster account',
			method: 'GET',
			path: `${PREFIX}/billing.json`,
			what: 'the billing',
			fields: [],
			optional: {
				heading: 'Options',
				fields: [
					{
						...textField('month', 'mmyyyy', ['Month', 'The month and year as six digits (MMYYYY)']),
						placeholder: 'e.g. 032026',
					},
				],
			},
			reply: 'records',
		},
		{
			value: 'askDocumentation',
			label: 'Ask the Documentation',
			action: 'Ask the documentation a question',
			description: 'Ask the platform a question about its API',
			method: 'GET',
			path: `${PREFIX}/ask_documentation.json`,
			what: 'the question to the documentation',
			fields: [
				required(textField('question', 'q', ['Question', 'What you want to know, in a sentence'])),
			],
			reply: 'text',
		},
		{
			value: 'pingUser',
			label: 'Test User Session',
			action: 'Test the session of a user',
			description: 'Check whether a user’s session is still valid',
			method: 'GET',
			path: `${PREFIX}/pinguser.json`,
			what: 'the test of the user session',
			fields: [anyEmail],
			reply: 'record',
		},
		{
			value: 'enableUser',
			label: 'Enable User',
			action: 'Enable a user',
			description: 'Let a user who was disabled sign in again',
			method: 'POST',
			path: `${PREFIX}/setuseractive.json`,
			what: 'the change to the user',
			fields: [email],
			reply: 'record',
			idempotent: true,
		},
		{
			value: 'disableUser',
			label: 'Disable User',
			action: 'Disable a user',
			description:
				'Lock a user out; workflows and tools that use the user’s token may stop working',
			warning:
				'This locks the user out. Workflows and tools that use the user’s token may stop working.',
			method: 'POST',
			path: `${PREFIX}/setuserinactive.json`,
			what: 'the change to the user',
			fields: [email],
			reply: 'record',
			idempotent: true,
		},
		...accessTokens,
	],
};
