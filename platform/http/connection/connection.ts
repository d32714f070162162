import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import type { Address } from './baseAddress';
import { readAddress, readHost } from './baseAddress';
import type { ErrorFacts } from '../errors/errorFacts';
import type { RequestContext, Transmit } from './transport';
import { signedBy, signedByOAuth2 } from './transport';
import { isRecord, textOf } from '../../base/json/json';
import type { RetryPolicy } from '../retry';
import { checkApiToken, pasted, pastedToken } from './pastedCredential';
import { INTERACTIVE, EXECUTION } from '../retry';
import type { ProxyTo } from './proxyRoute';
import { proxiesOf, refuseProxied } from './proxyRoute';

/**
 * The tokens that calls of the data warehouse may carry. The specification states this of the API
 * for all calls.
 */
export const WAREHOUSE_TOKENS = ['session', 'api', 'access'] as const;
type WarehouseToken = (typeof WAREHOUSE_TOKENS)[number];

/** A customer's platform, opened with one credential. */
export interface Connection {
	readonly address: Address;
	/** The name of the service in messages, if it is not the platform. */
	readonly service?: 'provider';
	/** The name of its token in messages, if it is not the API token. */
	readonly token?: ErrorFacts['token'];
	/** The address where data-warehouse jobs run, if that is another host. */
	readonly warehouse?: Address;
	/** Which token calls of the data warehouse carry, if it is not a session token. */
	readonly warehouseToken?: WarehouseToken;
	readonly transmit: Transmit;
	/** Finds the proxy between n8n and an address that cannot be reached. */
	readonly proxyTo?: ProxyTo;
	/**
	 * Encrypts and decrypts payloads, if the credential holds a passphrase. It may be an ordinary
	 * word, so it is not masked.
	 */
	readonly passphrase?: string;
	/** Values that must never appear in a message or an item. */
	readonly secrets: readonly string[];
	/** Aborted when the execution is cancelled or times out. */
	readonly signal: AbortSignal | undefined;
	readonly retryPolicy: RetryPolicy;
	/**
	 * Whether each path value must be a single segment even for a server that decodes the path before
	 * it splits it.
	 */
	readonly plainPaths?: true;
	/** Called when a list of choices is incomplete, with its name and the number of its entries. */
	readonly reportPart?: (what: string, entries: number) => void;
	/** Called with a sentence about a result that may be incomplete. */
	readonly reportWarning?: (message: string) => void;
}

/**
 * The credential types that open the platform; each of them suffices (docs/platform.md,
 * Authentication 1 and 3).
 */
export const CREDENTIAL_TYPES = ['marketingAnalyticsApi', 'marketingAnalyticsOAuth2Api'] as const;

/** The call that needs the fewest permissions (docs/platform.md, Account). */
export const PING = '/er/account/ping.json';

const [SIGNED_BY_TOKEN, SIGNED_BY_OAUTH2] = CREDENTIAL_TYPES;

/**
 * Opens the platform with a credential of the node.
 *
 * @param type the credential type
 * @throws Fault if the address in the credential is unusable or would be sent through a proxy
 * unprotected, or if the OAuth2 sign-in has not been completed
 */
export async function openPlatform(
	context: RequestContext,
	type: (typeof CREDENTIAL_TYPES)[number] = SIGNED_BY_TOKEN,
): Promise<Connection> {
	const isExecution = 'getExecutionCancelSignal' in context;
	const credential = await context.getCredentials(type);
	const { secrets, ...settings } = readCredential(credential);
	const isOAuth2 = type === SIGNED_BY_OAUTH2;
	if (!isOAuth2) checkApiToken(credential.apiToken);
	const url = settings.address.root + PING;
	const byOAuth2 = isOAuth2
		? await transmitByOAuth2(context, type, credential, { url, secrets })
		: undefined;
	const proxyTo = proxiesOf(context);
	await refuseProxied(proxyTo, settings, credential);
	return {
		...settings,
		...(isOAuth2 ? { token: 'OAuth2 token' } : {}),
		secrets,
		proxyTo,
		transmit: byOAuth2 ?? signedBy(context, type, credential),
		signal: isExecution ? context.getExecutionCancelSignal() : undefined,
		retryPolicy: isExecution ? EXECUTION : INTERACTIVE,
	};
}

/** Sends calls with the token of an OAuth2 credential. @throws Fault `notConnected` if a person has yet to sign in */
async function transmitByOAuth2(
	context: RequestContext,
	type: (typeof CREDENTIAL_TYPES)[number],
	credential: ICredentialDataDecryptedObject,
	{ url, secrets }: { readonly url: string; readonly secrets: string[] },
): Promise<Transmit> {
	const { faultOfToken, readGrant } = await import('./tokenEndpoint');
	const grant = readGrant(credential);
	return signedByOAuth2(context, type, {
		url,
		learn: (token) => {
			if (!secrets.includes(token)) secrets.push(token);
		},
		faultOf: (error) => faultOfToken(error, grant, secrets),
	});
}

/** Reads the address and the options of a credential. @throws Fault if its address is unusable */
export function readCredential(credential: ICredentialDataDecryptedObject) {
	const warehouse = textOf(credential.warehouseUrl)?.trim() ?? '';
	const warehouseToken = WAREHOUSE_TOKENS.find((token) => token === credential.warehouseToken);
	const allowPlainHttp = credential.allowPlainHttp === true;
	// The passphrase is not trimmed: white space may be part of it.
	const passphrase = textOf(credential.encryptionPassphrase) ?? '';
	return {
		address: readAddress(String(credential.baseUrl ?? ''), allowPlainHttp),
		...(passphrase === '' ? {} : { passphrase }),
		...(warehouse === '' ? {} : { warehouse: readHost(warehouse, allowPlainHttp) }),
		...(warehouseToken === undefined ? {} : { warehouseToken }),
		secrets: secretsOf(credential),
	};
}

/**
 * All secrets of a credential, cleaned as they are sent, because replies repeat them in that form.
 */
function secretsOf({
	apiToken,
	clientSecret,
	connectorToken,
	oauthTokenData,
}: ICredentialDataDecryptedObject): string[] {
	const oauthMembers = isRecord(oauthTokenData) ? Object.entries(oauthTokenData) : [];
	const tokens = oauthMembers.filter(([name]) => TOKEN.test(name)).map(([, value]) => value);
	const oauthTokens = tokens.map((secret) => textOf(secret)?.trim() ?? '');
	const entered = [
		pastedToken(apiToken),
		textOf(clientSecret)?.trim() ?? '',
		pasted(connectorToken),
	];
	const all = [...entered, ...oauthTokens];
	return all.filter((secret) => secret !== '');
}

// Only the tokens of a token reply are secret: its type and lifetime (RFC 6749 5.1), such as bearer
// and 3600, are in any reply.
const TOKEN = /token$/i;
