import type {
	ICredentialDataDecryptedObject,
	ICredentialTestRequest,
	ICredentialType,
	Icon,
	IHttpRequestHelper,
	INodeProperties,
} from 'n8n-workflow';

import {
	allowPlainHttp,
	connectorToken,
	importAddress,
	pagePassword,
	pageUser,
	probed,
	TEST_ADDRESS,
} from './fields';

/**
 * Address and token of the connector that takes files (docs/platform.md, Import endpoints), and who may
 * use a page that does.
 */
export class MarketingAnalyticsImportApi implements ICredentialType {
	name = 'marketingAnalyticsImportApi';

	displayName = 'Marketing Analytics (Eulerian) Import API';

	icon: Icon = {
		light: 'file:../icons/marketingAnalyticsImport.svg',
		dark: 'file:../icons/marketingAnalyticsImport.dark.svg',
	};

	documentationUrl = 'https://publisher.example/docs/importing.md#credential';

	properties: INodeProperties[] = [
		importAddress('baseUrl', true),
		connectorToken(true),
		{
			displayName:
				'The test only checks whether a server answers at the address. <i>Import > Check Token</i> checks the token, and so does an import.',
			name: 'whatTheTestTells',
			type: 'notice',
			default: '',
		},
		pageUser,
		{
			...pagePassword,
			description: `${pagePassword.description}; only needed for a page that is set to Import Immediately`,
		},
		allowPlainHttp,
		probed,
	];

	/** Runs when the credential is tested, and tells in words what is wrong with it. */
	async preAuthentication(this: IHttpRequestHelper, credential: ICredentialDataDecryptedObject) {
		const { testImportConnection } =
			await import('../platform/http/connection/testImportConnection');
		await testImportConnection(this, credential);
		return {};
	}

	// Only imports themselves take the token, and an attempt would import something: the test is
	// whether there is a server that answers at the address.
	test: ICredentialTestRequest = {
		request: {
			baseURL: TEST_ADDRESS,
			url: '/',
			ignoreHttpStatusErrors: true,
			disableFollowRedirect: true,
		},
	};
}
