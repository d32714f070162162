import type {
	ICredentialDataDecryptedObject,
	IHttpRequestOptions,
	IPollFunctions,
} from 'n8n-workflow';
import { contextOf } from '../door/contexts';
import { send } from './throughAxios';

/** Sends a request, signed; what n8n does in between is its own affair. */
export type Sign = (options: IHttpRequestOptions) => Promise<unknown>;

/**
 * A context of n8n as far as the door needs it. As in n8n, a signed request ends with the execution
 * and heeds no other signal.
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
