import type { INodeProperties } from 'n8n-workflow';

/** Which of the node's credentials signs its calls. */
export const authentication: INodeProperties = {
	displayName: 'Authentication',
	name: 'authentication',
	type: 'options',
	noDataExpression: true,
	options: [
		{ name: 'API Token', value: 'apiToken' },
		{ name: 'OAuth2', value: 'oAuth2' },
	],
	default: 'apiToken',
};
