import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import type { ErrorKind } from '../errors/errorCatalog';
import type { ErrorFacts } from '../errors/errorFacts';
import { Fault } from '../errors/fault';
import { quoteUpstream } from '../secrets/mask';
import { causeOfNetworkError, networkCode } from '../errors/networkErrors';
import { isRecord, textOf } from '../../base/json/json';

/** How an OAuth2 credential obtains its tokens. */
interface Grant {
	/** Whether a person signs in with the button of the credential. */
	readonly connects: boolean;
	/** The host of the token endpoint. */
	readonly host?: string;
}

/**
 * Reads how a credential obtains its tokens. @throws Fault `notConnected` if a person has yet to
 * sign in
 */
export function readGrant(credential: ICredentialDataDecryptedObject): Grant {
	const { grantType, oauthTokenData, accessTokenUrl } = credential;
	const connects = grantType === 'authorizationCode' || grantType === 'pkce';
	const data = isRecord(oauthTokenData) ? oauthTokenData : {};
	const token = textOf(data.access_token) ?? textOf(data.accessToken) ?? '';
	if (connects && token === '') throw new Fault('notConnected', {});
	const url = (textOf(accessTokenUrl) ?? '').trim();
	return { connects, ...(URL.canParse(url) ? { host: new URL(url).host } : {}) };
}

/** Codes of RFC 6749 (5.2 and 4.1.2.1) that name a specific reason why no token was issued. */
const CAUSES_BY_CODE: Readonly<Record<string, ErrorKind>> = {
	invalid_grant: 'signInEnded',
	invalid_client: 'clientRefused',
	unauthorized_client: 'clientRefused',
	server_error: 'tokenUnavailable',
	temporarily_unavailable: 'tokenUnavailable',
	slow_down: 'tokenUnavailable',
};

/** n8n 1 drops the code and keeps only its own message. */
const CODES_BY_MESSAGE: ReadonlyArray<readonly [words: RegExp, code: string]> = [
	[
		/refresh token is invalid|to be reconnected|reconnect the cred|refreshToken is req/,
		'invalid_grant',
	],
	[/Client authentication failed|client is not authorized/, 'invalid_client'],
	[/server is currently unable|server encountered an unexpected/, 'temporarily_unavailable'],
];

const TRANSIENT_STATUSES: readonly number[] = [408, 425, 429];

/**
 * Why n8n could not obtain a token, as far as its error shows.
 *
 * @param error what n8n threw instead of sending the request
 * @returns undefined if n8n aborted the request
 */
export function faultOfToken(
	error: unknown,
	grant: Grant,
	secrets: readonly string[],
): Fault | undefined {
	const errors = chainOf(error);
	const reply = errors.map(({ body }) => body).find(isRecord);
	const messages = errors.map(({ message }) => textOf(message) ?? '');
	const code = textOf(reply?.error) ?? codeOf(messages);
	const byCode = code === undefined ? undefined : CAUSES_BY_CODE[code];
	const facts: ErrorFacts = grant;
	if (byCode === 'signInEnded' && !grant.connects) return new Fault('tokenNotIssued', facts);
	if (byCode !== undefined) return new Fault(byCode, facts);
	if (reply !== undefined || errors.some(({ httpCode }) => httpCode === 'EAUTH')) {
		const words = textOf(reply?.error_description) ?? code ?? messages[0] ?? '';
		return new Fault('tokenNotIssued', {
			...facts,
			upstreamMessage: quoteUpstream(words, secrets),
		});
	}
	const status = errors.map(statusOf).find((found) => found !== undefined);
	if (status !== undefined) return new Fault(causeOfStatus(status), { ...facts, status });
	return faultOfNetwork(error, facts);
}

/** The cause of a token endpoint's status that comes without a code of RFC 6749. */
function causeOfStatus(status: number): ErrorKind {
	if (status >= 500 || TRANSIENT_STATUSES.includes(status)) return 'tokenUnavailable';
	return status === 401 ? 'clientRefused' : 'tokenNotIssued';
}

const CHECK_URL = 'Check the address and port under Access Token URL in the credential';

/**
 * The cause of a network error on the way to the token endpoint. The request itself was not sent.
 */
function faultOfNetwork(error: unknown, facts: ErrorFacts): Fault | undefined {
	const code = networkCode(error);
	if (code === undefined || OTHER_CODES.includes(code)) return new Fault('tokenNotIssued', facts);
	const cause = causeOfNetworkError(code);
	if (cause === 'stopped') return undefined;
	const fault = new Fault(cause, cause === 'notSecure' ? { ...facts, advice: CHECK_URL } : facts);
	return fault.transient ? new Fault('tokenUnavailable', facts) : fault;
}

/** Codes of n8n's OAuth2 client and of Node.js that are no network errors. */
const OTHER_CODES: readonly string[] = ['EAUTH', 'ESTATUS', 'ERR_ASSERTION', 'ERR_INVALID_URL'];

function codeOf(messages: readonly string[]): string | undefined {
	return CODES_BY_MESSAGE.find(([words]) => messages.some((message) => words.test(message)))?.[1];
}

const MOST_CAUSES = 8;

/** An error of n8n followed by its chain of causes. */
function chainOf(error: unknown): Array<Record<string, unknown>> {
	const chain: Array<Record<string, unknown>> = [];
	for (let link = error; isRecord(link) && chain.length < MOST_CAUSES; link = link.cause)
		chain.push(link);
	return chain;
}

function statusOf({ httpCode, status }: Record<string, unknown>): number | undefined {
	const text = textOf(httpCode) ?? textOf(status) ?? '';
	return /^[1-5]\d\d$/.test(text) ? Number(text) : undefined;
}
