import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import type { Address } from './address';
import { readAddress, readHost } from './address';
import type { ErrorFacts } from '../errors/errorFacts';
import type { RequestContext, Transmit } from './transport';
import { signedBy, signedByOAuth2 } from './transport';
import { faultOfToken, readGrant } from './tokenEndpoint';
import { isRecord, textOf } from '../../base/json/json';
import type { RetryPolicy } from '../retry';
import { checkApiToken, pasted, pastedToken } from './pastedCredential';
import { INTERACTIVE, EXECUTION } from '../retry';
import type { ProxyTo } from './proxyRoute';
import { proxiesOf, refuseProxied } from './proxyRoute';

/** The tokens that calls of the data warehouse may carry: the specification says that of the API for all calls. */
export const WAREHOUSE_TOKENS = ['session', 'api', 'access'] as const;
export type WarehouseToken = (typeof WAREHOUSE_TOKENS)[number];

/** One customer's platform, as seen through one credential. */
export interface Connection {
	readonly address: Address;
	/** What messages call it, when it is not the platform. */
	readonly service?: 'provider';
	/** What messages call its token, when it is not the API token. */
	readonly token?: ErrorFacts['token'];
	/** Where data-warehouse jobs run, if that is another host. */
	readonly warehouse?: Address;
	/** Which token the calls of the data warehouse carry, if it is not a session token. */
	readonly warehouseToken?: WarehouseToken;
	readonly transmit: Transmit;
	/** Says of an address that cannot be reached whether a proxy lies between. */
	readonly proxyTo?: ProxyTo;
	/** What locks and opens payloads, if the credential holds it; may be an ordinary word. */
	readonly passphrase?: string;
	/** What must never show in a message or an item. */
	readonly secrets: readonly string[];
	/** Aborted when the execution is cancelled or times out. */
	readonly signal: AbortSignal | undefined;
	readonly retryPolicy: RetryPolicy;
	/** Whether a value in a path must be one segment for every server, also for one that decodes it first. */
	readonly plainPaths?: true;
}

/**
 * The credential types, either of which opens the platform (docs/platform.md,
 * Authentication 1 and 3).
 */
export const CREDENTIAL_TYPES = ['marketingAnalyticsApi', 'marketingAnalyticsOAuth2Api'] as const;

/** The call that needs the least rights (docs/platform.md, Account). */
export const PING = '/er/account/ping.json';

const [SIGNED_BY_TOKEN, SIGNED_BY_OAUTH2] = CREDENTIAL_TYPES;

/**
 * Opens the platform that a credential of the node names.
 *
 * @param type the credential type
 * @throws Fault when the address in the credential cannot be used, or not without a proxy, or nobody
 * has signed in with it
 */
export async function openPlatform(
	context: RequestContext,
	type: (typeof CREDENTIAL_TYPES)[number] = SIGNED_BY_TOKEN,
): Promise<Connection> {
	const runs = 'getExecutionCancelSignal' in context;
	const credential = await context.getCredentials(type);
	const { secrets, ...known } = readCredential(credential);
	const isOAuth2 = type === SIGNED_BY_OAUTH2;
	if (!isOAuth2) checkApiToken(credential.apiToken);
	const grant = isOAuth2 ? readGrant(credential) : undefined;
	const proxyTo = proxiesOf(context);
	await refuseProxied(proxyTo, known, credential);
	const learn = (token: string) => {
		if (!secrets.includes(token)) secrets.push(token);
	};
	const url = known.address.root + PING;
	return {
		...known,
		...(isOAuth2 ? { token: 'OAuth2 token' } : {}),
		secrets,
		proxyTo,
		transmit:
			grant !== undefined
				? signedByOAuth2(context, type, {
						url,
						learn,
						faultOf: (error) => faultOfToken(error, grant, secrets),
					})
				: signedBy(context, type, credential),
		signal: runs ? context.getExecutionCancelSignal() : undefined,
		retryPolicy: runs ? EXECUTION : INTERACTIVE,
	};
}

/** What a credential says of the platform. @throws Fault when its address cannot be used */
export function readCredential(credential: ICredentialDataDecryptedObject) {
	const warehouse = textOf(credential.warehouseUrl)?.trim() ?? '';
	const warehouseToken = WAREHOUSE_TOKENS.find((one) => one === credential.warehouseToken);
	const allowPlainHttp = credential.allowPlainHttp === true;
	// Nothing is taken off it: a blank may be part of it.
	const passphrase = textOf(credential.encryptionPassphrase) ?? '';
	return {
		address: readAddress(String(credential.baseUrl ?? ''), allowPlainHttp),
		...(passphrase === '' ? {} : { passphrase }),
		...(warehouse === '' ? {} : { warehouse: readHost(warehouse, allowPlainHttp) }),
		...(warehouseToken === undefined ? {} : { warehouseToken }),
		secrets: secretsOf(credential),
	};
}

/** Sent without what was pasted around it, so that is how a token may come back. */
function secretsOf({
	apiToken,
	clientSecret,
	connectorToken,
	oauthTokenData,
}: ICredentialDataDecryptedObject): string[] {
	const granted = isRecord(oauthTokenData) ? Object.entries(oauthTokenData) : [];
	const tokens = granted.filter(([name]) => TOKEN.test(name)).map(([, value]) => value);
	const others = tokens.map((secret) => textOf(secret)?.trim() ?? '');
	const own = [pastedToken(apiToken), textOf(clientSecret)?.trim() ?? '', pasted(connectorToken)];
	const all = [...own, ...others];
	return all.filter((secret) => secret !== '');
}

// Its type and how long it lives stand beside a token (RFC 6749 5.1), and are words of any reply.
const TOKEN = /token$/i;
