import type { ICredentialDataDecryptedObject, IHttpRequestHelper } from 'n8n-workflow';

import { bearer, signedWith } from './transport';
import type { ErrorKind } from '../errors/errorCatalog';
import { Fault } from '../errors/fault';
import { InvalidInput } from '../../base/invalidInput';
import { PING, readCredential } from './connection';
import { requestJson } from '../request';
import { TESTING } from '../retry';
import { proxiesOf, refuseProxied } from './proxyRoute';
import { checkApiToken } from './pastedCredential';
import { settle } from '../../base/async/settle';

/**
 * Makes the call that needs the least rights (docs/platform.md, Account: ping), and says in a
 * sentence what is wrong with a credential. n8n's own test shows only codes such as
 * ECONNREFUSED, or nothing.
 */
export async function testConnection(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
): Promise<void> {
	await withReadableErrors(ping(helper, credential));
}

/** Waits for the call of a test, and says in sentences what is wrong. @throws Error */
export async function withReadableErrors(call: Promise<unknown>): Promise<void> {
	const answer = await settle(call);
	if ('value' in answer) return;
	const error = forCredential(answer.error);
	const isKnown = error instanceof Fault || error instanceof InvalidInput;
	throw isKnown ? new Error(`${error.message}. ${error.advice}`) : error;
}

const LATER = 'Test the credential again later';
const NOT_THE_PLATFORM =
	'Check the address in the credential: what answers there may be something else';

/** What to do about a cause whose own advice is for a node. */
const IN_CREDENTIAL: Readonly<Partial<Record<ErrorKind, string>>> = {
	connectionLost: 'Test the credential again; if it stays so, check address, port and firewall',
	timedOut: `${LATER}, or check address, port and firewall`,
	notFound: 'Check the address in the credential',
	tooManyRequests: LATER,
	refused: NOT_THE_PLATFORM,
	reported: NOT_THE_PLATFORM,
	unexpectedReply: NOT_THE_PLATFORM,
	tooDeep: NOT_THE_PLATFORM,
	tooLarge: NOT_THE_PLATFORM,
	cutReply: LATER,
	brokenReply: NOT_THE_PLATFORM,
	stopped: LATER,
};

/** The same fault with advice that fits the form of a credential. */
function forCredential(error: unknown): unknown {
	if (!(error instanceof Fault) || error.facts.refusal !== undefined) return error;
	const advice = IN_CREDENTIAL[error.kind];
	return advice === undefined ? error : new Fault(error.kind, { ...error.facts, advice });
}

async function ping(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
): Promise<unknown> {
	const read = readCredential(credential);
	const proxyTo = proxiesOf(helper);
	await refuseProxied(proxyTo, read, credential);
	const platform = {
		...read,
		proxyTo,
		transmit: signedWith(helper, bearer(checkApiToken(credential.apiToken))),
		signal: undefined,
		retryPolicy: TESTING,
	};
	const call = { method: 'GET', path: PING, what: 'this address', textReply: true } as const;
	return await requestJson(platform, call);
}
