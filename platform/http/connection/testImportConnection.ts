import type { ICredentialDataDecryptedObject, IHttpRequestHelper } from 'n8n-workflow';

import { unsigned } from './transport';
import { Fault } from '../errors/fault';
import { withReadableErrors } from './testConnection';
import { requestText } from '../request';
import { TESTING } from '../retry';
import { proxiesOf, refuseProxied } from './proxyRoute';
import { settle } from '../../base/async/settle';
import { BY_CONNECTOR, checkToken, readImportAddress } from './importConnection';

// Causes which prove that a server responds, although it serves nothing at the service root.
const PROOF_OF_RESPONSE = new Set([
	'notFound',
	'refused',
	'forbidden',
	'tokenRefused',
	'emptyReply',
]);

const PAGE = /^\uFEFF?\s*<(?!\?xml)/;

/**
 * Explains in a sentence what is wrong with the credential of imports. Only an import can show
 * whether the token is right.
 */
export async function testImportConnection(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
	access = BY_CONNECTOR,
): Promise<void> {
	await withReadableErrors(checkServer(helper, credential, access));
}

async function checkServer(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
	access: typeof BY_CONNECTOR,
): Promise<void> {
	checkToken(credential, access);
	const settings = readImportAddress(credential, access);
	const proxyTo = proxiesOf(helper);
	await refuseProxied(proxyTo, settings, credential);
	const platform = {
		...settings,
		proxyTo,
		transmit: unsigned(helper),
		signal: undefined,
		retryPolicy: TESTING,
	};
	const call = { method: 'GET', path: '/', what: 'this address' } as const;
	const outcome = await settle(requestText(platform, call));
	if ('value' in outcome) {
		// A successful page comes from a website, such as a login page; a connector serves none at its
		// root.
		if (PAGE.test(outcome.value)) throw new Fault('webPage', { host: platform.address.host });
		return;
	}
	const { error } = outcome;
	if (!(error instanceof Fault) || !PROOF_OF_RESPONSE.has(error.kind)) throw error;
}
