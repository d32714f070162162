import type { ICredentialType, Icon, INodeProperties } from 'n8n-workflow';

/** Who may use an import page. */
export class MarketingAnalyticsImportPageApi implements ICredentialType {
	name = 'marketingAnalyticsImportPageApi';

	displayName = 'Marketing Analytics Import Page API';

	icon: Icon = {
		light: 'file:../icons/marketingAnalyticsImport.svg',
		dark: 'file:../icons/marketingAnalyticsImport.dark.svg',
	};

	documentationUrl =
		'https://github.com/n8n-nodes-marketing-analytics/n8n-nodes-marketing-analytics#import-page';

	properties: INodeProperties[] = [
		{
			displayName: 'User Name',
			name: 'user',
			type: 'string',
			default: '',
			description: 'Only for basic auth; a passphrase needs none',
		},
		{
			displayName: 'Password or Passphrase',
			name: 'password',
			type: 'string',
			typeOptions: { password: true },
			default: '',
			required: true,
			description: 'What your colleagues enter before a file is taken',
		},
	];
}
