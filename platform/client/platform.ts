import type { IExecuteFunctions, ILoadOptionsFunctions, IPollFunctions } from 'n8n-workflow';

import type { Address } from './address';
import { readAddress } from './address';
import type { Patience } from './retry';
import { BROWSING, WORKING } from './retry';

/** The n8n contexts that can send requests. */
export type Context = IExecuteFunctions | ILoadOptionsFunctions | IPollFunctions;

/** One customer's platform, as seen through one credential. */
export interface Platform {
	readonly context: Context;
	/** The credential type that signs the requests. */
	readonly credential: string;
	readonly address: Address;
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
	const credential = await context.getCredentials(CREDENTIAL);
	const runs = 'getExecutionCancelSignal' in context;
	return {
		context,
		credential: CREDENTIAL,
		address: readAddress(String(credential.baseUrl ?? ''), credential.allowPlainHttp === true),
		secrets: [String(credential.apiToken ?? '')],
		signal: runs ? context.getExecutionCancelSignal() : undefined,
		patience: runs ? WORKING : BROWSING,
	};
}
