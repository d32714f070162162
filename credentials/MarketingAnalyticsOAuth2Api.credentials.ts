import type { ICredentialType, Icon, INodeProperties } from 'n8n-workflow';

import {
	allowPlainHttp,
	encryptionPassphrase,
	oauthScope,
	oauthScopes,
	platformAddress,
	warehouseAddress,
	warehouseToken,
} from './fields';

/**
 * OAuth2, the other scheme that the specification declares (docs/platform.md, Authentication 3). It
 * shows no address, scope or flow, so the user enters what the platform's operator gives.
 */
export class MarketingAnalyticsOAuth2Api implements ICredentialType {
	name = 'marketingAnalyticsOAuth2Api';

	extends = ['oAuth2Api'];

	displayName = 'Marketing Analytics (Eulerian) OAuth2 API';

	icon: Icon = {
		light: 'file:../icons/marketingAnalytics.svg',
		dark: 'file:../icons/marketingAnalytics.dark.svg',
	};

	documentationUrl = 'https://publisher.example/docs/security.md#oauth2';

	properties: INodeProperties[] = [
		oauthScope,
		oauthScopes,
		platformAddress,
		warehouseAddress,
		warehouseToken,
		encryptionPassphrase,
		allowPlainHttp,
	];
}
