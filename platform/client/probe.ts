import type { ICredentialDataDecryptedObject, IHttpRequestHelper } from 'n8n-workflow';

import { signedWith } from './door';
import { Fault } from './faults';
import { readCredential } from './platform';
import { requestJson } from './request';
import { BROWSING } from './retry';

/**
 * Makes the call that needs the least rights (api.md, Account: ping), and says in a sentence what is
 * wrong with a credential. n8n's own test shows only codes such as ECONNREFUSED, or nothing.
 */
export async function probe(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
): Promise<void> {
	try {
		const platform = {
			...readCredential(credential),
			transmit: signedWith(helper, String(credential.apiToken ?? '')),
			signal: undefined,
			patience: { ...BROWSING, attempts: 1 },
		};
		await requestJson(platform, { method: 'GET', path: PING, what: 'this address' });
	} catch (error) {
		if (!(error instanceof Fault)) throw error;
		throw new Error(`${error.message}. ${error.advice}`);
	}
}

const PING = '/er/account/ping.json';
