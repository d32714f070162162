import type { ICredentialDataDecryptedObject, IHttpRequestHelper } from 'n8n-workflow';

import { bearer, signedWith } from './transport';
import { Fault, InvalidInput } from './faults';
import { PING, readCredential } from './connection';
import { requestJson } from './request';
import { TESTING } from './retry';
import { proxiesOf, refuseProxied } from './route';
import { settle } from './values/settle';

/**
 * Makes the call that needs the least rights (docs/platform.md, Account: ping), and says in a
 * sentence what is wrong with a credential. n8n's own test shows only codes such as
 * ECONNREFUSED, or nothing.
 */
export async function probe(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
): Promise<void> {
	await tellInWords(ping(helper, credential));
}

/** Waits for the call of a test, and says in sentences what is wrong. @throws Error */
export async function tellInWords(call: Promise<unknown>): Promise<void> {
	const answer = await settle(call);
	if ('value' in answer) return;
	const { error } = answer;
	const isKnown = error instanceof Fault || error instanceof InvalidInput;
	throw isKnown ? new Error(`${error.message}. ${error.advice}`) : error;
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
		transmit: signedWith(helper, bearer(String(credential.apiToken ?? '').trim())),
		signal: undefined,
		retryPolicy: TESTING,
	};
	const call = { method: 'GET', path: PING, what: 'this address', mayBeWords: true } as const;
	return await requestJson(platform, call);
}
