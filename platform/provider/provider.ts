import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { readHost } from '../http/connection/baseAddress';
import type { RequestContext } from '../http/connection/transport';
import { signedBy } from '../http/connection/transport';
import { InvalidInput } from '../base/invalidInput';
import type { Connection } from '../http/connection/connection';
import { pasted } from '../http/connection/pastedCredential';
import { EXECUTION } from '../http/retry';
import { proxiesOf, refuseProxied } from '../http/connection/proxyRoute';

/**
 * The credential of the third-party provider (docs/platform.md, Third-party analytics provider
 * connector).
 */
const PROVIDER_CREDENTIAL = 'analyticsProviderApi';

/** A site of the third-party provider, opened with one credential. */
export interface Provider extends Connection {
	readonly service: 'provider';
	readonly siteId: number;
}

/** Opens the provider. @throws Fault, InvalidInput if the credential is unusable */
export async function openProvider(context: RequestContext): Promise<Provider> {
	const credential = await context.getCredentials(PROVIDER_CREDENTIAL);
	const settings = readProvider(credential);
	const proxyTo = proxiesOf(context);
	await refuseProxied(proxyTo, settings, credential, { upstream: settings.service });
	return {
		...settings,
		proxyTo,
		transmit: signedBy(context, PROVIDER_CREDENTIAL, credential),
		signal: 'getExecutionCancelSignal' in context ? context.getExecutionCancelSignal() : undefined,
		retryPolicy: EXECUTION,
	};
}

/**
 * Reads the provider's settings from a credential. @throws Fault, InvalidInput if it is unusable
 */
export function readProvider(credential: ICredentialDataDecryptedObject) {
	const service = 'provider' as const;
	const baseUrl = String(credential.baseUrl ?? '');
	const address = readHost(baseUrl, credential.allowPlainHttp === true, { upstream: service });
	const root = address.root.replace(/\/v3(\/data(\/getData)?)?$/, '');
	const siteId = readSiteId(credential.siteId);
	checkKey('Access Key', credential.accessApiKey);
	checkKey('Secret Key', credential.secretKey);
	return { service, address: { ...address, root }, secrets: keysOf(credential), siteId };
}

/**
 * The header that authenticates a request: the two keys, joined (docs/platform.md, Authentication
 * 5).
 */
export function signatureOf({ accessApiKey, secretKey }: ICredentialDataDecryptedObject) {
	return { 'x-api-key': `${pasted(accessApiKey)}_${pasted(secretKey)}` };
}

function readSiteId(input: unknown): number {
	const text = pasted(input);
	if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
	throw new InvalidInput(
		'Site ID',
		text === ''
			? 'The credential has no site ID'
			: 'The site ID in the credential is not a whole number',
		'Enter the ID of the site as the provider shows it, such as 614694',
	);
}

const KEY = /^[\x21-\x7e]+$/;

/** Checks the format of a key. The error does not show it. */
function checkKey(label: string, input: unknown): void {
	const key = pasted(input);
	if (KEY.test(key)) return;
	throw new InvalidInput(
		label,
		key === ''
			? `The credential has no ${label.toLowerCase()}`
			: `The ${label.toLowerCase()} in the credential contains characters that are not allowed in a key`,
		'Copy the key from the provider again',
	);
}

function keysOf(credential: ICredentialDataDecryptedObject): string[] {
	const keys = [credential.accessApiKey, credential.secretKey].map(pasted);
	return [...Object.values(signatureOf(credential)), ...keys];
}
