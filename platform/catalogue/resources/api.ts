import { additionalParameters } from '../commonFields';
import type { JsonField } from '../endpointFields';
import type { Resource } from '../endpointRow';

/** The functions of the API resource. */
export type ApiRun = 'callApi' | 'callKnown';

const body: JsonField = {
	kind: 'json',
	name: 'body',
	label: 'Body (JSON)',
	description: 'The body of the POST request',
	example: '{}',
	as: '',
};

/** Any endpoint, including those that the platform adds later. */
export const api: Resource<ApiRun> = {
	value: 'api',
	label: 'API',
	description: 'Any other endpoint of the platform',
	operations: [
		{
			value: 'call',
			label: 'Custom API Call',
			action: 'Make a custom API call',
			description:
				'Call any endpoint of the platform, with the same safeguards as all other operations',
			run: 'callApi',
			changes: 'byEndpoint',
			calls: [],
			fields: [
				{
					kind: 'choice',
					name: 'method',
					label: 'Method',
					description: 'The HTTP method of the call',
					required: true,
					as: '$method',
					options: [
						{ value: 'GET', label: 'GET' },
						{ value: 'POST', label: 'POST' },
						{ value: 'DELETE', label: 'DELETE' },
					],
				},
				{
					kind: 'text',
					name: 'endpoint',
					label: 'Path',
					description: 'The path below /ea/v2, as the platform’s documentation shows it',
					placeholder: 'e.g. /ea/my-shop/db/profile/search.json',
					required: true,
					as: '$endpoint',
				},
			],
			optional: {
				heading: 'Options',
				fields: [
					{
						...additionalParameters,
						name: 'queryParameters',
						label: 'Query Parameters',
						description: 'The parameters after the question mark of the address',
					},
					body,
				],
			},
		},
		{
			value: 'callKnown',
			label: 'Call a Known Endpoint',
			action: 'Call a known endpoint',
			description:
				'Call an endpoint from the list of known endpoints, and return its records, text or file',
			run: 'callKnown',
			changes: 'byEndpoint',
			takesMore: true,
			calls: [],
			fields: [],
			optional: { heading: 'Options', fields: [body] },
		},
	],
};
