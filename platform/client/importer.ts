import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import { InvalidInput } from './faults';
import type { Context } from './transport';
import { canBeSegment } from './url';
import { unsigned } from './transport';
import { textOf } from './values/json';
import type { Platform } from './platform';
import { readCredential } from './platform';
import { WORKING } from './retry';

/** The credential of imports, whose token is part of the path (docs/platform.md, Import endpoints). */
export const IMPORT_CREDENTIAL = 'marketingAnalyticsImportApi';

/** Where files are imported, and the token that goes into the path. */
export interface Importer {
	readonly platform: Platform;
	readonly connectorToken: string;
}

/** Opens the platform for imports. @throws Fault, InvalidInput when the credential cannot be used */
export async function openImporter(context: Context): Promise<Importer> {
	const credential = await context.getCredentials(IMPORT_CREDENTIAL);
	const connectorToken = checkToken(credential);
	const signal =
		'getExecutionCancelSignal' in context ? context.getExecutionCancelSignal() : undefined;
	const platform = {
		...readCredential(credential),
		token: 'connector token' as const,
		transmit: unsigned(context),
		signal,
		retryPolicy: WORKING,
	};
	return { platform, connectorToken };
}

/**
 * The connector token, fit for a path once it is encoded: nothing says of which characters one is
 * made. Told here without the token: a path value that cannot be sent is shown.
 *
 * @throws InvalidInput
 */
export function checkToken(credential: ICredentialDataDecryptedObject): string {
	const token = textOf(credential.connectorToken)?.trim() ?? '';
	if (canBeSegment(token)) return token;
	throw new InvalidInput(
		'Connector Token',
		token === ''
			? 'The credential holds no connector token'
			: 'The connector token holds what no address can carry',
		'Copy it from the connector RealTime Analytics - Import of the platform',
	);
}
