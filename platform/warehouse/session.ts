import type { IHttpRequestHelper } from 'n8n-workflow';

import type { Address } from '../http/connection/baseAddress';
import { bearer, signedWith } from '../http/connection/transport';
import { Fault } from '../http/errors/fault';
import type { Connection } from '../http/connection/connection';
import { requestJson } from '../http/request';
import { readRecords } from '../http/reply/readRecords';
import type { JsonRecord } from '../base/json/json';
import { isRecord, listOf, textOf } from '../base/json/json';

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
	if (warehouseToken === 'api') return { ...platform, address, token: 'token of the credential' };
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

const NAMES = ['session_token', 'access_token', 'token'];

/** A text or number of a reply, with the name of its member or column. */
interface NamedText {
	readonly name: string;
	readonly text: string;
}

/**
 * The token in a reply. The specification only shows that some come with an expiry, so it is found
 * by its name in any place, or else as the longest text that can be a token.
 */
export function readToken(reply: unknown): string | undefined {
	const all = readRecords(reply).flatMap(textsIn);
	const names = [...NAMES, all.find(({ name }) => IS_TOKEN.test(name))?.name];
	const named = names.flatMap((name) => all.filter((text) => text.name.toLowerCase() === name));
	return [...named, ...all.filter(canBeToken).sort(byLength)][0]?.text;
}

const IS_TOKEN = /^(?!.*(type|expir|id$)).*token/i;
const DATE_OR_NUMBER = /^[\d\s.:,T/+Z-]+$/;
const SHORTEST = 8;

function canBeToken({ name, text }: NamedText): boolean {
	const isOther = DATE_OR_NUMBER.test(text) || text.includes('://') || /expir|type/i.test(name);
	return !isOther && text.length >= SHORTEST && /^[\x21-\x7e]+$/.test(text);
}

function byLength(one: NamedText, other: NamedText): number {
	return other.text.length - one.text.length;
}

function textsIn(record: JsonRecord): NamedText[] {
	return Object.entries(record).flatMap(([name, value]) => namedTexts(name, value));
}

function namedTexts(name: string, value: unknown): NamedText[] {
	if (Array.isArray(value)) return listOf(value).flatMap((element) => namedTexts(name, element));
	if (isRecord(value)) return textsIn(value);
	const text = textOf(value)?.trim() ?? '';
	return text === '' ? [] : [{ name, text }];
}
