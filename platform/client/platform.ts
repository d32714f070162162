import type { ICredentialDataDecryptedObject } from 'n8n-workflow';

import type { Address } from './address';
import { readAddress } from './address';
import type { Context, Transmit } from './door';
import { signedBy } from './door';
import type { Patience } from './retry';
import { BROWSING, WORKING } from './retry';

/** One customer's platform, as seen through one credential. */
export interface Platform {
	readonly address: Address;
	readonly transmit: Transmit;
	/** What must never show in a message. */
	readonly secrets: readonly string[];
	/** Aborted when the execution is cancelled or times out. */
	readonly signal: AbortSignal | undefined;
	readonly patience: Patience;
}

const CREDENTIAL = 'marketingAnalyticsApi';

/**
 * Opens the platform that the node's credential names (api.md, Authentication 1).
 *
 * @throws Fault when the address in the credential cannot be used
 */
export async function openPlatform(context: Context): Promise<Platform> {
	const runs = 'getExecutionCancelSignal' in context;
	const credential = await context.getCredentials(CREDENTIAL);
	return {
		...readCredential(credential),
		transmit: signedBy(context, CREDENTIAL, credential),
		signal: runs ? context.getExecutionCancelSignal() : undefined,
		patience: runs ? WORKING : BROWSING,
	};
}

/** What a credential says of the platform. @throws Fault when its address cannot be used */
export function readCredential(credential: ICredentialDataDecryptedObject) {
	return {
		address: readAddress(String(credential.baseUrl ?? ''), credential.allowPlainHttp === true),
		// Sent without the space that was pasted around it, so that is how it may come back.
		secrets: [String(credential.apiToken ?? '').trim()],
	};
}
