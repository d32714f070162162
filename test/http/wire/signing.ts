import type {
	ICredentialDataDecryptedObject,
	IHttpRequestOptions,
	IPollFunctions,
} from 'n8n-workflow';
import { contextOf } from '../door/contexts';
import { send } from './throughAxios';

/** Sends a signed request as n8n does. */
export type Sign = (options: IHttpRequestOptions) => Promise<unknown>;

/**
 * The part of n8n's context that requests need. As in n8n, a signed request ends with the execution
 * and ignores any other signal.
 */
export function signingContext(
	credential: ICredentialDataDecryptedObject,
	sign: Sign,
): IPollFunctions {
	const { context } = contextOf(credential);
	return {
		...context,
		helpers: {
			...context.helpers,
			httpRequest: async (options) => await send(options),
			async httpRequestWithAuthentication(_, options) {
				const { abortSignal, ...others } = options;
				const signal =
					'getExecutionCancelSignal' in this ? this.getExecutionCancelSignal() : abortSignal;
				Object.assign(options, others, signal ? { abortSignal: signal } : {});
				return await sign(options);
			},
		},
	};
}
