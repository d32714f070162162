import type {
	IAuthenticate,
	ICredentialDataDecryptedObject,
	ICredentialTestRequest,
	ICredentialType,
	Icon,
	IHttpRequestHelper,
	INodeProperties,
} from 'n8n-workflow';

import { withHeaders } from '../platform/http/connection/withHeaders';
import { allowPlainHttp, connectorToken, importAddress, probed } from './fields';
import { pasted } from '../platform/http/connection/pastedCredential';

const ADDRESS =
	'={{ ($credentials.baseUrl.includes("://") ? "" : "https://") + $credentials.baseUrl.trim().replace(/\\/+$/, "").replace(/\\/v3(\\/data(\\/getData)?)?$/, "") }}';

/**
 * Address, keys and site of the third-party provider (docs/platform.md, Third-party analytics
 * provider connector), and where Re-Import takes its data.
 */
export class AnalyticsProviderApi implements ICredentialType {
	name = 'analyticsProviderApi';

	displayName = 'Analytics Provider API';

	icon: Icon = {
		light: 'file:../icons/analyticsProvider.svg',
		dark: 'file:../icons/analyticsProvider.dark.svg',
	};

	documentationUrl = 'https://publisher.example/docs/provider.md#credential';

	properties: INodeProperties[] = [
		{
			displayName: 'Provider Address',
			name: 'baseUrl',
			type: 'string',
			default: '',
			required: true,
			placeholder: 'e.g. https://api.provider.example',
			description: 'The address of the provider’s API; /v3/data/getData at the end is optional',
		},
		{
			displayName: 'Access Key',
			name: 'accessApiKey',
			type: 'string',
			typeOptions: { password: true },
			default: '',
			required: true,
			description: 'The first of the two values of your API key',
		},
		{
			displayName: 'Secret Key',
			name: 'secretKey',
			type: 'string',
			typeOptions: { password: true },
			default: '',
			required: true,
			description: 'The second of the two values of your API key',
		},
		{
			displayName: 'Site ID',
			name: 'siteId',
			type: 'string',
			default: '',
			required: true,
			placeholder: 'e.g. 614694',
			description: 'The provider’s number for the site whose data you want',
		},
		{
			...importAddress('importUrl', false),
			description:
				'Only for Re-Import: the address that receives imports, as your platform’s connector RealTime Analytics - Import shows it',
		},
		{
			...connectorToken(false),
			description:
				'Only for Re-Import: the token of the connector RealTime Analytics - Import; it is not your API token',
		},
		{
			...allowPlainHttp,
			description:
				'Whether the keys may be sent unencrypted to an http:// address that is not on the computer on which n8n runs',
		},
		probed,
	];

	/** Runs when the credential is tested, and tells in words what is wrong with it. */
	async preAuthentication(this: IHttpRequestHelper, credential: ICredentialDataDecryptedObject) {
		const { testProvider } = await import('../platform/provider/verify');
		await testProvider(this, credential);
		return {};
	}

	// A function, as an expression costs n8n a sandbox for every request; and a property, as n8n copies those only.
	authenticate: IAuthenticate = async (credential, request) => {
		const key = `${pasted(credential.accessApiKey)}_${pasted(credential.secretKey)}`;
		return await Promise.resolve(withHeaders(request, { 'x-api-key': key }));
	};

	// preAuthentication has already made the only verification call; n8n requires a request here, too.
	test: ICredentialTestRequest = {
		request: {
			baseURL: ADDRESS,
			url: '/',
			ignoreHttpStatusErrors: true,
			disableFollowRedirect: true,
		},
	};
}
