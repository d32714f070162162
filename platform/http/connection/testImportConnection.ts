import type { ICredentialDataDecryptedObject, IHttpRequestHelper } from 'n8n-workflow';

import { unsigned } from './transport';
import { Fault } from '../errors/fault';
import { withReadableErrors } from './testConnection';
import { requestText } from '../request';
import { TESTING } from '../retry';
import { proxiesOf, refuseProxied } from './proxyRoute';
import { settle } from '../../base/async/settle';
import { BY_CONNECTOR, checkToken, readImportAddress } from './importConnection';

// What a server says that is there, but has nothing at the service root.
const ANSWERED = new Set(['notFound', 'refused', 'forbidden', 'tokenRefused', 'emptyReply']);

const PAGE = /^\uFEFF?\s*<(?!\?xml)/;

/**
 * Says in a sentence what is wrong with the credential of imports. Nothing shows whether the token
 * is right but an import.
 */
export async function testImportConnection(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
	access = BY_CONNECTOR,
): Promise<void> {
	await withReadableErrors(lookForServer(helper, credential, access));
}

async function lookForServer(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
	access: typeof BY_CONNECTOR,
): Promise<void> {
	checkToken(credential, access);
	const read = readImportAddress(credential, access);
	const proxyTo = proxiesOf(helper);
	await refuseProxied(proxyTo, read, credential);
	const platform = {
		...read,
		proxyTo,
		transmit: unsigned(helper),
		signal: undefined,
		retryPolicy: TESTING,
	};
	const call = { method: 'GET', path: '/', what: 'this address' } as const;
	const answer = await settle(requestText(platform, call));
	if ('value' in answer) {
		// A page with success is that of a website, such as a login; a connector has none at its root.
		if (PAGE.test(answer.value)) throw new Fault('webPage', { host: platform.address.host });
		return;
	}
	const { error } = answer;
	if (!(error instanceof Fault) || !ANSWERED.has(error.kind)) throw error;
}
