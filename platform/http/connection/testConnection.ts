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
 * Tests a credential with the call that needs the fewest permissions (docs/platform.md, Account:
 * ping), and explains in a sentence what is wrong. n8n's own test shows only codes such as
 * ECONNREFUSED, or nothing.
 */
export async function testConnection(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
): Promise<void> {
	await withReadableErrors(ping(helper, credential));
}

/** Awaits the call of a credential test and turns errors into sentences. @throws Error */
export async function withReadableErrors(call: Promise<unknown>): Promise<void> {
	const outcome = await settle(call);
	if ('value' in outcome) return;
	const error = forCredential(outcome.error);
	const isOwnError = error instanceof Fault || error instanceof InvalidInput;
	throw isOwnError ? new Error(`${error.message}. ${error.advice}`) : error;
}

const LATER = 'Test the credential again later';
const NOT_THE_PLATFORM =
	'Check the address in the credential: another service may be answering at this address';

/** Advice for causes whose general advice only applies to nodes. */
const IN_CREDENTIAL: Readonly<Partial<Record<ErrorKind, string>>> = {
	connectionLost:
		'Test the credential again. If this keeps happening, check the address in the credential, and ask the administrator of n8n to check the firewall',
	timedOut: `${LATER}. If this keeps happening, check the address in the credential, and ask the administrator of n8n to check the firewall`,
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

/** Replaces the advice of a fault with one that fits a credential. */
function forCredential(error: unknown): unknown {
	if (!(error instanceof Fault) || error.facts.refusal !== undefined) return error;
	const advice = IN_CREDENTIAL[error.kind];
	return advice === undefined ? error : new Fault(error.kind, { ...error.facts, advice });
}

async function ping(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
): Promise<unknown> {
	const settings = readCredential(credential);
	const proxyTo = proxiesOf(helper);
	await refuseProxied(proxyTo, settings, credential);
	const platform = {
		...settings,
		proxyTo,
		transmit: signedWith(helper, bearer(checkApiToken(credential.apiToken))),
		signal: undefined,
		retryPolicy: TESTING,
	};
	const call = { method: 'GET', path: PING, what: 'this address', textReply: true } as const;
	return await requestJson(platform, call);
}
