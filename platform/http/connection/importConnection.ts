import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { InvalidInput } from '../../base/invalidInput';
import type { RequestContext } from './transport';
import { canBeSegment } from '../url';
import { unsigned } from './transport';
import { textOf } from '../../base/json/json';
import type { Connection } from './connection';
import { readCredential } from './connection';
import { IMPORTING } from '../retry';
import { pasted } from './pastedCredential';
import { proxiesOf, refuseProxied } from './proxyRoute';

/** Where a credential holds the address of imports, whose token is part of the path. */
interface ImportAccess {
	/** The credential type. */
	readonly type: string;
	readonly address: 'baseUrl' | 'importUrl';
	/** What to do where it holds none. */
	readonly advice: string;
}

/** The credential of imports (docs/platform.md, Import endpoints). */
export const BY_CONNECTOR: ImportAccess = {
	type: 'marketingAnalyticsImportApi',
	address: 'baseUrl',
	advice: 'Copy it from the connector RealTime Analytics - Import of the platform',
};

/** That of the older analytics tool, which holds the connector as well: n8n wants one for a node. */
export const BY_PROVIDER: ImportAccess = {
	type: 'analyticsProviderApi',
	address: 'importUrl',
	advice:
		'Re-Import needs Import Address and Connector Token in the credential: copy both from the connector RealTime Analytics - Import of the platform',
};

/** Where files are imported, and the token that goes into the path. */
export interface ImportConnection {
	readonly platform: Connection;
	readonly connectorToken: string;
}

/** Opens the platform for imports. @throws Fault, InvalidInput when the credential cannot be used */
export async function openImportConnection(
	context: RequestContext,
	access: ImportAccess = BY_CONNECTOR,
): Promise<ImportConnection> {
	const credential = await context.getCredentials(access.type);
	const connectorToken = checkToken(credential, access);
	const signal =
		'getExecutionCancelSignal' in context ? context.getExecutionCancelSignal() : undefined;
	const read = readImportAddress(credential, access);
	const proxyTo = proxiesOf(context);
	await refuseProxied(proxyTo, read, credential);
	const platform = {
		...read,
		proxyTo,
		token: 'connector token' as const,
		transmit: unsigned(context),
		signal,
		retryPolicy: IMPORTING,
	};
	return { platform, connectorToken };
}

/**
 * The connector token, fit for a path once it is encoded: nothing says of which characters one is
 * made. Told here without the token: a path value that cannot be sent is shown.
 *
 * @throws InvalidInput
 */
export function checkToken(
	credential: ICredentialDataDecryptedObject,
	{ advice }: ImportAccess = BY_CONNECTOR,
): string {
	const token = pasted(credential.connectorToken);
	if (canBeSegment(token)) return token;
	throw new InvalidInput(
		'Connector Token',
		token === ''
			? 'The credential holds no connector token'
			: 'The connector token holds what no address can carry',
		advice,
	);
}

/** What a credential says of where imports go. @throws Fault, InvalidInput when it cannot be used */
export function readImportAddress(
	credential: ICredentialDataDecryptedObject,
	{ address, advice }: ImportAccess = BY_CONNECTOR,
) {
	const baseUrl = textOf(credential[address])?.trim() ?? '';
	if (baseUrl !== '') return readCredential({ ...credential, baseUrl });
	throw new InvalidInput('Import Address', 'The credential holds no import address', advice);
}

/** Whether a credential of the older tool says anything of imports. */
export function namesImportAddress({ importUrl, connectorToken }: ICredentialDataDecryptedObject) {
	return [importUrl, connectorToken].some((entered) => (textOf(entered)?.trim() ?? '') !== '');
}
