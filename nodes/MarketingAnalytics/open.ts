import type { IExecuteFunctions, ILoadOptionsFunctions } from 'n8n-workflow';

import type { Platform } from '../../platform/client/platform';
import { CREDENTIAL_TYPES, openPlatform } from '../../platform/client/platform';

/** Opens the platform with the credential that the node's Authentication chooses. @throws Fault */
export async function openChosen(
	context: IExecuteFunctions | ILoadOptionsFunctions,
): Promise<Platform> {
	const chosen =
		'getCurrentNodeParameter' in context
			? context.getCurrentNodeParameter('authentication')
			: context.getNodeParameter('authentication', 0, 'apiToken');
	const [byToken, byOAuth2] = CREDENTIAL_TYPES;
	return await openPlatform(context, chosen === 'oAuth2' ? byOAuth2 : byToken);
}
