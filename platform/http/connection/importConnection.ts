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

/** Where a credential stores the address of imports. The token of imports is part of the path. */
interface ImportAccess {
	/** The credential type. */
	readonly type: string;
	readonly address: 'baseUrl' | 'importUrl';
	/** What to do if the credential stores no such address. */
	readonly advice: string;
}

/** The credential of imports (docs/platform.md, Import endpoints). */
export const BY_CONNECTOR: ImportAccess = {
	type: 'marketingAnalyticsImportApi',
	address: 'baseUrl',
	advice: 'Copy it from the platform’s connector RealTime Analytics - Import',
};

/**
 * The credential of the older analytics tool, which also stores the connector: n8n requires one
 * credential per node.
 */
export const BY_PROVIDER: ImportAccess = {
	type: 'analyticsProviderApi',
	address: 'importUrl',
	advice:
		'Re-Import needs Import Address and Connector Token in the credential: copy both from the platform’s connector RealTime Analytics - Import',
};

/** Where files are imported, and the connector token that goes into the path. */
export interface ImportConnection {
	readonly platform: Connection;
	readonly connectorToken: string;
}

/** Opens the platform for imports. @throws Fault, InvalidInput if the credential is unusable */
export async function openImportConnection(
	context: RequestContext,
	access: ImportAccess = BY_CONNECTOR,
): Promise<ImportConnection> {
	const credential = await context.getCredentials(access.type);
	const connectorToken = checkToken(credential, access);
	const signal =
		'getExecutionCancelSignal' in context ? context.getExecutionCancelSignal() : undefined;
	const settings = readImportAddress(credential, access);
	const proxyTo = proxiesOf(context);
	await refuseProxied(proxyTo, settings, credential);
	const platform = {
		...settings,
		proxyTo,
		token: 'connector token' as const,
		transmit: unsigned(context),
		signal,
		retryPolicy: IMPORTING,
	};
	return { platform, connectorToken };
}

/**
 * Checks that the connector token can be a path segment once it is encoded; its format is not
 * documented. The error is thrown here because the error of a path value would show the token.
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
			? 'The credential has no connector token'
			: 'The connector token contains a character that is not allowed in an address',
		advice,
	);
}

/** Reads the address of imports from a credential. @throws Fault, InvalidInput if it is unusable */
export function readImportAddress(
	credential: ICredentialDataDecryptedObject,
	{ address, advice }: ImportAccess = BY_CONNECTOR,
) {
	const baseUrl = textOf(credential[address])?.trim() ?? '';
	if (baseUrl !== '') return readCredential({ ...credential, baseUrl });
	throw new InvalidInput('Import Address', 'The credential has no import address', advice);
}

/** Whether a credential of the older tool has an import address or a connector token. */
export function namesImportAddress({ importUrl, connectorToken }: ICredentialDataDecryptedObject) {
	return [importUrl, connectorToken].some((value) => (textOf(value)?.trim() ?? '') !== '');
}
