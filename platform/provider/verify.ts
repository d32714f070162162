import type { ICredentialDataDecryptedObject, IHttpRequestHelper } from 'n8n-workflow';

import { BY_PROVIDER, namesImportAddress } from '../http/connection/importConnection';
import { testImportConnection } from '../http/connection/testImportConnection';
import { signedWith } from '../http/connection/transport';
import { Fault } from '../http/errors/fault';
import { withReadableErrors } from '../http/connection/testConnection';
import { TESTING } from '../http/retry';
import { proxiesOf, refuseProxied } from '../http/connection/proxyRoute';
import { ask, bodyOf } from './getData';
import type { Provider } from './provider';
import { readProvider, signatureOf } from './provider';

/** The provider's data about a site. */
export interface Access {
	readonly visits: number;
	/** The first and last requested day, YYYY-MM-DD. */
	readonly from: string;
	readonly to: string;
}

/** The first day of the verification. */
const VERIFIED_FROM = '2021-01-01';
/** The last day of the verification, unless today is earlier. */
const VERIFIED_TO = '2023-03-16';
const VISITS = 'm_visits';
const ABOUT_CREDENTIAL =
	'Compare the keys and the site ID in the credential with the values that the provider shows';

/**
 * Requests the visits of the site, which verifies the keys and that the site has data
 * (docs/platform.md, Provider connector verification call).
 *
 * @throws Fault `keysRefused`, `siteEmpty`, or any other fault of a call
 */
export async function verifyAccess(provider: Provider): Promise<Access> {
	const { siteId: site } = provider;
	const [from, to] = [VERIFIED_FROM, lastDay()];
	const question = {
		columns: [VISITS],
		from: { iso: from },
		to: { iso: to },
		sort: [`-${VISITS}`],
	};
	const body = bodyOf(site, question, { size: 1, number: 1 });
	for await (const [row] of await ask(provider, body, ABOUT_CREDENTIAL)) {
		const visits = Number(row?.[VISITS] ?? 0);
		if (visits > 0) return { visits, from, to };
	}
	throw new Fault('siteEmpty', { upstream: 'provider', site, days: `${from} to ${to}` });
}

/** Today, but not after the end of the verified data. */
function lastDay(): string {
	const today = new Date().toISOString().slice(0, VERIFIED_TO.length);
	return today < VERIFIED_TO ? today : VERIFIED_TO;
}

/** Tests a credential and explains in a sentence what is wrong. @throws Error */
async function probeProvider(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
): Promise<void> {
	await withReadableErrors(verifyCredential(helper, credential));
}

async function verifyCredential(
	helper: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
): Promise<Access> {
	const settings = readProvider(credential);
	const proxyTo = proxiesOf(helper);
	await refuseProxied(proxyTo, settings, credential, { upstream: settings.service });
	return await verifyAccess({
		...settings,
		proxyTo,
		transmit: signedWith(helper, signatureOf(credential)),
		signal: undefined,
		retryPolicy: TESTING,
	});
}

/**
 * Tests a provider's credential, and the import address if it has one.
 *
 * @throws Error a sentence that explains what is wrong
 */
export async function testProvider(
	context: IHttpRequestHelper,
	credential: ICredentialDataDecryptedObject,
): Promise<void> {
	await probeProvider(context, credential);
	if (namesImportAddress(credential)) await testImportConnection(context, credential, BY_PROVIDER);
}
