import type {
	IAuthenticate,
	ICredentialDataDecryptedObject,
	ICredentialTestRequest,
	ICredentialType,
	Icon,
	IHttpRequestHelper,
	INodeProperties,
} from 'n8n-workflow';

import {
	allowPlainHttp,
	encryptionPassphrase,
	platformAddress,
	probed,
	TEST_ADDRESS,
	warehouseAddress,
	warehouseToken,
} from './fields';
import { pastedToken } from '../platform/http/connection/pastedCredential';
import { withHeaders } from '../platform/http/connection/withHeaders';

/** The platform's address and a user's API token (docs/platform.md, Authentication 1). */
export class MarketingAnalyticsApi implements ICredentialType {
	name = 'marketingAnalyticsApi';

	displayName = 'Marketing Analytics (Eulerian) API';

	icon: Icon = {
		light: 'file:../icons/marketingAnalytics.svg',
		dark: 'file:../icons/marketingAnalytics.dark.svg',
	};

	documentationUrl = 'https://publisher.example/README.md#credential';

	properties: INodeProperties[] = [
		platformAddress,
		{
			displayName: 'API Token',
			name: 'apiToken',
			type: 'string',
			typeOptions: { password: true },
			default: '',
			required: true,
			description:
				'Your personal API token, from the page of the platform’s interface that also shows the address',
		},
		warehouseAddress,
		warehouseToken,
		encryptionPassphrase,
		allowPlainHttp,
		probed,
	];

	/** Runs when the credential is tested, and tells in words what is wrong with it. */
	async preAuthentication(this: IHttpRequestHelper, credential: ICredentialDataDecryptedObject) {
		const { testConnection } = await import('../platform/http/connection/testConnection');
		await testConnection(this, credential);
		return {};
	}

	// A function, as an expression costs n8n a sandbox for every request; and a property, as n8n copies those only.
	authenticate: IAuthenticate = async (credential, request) => {
		const authorization = `Bearer ${pastedToken(credential.apiToken)}`;
		return await Promise.resolve(withHeaders(request, { Authorization: authorization }));
	};

	test: ICredentialTestRequest = {
		request: {
			baseURL: TEST_ADDRESS,
			url: '/er/account/ping.json',
			disableFollowRedirect: true,
		},
	};
}
