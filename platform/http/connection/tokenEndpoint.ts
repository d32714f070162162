import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import type { ErrorKind } from '../errors/errorCatalog';
import type { ErrorFacts } from '../errors/errorFacts';
import { Fault } from '../errors/fault';
import { quote } from '../secrets/mask';
import { causeOfNetworkError, networkCode } from '../errors/networkErrors';
import { isRecord, textOf } from '../../base/json/json';

/** What an OAuth2 credential says of how its tokens are got. */
export interface Grant {
	/** Whether a person signs in, by the button of the credential. */
	readonly connects: boolean;
	/** The host of the token endpoint. */
	readonly host?: string;
}

/** Reads how a credential gets its tokens. @throws Fault `notConnected` where a person has yet to sign in */
export function readGrant(credential: ICredentialDataDecryptedObject): Grant {
	const { grantType, oauthTokenData, accessTokenUrl } = credential;
	const connects = grantType === 'authorizationCode' || grantType === 'pkce';
	const data = isRecord(oauthTokenData) ? oauthTokenData : {};
	const token = textOf(data.access_token) ?? textOf(data.accessToken) ?? '';
	if (connects && token === '') throw new Fault('notConnected', {});
	const url = (textOf(accessTokenUrl) ?? '').trim();
	return { connects, ...(URL.canParse(url) ? { host: new URL(url).host } : {}) };
}

/** The codes of RFC 6749 (5.2 and 4.1.2.1) that say more than that there is no token. */
const CAUSES_BY_CODE: Readonly<Record<string, ErrorKind>> = {
	invalid_grant: 'signInEnded',
	invalid_client: 'clientRefused',
	unauthorized_client: 'clientRefused',
	server_error: 'tokenUnavailable',
	temporarily_unavailable: 'tokenUnavailable',
	slow_down: 'tokenUnavailable',
};

/** n8n 1 leaves nothing of the code but its own words for it. */
const CODES_BY_WORDS: ReadonlyArray<readonly [words: RegExp, code: string]> = [
	[
		/refresh token is invalid|to be reconnected|reconnect the cred|refreshToken is req/,
		'invalid_grant',
	],
	[/Client authentication failed|client is not authorized/, 'invalid_client'],
	[/server is currently unable|server encountered an unexpected/, 'temporarily_unavailable'],
];

const MOMENTARY: readonly number[] = [408, 425, 429];

/**
 * What went wrong when n8n asked for a token, as far as n8n lets its error say so.
 *
 * @param error what n8n threw instead of sending a request
 * @returns undefined where it was n8n that gave up
 */
export function faultOfToken(
	error: unknown,
	grant: Grant,
	secrets: readonly string[],
): Fault | undefined {
	const errors = chainOf(error);
	const answer = errors.map(({ body }) => body).find(isRecord);
	const messages = errors.map(({ message }) => textOf(message) ?? '');
	const code = textOf(answer?.error) ?? codeOf(messages);
	const byCode = code === undefined ? undefined : CAUSES_BY_CODE[code];
	const facts: ErrorFacts = grant;
	if (byCode === 'signInEnded' && !grant.connects) return new Fault('tokenNotIssued', facts);
	if (byCode !== undefined) return new Fault(byCode, facts);
	if (answer !== undefined || errors.some(({ httpCode }) => httpCode === 'EAUTH')) {
		const words = textOf(answer?.error_description) ?? code ?? messages[0] ?? '';
		return new Fault('tokenNotIssued', { ...facts, upstreamMessage: quote(words, secrets) });
	}
	const status = errors.map(statusOf).find((one) => one !== undefined);
	if (status !== undefined) return new Fault(causeOfStatus(status), { ...facts, status });
	return faultOfNetwork(error, facts);
}

/** What a token endpoint means that gives no code of RFC 6749. */
function causeOfStatus(status: number): ErrorKind {
	if (status >= 500 || MOMENTARY.includes(status)) return 'tokenUnavailable';
	return status === 401 ? 'clientRefused' : 'tokenNotIssued';
}

/** What is wrong with the way to the token endpoint; nothing of the request itself has left. */
function faultOfNetwork(error: unknown, facts: ErrorFacts): Fault | undefined {
	const code = networkCode(error);
	if (code === undefined || OTHER_CODES.includes(code)) return new Fault('tokenNotIssued', facts);
	const cause = causeOfNetworkError(code);
	if (cause === 'stopped') return undefined;
	const fault = new Fault(cause, facts);
	return fault.transient ? new Fault('tokenUnavailable', facts) : fault;
}

/** Codes of n8n's OAuth2 client and of Node.js that are not about the network. */
const OTHER_CODES: readonly string[] = ['EAUTH', 'ESTATUS', 'ERR_ASSERTION', 'ERR_INVALID_URL'];

function codeOf(messages: readonly string[]): string | undefined {
	return CODES_BY_WORDS.find(([words]) => messages.some((message) => words.test(message)))?.[1];
}

const MOST_CAUSES = 8;

/** An error of n8n and those that it came of. */
function chainOf(error: unknown): Array<Record<string, unknown>> {
	const chain: Array<Record<string, unknown>> = [];
	for (let one = error; isRecord(one) && chain.length < MOST_CAUSES; one = one.cause)
		chain.push(one);
	return chain;
}

function statusOf({ httpCode, status }: Record<string, unknown>): number | undefined {
	const text = textOf(httpCode) ?? textOf(status) ?? '';
	return /^[1-5]\d\d$/.test(text) ? Number(text) : undefined;
}
