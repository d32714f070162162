import type { INodeProperties } from 'n8n-workflow';

/** Where the platform is: the same for both ways of signing in. */
export const platformAddress: INodeProperties = {
	displayName: 'Platform Address',
	name: 'baseUrl',
	type: 'string',
	default: '',
	required: true,
	placeholder: 'e.g. https://customer.api.example.com',
	description:
		'The address of your platform, as its interface shows it next to the API token; /ea/v2 at the end is optional',
};

/**
 * n8n empties the scope of every OAuth2 credential type but its own ones, or those that show the field
 * (n8n 2): so the user fills in this one, and `oauthScope` hands it on.
 */
export const oauthScopes: INodeProperties = {
	displayName: 'Scopes',
	name: 'scopes',
	type: 'string',
	default: '',
	placeholder: 'e.g. reports offline_access',
	description:
		'The scopes that the platform’s operator specifies, separated by spaces; often empty, or offline_access for a token that can be renewed',
};

/** What n8n sends as scope. */
export const oauthScope: INodeProperties = {
	displayName: 'Scope',
	name: 'scope',
	type: 'hidden',
	default: '={{ $self["scopes"] }}',
};

/** Observed practice: data-warehouse jobs run on a host of their own. */
export const warehouseAddress: INodeProperties = {
	displayName: 'Data Warehouse Address',
	name: 'warehouseUrl',
	type: 'string',
	default: '',
	placeholder: 'e.g. https://warehouse.example.com',
	description: 'The address of the data warehouse, if it differs from the platform’s address',
};

/** The specification says both: every call carries the API token, and there are tokens of the data warehouse. */
export const warehouseToken: INodeProperties = {
	displayName: 'Data Warehouse Token',
	name: 'warehouseToken',
	type: 'options',
	options: [
		{
			name: 'Access Token',
			value: 'access',
			description: 'The permanent token that Account > Get Warehouse Access Token returns',
		},
		{
			name: 'Same Token',
			value: 'api',
			description: 'The token that all other requests carry',
		},
		{ name: 'Session Token', value: 'session', description: 'A temporary token for each run' },
	],
	default: 'session',
	description:
		'The token that is sent with data-warehouse queries. If queries are refused although other requests succeed, choose another one.',
};

/** Stands in the credential, so that no workflow holds it. */
export const encryptionPassphrase: INodeProperties = {
	displayName: 'Encryption Passphrase',
	name: 'encryptionPassphrase',
	type: 'string',
	typeOptions: { password: true },
	default: '',
	description:
		'Only for the resource Encryption: the passphrase that encrypts and decrypts payloads',
};

/** Where imports go: the connector has an address of its own (docs/platform.md, Import endpoints). */
export function importAddress(name: string, required: boolean): INodeProperties {
	return {
		displayName: 'Import Address',
		name,
		type: 'string',
		default: '',
		required,
		placeholder: 'e.g. https://api.example.com',
		description:
			'The address that receives imports, as the connector RealTime Analytics - Import shows it',
	};
}

/** What opens the connector for imports. */
export function connectorToken(required: boolean): INodeProperties {
	return {
		displayName: 'Connector Token',
		name: 'connectorToken',
		type: 'string',
		typeOptions: { password: true },
		default: '',
		required,
		description: 'The token of the connector RealTime Analytics - Import; it is not your API token',
	};
}

/** Who visits an import page, where it asks for a name. */
export const pageUser: INodeProperties = {
	displayName: 'Page User Name',
	name: 'pageUser',
	type: 'string',
	default: '',
	description: 'Only for an import page with Basic Auth; leave this empty for a passphrase',
};

/** What opens an import page. */
export const pagePassword: INodeProperties = {
	displayName: 'Page Password or Passphrase',
	name: 'pagePassword',
	type: 'string',
	typeOptions: { password: true },
	default: '',
	description: 'What your colleagues enter on the import page before they can send a file',
};

/** Plain http would show the token to everybody on the way. */
export const allowPlainHttp: INodeProperties = {
	displayName: 'Allow Plain HTTP',
	name: 'allowPlainHttp',
	type: 'boolean',
	default: false,
	description:
		'Whether the token may be sent unencrypted to an http:// address that is not on the computer on which n8n runs',
};

/**
 * n8n calls a credential's preAuthentication while such a property is empty: when it is tested. The
 * pack's own requests fill it in, and so are not probed.
 */
export const probed: INodeProperties = {
	displayName: 'Probe',
	name: 'probe',
	type: 'hidden',
	typeOptions: { expirable: true },
	default: '',
};

/** The address that was entered, completed as the requests do it, for n8n's own request of a test. */
export const TEST_ADDRESS =
	'={{ ($credentials.baseUrl.includes("://") ? "" : "https://") + $credentials.baseUrl.trim().replace(/\\/+$/, "").replace(/\\/ea\\/v2$/, "") }}/ea/v2';
