import type { IHttpRequestHelper } from 'n8n-workflow';

import type { Address } from '../http/connection/address';
import { bearer, signedWith } from '../http/connection/transport';
import { Fault } from '../http/errors/fault';
import type { Connection } from '../http/connection/connection';
import { requestJson } from '../http/request';
import { readToken } from './token';

const OF_ITS_OWN = {
	session: { endpoint: 'get_dw_session_token', token: 'session token' },
	access: { endpoint: 'get_dw_access_token', token: 'access token' },
} as const;

/**
 * Opens the data warehouse: its host may be another one. Its calls carry the API token as every call does
 * (docs/platform.md, Authentication 1), or a token of its own, which the credential says (Account:
 * get_dw_session_token; observed practice: the token is for the caller's IP).
 *
 * @param ip the public address from which the calls will come; may be empty
 * @throws Fault
 */
export async function openWarehouse(
	context: IHttpRequestHelper,
	platform: Connection,
	ip: string,
): Promise<Connection> {
	const { warehouseToken = 'session', warehouse: address = platform.address } = platform;
	if (warehouseToken === 'api') return { ...platform, address, token: 'API token' };
	const { endpoint, token } = OF_ITS_OWN[warehouseToken];
	const what = `the ${token} of the data warehouse`;
	const reply = await requestJson(platform, {
		method: 'GET',
		path: `/er/account/${endpoint}.json`,
		query: { ip: ip === '' ? undefined : ip },
		what,
		givesToken: true,
		textReply: true,
	});
	const given = readToken(reply);
	if (given === undefined) throw new Fault('unexpectedReply', { what });
	return {
		...platform,
		address,
		token,
		transmit: signedWith(context, bearer(given)),
		secrets: [...platform.secrets, given],
	};
}

/** The address of a result, which must lie where the job runs: elsewhere the token does not go. */
export function resultAddress(
	{ address }: Connection,
	url: string,
): { readonly address: Address; readonly path: string } {
	const result = URL.canParse(url, address.root) ? new URL(url, address.root) : undefined;
	const { origin, host } = new URL(address.root);
	// An address that cannot be read may hold a token.
	const elsewhere = result?.host || 'an address that cannot be read';
	if (result?.origin !== origin) throw new Fault('resultElsewhere', { host: elsewhere });
	return { address: { root: origin, host }, path: result.pathname + result.search };
}
