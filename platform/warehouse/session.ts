import type { IHttpRequestHelper } from 'n8n-workflow';

import type { Address } from '../http/connection/baseAddress';
import { bearer, signedWith } from '../http/connection/transport';
import { Fault } from '../http/errors/fault';
import type { Connection } from '../http/connection/connection';
import { requestJson } from '../http/request';
import { readToken } from './token';

const OWN_TOKENS = {
	session: { endpoint: 'get_dw_session_token', token: 'session token' },
	access: { endpoint: 'get_dw_access_token', token: 'access token' },
} as const;

/**
 * Opens the data warehouse, which may have its own host. Its calls carry the API token
 * (docs/platform.md, Authentication 1), or a token of their own, as the credential states (Account:
 * get_dw_session_token; observed practice: the token is for the caller's IP).
 *
 * @param ip the caller's public address; may be empty
 * @throws Fault
 */
export async function openWarehouse(
	context: IHttpRequestHelper,
	platform: Connection,
	ip: string,
): Promise<Connection> {
	const { warehouseToken = 'session', warehouse: address = platform.address } = platform;
	if (warehouseToken === 'api') return { ...platform, address, token: 'API token' };
	const { endpoint, token } = OWN_TOKENS[warehouseToken];
	const what = `the ${token} of the data warehouse`;
	const reply = await requestJson(platform, {
		method: 'GET',
		path: `/er/account/${endpoint}.json`,
		query: { ip: ip === '' ? undefined : ip },
		what,
		givesToken: true,
		textReply: true,
	});
	const ownToken = readToken(reply);
	if (ownToken === undefined) throw new Fault('unexpectedReply', { what });
	return {
		...platform,
		address,
		token,
		transmit: signedWith(context, bearer(ownToken)),
		secrets: [...platform.secrets, ownToken],
	};
}

/**
 * The address of a result, which must have the origin of the job: the token is not sent elsewhere.
 */
export function resultAddress(
	{ address }: Connection,
	url: string,
): { readonly address: Address; readonly path: string } {
	const result = URL.canParse(url, address.root) ? new URL(url, address.root) : undefined;
	const { origin, host } = new URL(address.root);
	// A malformed URL may contain a token, so it is not quoted.
	const elsewhere = result?.host || 'an address that cannot be read';
	if (result?.origin !== origin) throw new Fault('resultElsewhere', { host: elsewhere });
	return { address: { root: origin, host }, path: result.pathname + result.search };
}
