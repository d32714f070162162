import type { ICredentialType, Icon, INodeProperties } from 'n8n-workflow';

import { pagePassword, pageUser } from './fields';

/** Who may use an import page that hands files over, and so needs no connector. */
export class MarketingAnalyticsImportPageApi implements ICredentialType {
	name = 'marketingAnalyticsImportPageApi';

	displayName = 'Marketing Analytics Import Page API';

	icon: Icon = {
		light: 'file:../icons/marketingAnalyticsImport.svg',
		dark: 'file:../icons/marketingAnalyticsImport.dark.svg',
	};

	documentationUrl = 'https://publisher.example/docs/import-page.md';

	properties: INodeProperties[] = [pageUser, { ...pagePassword, required: true }];
}
