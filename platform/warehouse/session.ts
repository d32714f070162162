import type { IHttpRequestHelper } from 'n8n-workflow';

import type { Address } from '../client/address';
import { bearer, signedWith } from '../client/transport';
import { Fault } from '../client/faults';
import { isRecord, listOf, textOf } from '../client/values/json';
import type { Connection } from '../client/connection';
import { findRows } from '../client/records';
import { requestJson } from '../client/request';

const WHAT = 'the session token of the data warehouse';

/**
 * Opens the data warehouse: its host may be another one, and its calls carry a session
 * token (docs/platform.md, Account: get_dw_session_token; observed practice: the token is
 * for the caller's IP).
 *
 * @param ip the public address from which the calls will come
 * @throws Fault
 */
export async function openWarehouse(
	context: IHttpRequestHelper,
	platform: Connection,
	ip: string,
): Promise<Connection> {
	const reply = await requestJson(platform, {
		method: 'GET',
		path: '/er/account/get_dw_session_token.json',
		query: { ip },
		what: WHAT,
		givesToken: true,
	});
	const token = readToken(reply);
	if (token === undefined) throw new Fault('unexpectedReply', { what: WHAT });
	return {
		...platform,
		address: platform.warehouse ?? platform.address,
		transmit: signedWith(context, bearer(token)),
		secrets: [...platform.secrets, token],
	};
}

/** Observed practice: the first cell of the first row, or a member of it. */
function readToken(reply: unknown): string | undefined {
	const top = isRecord(reply) ? reply : {};
	const data = isRecord(top.data) ? top.data : {};
	const row = findRows(reply)?.rows[0];
	const named = [row, data, top].filter(isRecord);
	const members = named.flatMap((one) => [one.session_token, one.access_token]);
	return [listOf(row)[0], ...members].map(textOf).find((token) => token !== undefined);
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
