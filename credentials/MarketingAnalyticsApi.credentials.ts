import type {
	IAuthenticateGeneric,
	ICredentialTestRequest,
	ICredentialType,
	Icon,
	INodeProperties,
} from 'n8n-workflow';

/** The platform's address and a user's API token (api.md, Authentication 1). */
export class MarketingAnalyticsApi implements ICredentialType {
	name = 'marketingAnalyticsApi';

	displayName = 'Marketing Analytics API';

	icon: Icon = {
		light: 'file:../icons/marketingAnalytics.svg',
		dark: 'file:../icons/marketingAnalytics.dark.svg',
	};

	documentationUrl =
		'https://github.com/n8n-nodes-marketing-analytics/n8n-nodes-marketing-analytics#credential';

	properties: INodeProperties[] = [
		{
			displayName: 'Platform Address',
			name: 'baseUrl',
			type: 'string',
			default: '',
			required: true,
			placeholder: 'https://customer.api.example.com',
			description:
				'The address of your platform, as its interface shows it next to the API token; /ea/v2 at the end is optional',
		},
		{
			displayName: 'API Token',
			name: 'apiToken',
			type: 'string',
			typeOptions: { password: true },
			default: '',
			required: true,
			description: 'Your personal API token, from the same page of the platform’s interface',
		},
		{
			displayName: 'Allow Plain HTTP',
			name: 'allowPlainHttp',
			type: 'boolean',
			default: false,
			description:
				'Whether the token may travel unprotected to an address that starts with http:// and is not this computer',
		},
	];

	authenticate: IAuthenticateGeneric = {
		type: 'generic',
		properties: { headers: { Authorization: '=Bearer {{$credentials.apiToken}}' } },
	};

	test: ICredentialTestRequest = {
		request: {
			baseURL: '={{ $credentials.baseUrl.trim().replace(/\\/+$/, "").replace(/\\/ea\\/v2$/, "") }}/ea/v2',
			url: '/er/account/ping.json',
			disableFollowRedirect: true,
		},
		rules: [
			{
				type: 'responseCode',
				properties: {
					value: 401,
					message: 'The platform does not accept this token. Copy it from the platform again.',
				},
			},
		],
	};
}
