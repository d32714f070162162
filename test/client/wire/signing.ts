import type {
	ICredentialDataDecryptedObject,
	IHttpRequestOptions,
	IPollFunctions,
} from 'n8n-workflow';
import { noHelpers, notNeeded } from '../../polling/notNeeded';
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
	const node = { id: 'n', name: 'N', type: 't', typeVersion: 1, parameters: {} };
	return {
		...notNeeded,
		getNode: () => ({ ...node, position: [0, 0] }),
		getWorkflow: () => ({ id: 'w', active: true }),
		getMode: () => 'manual',
		getActivationMode: () => 'manual',
		getTimezone: () => 'UTC',
		getWorkflowStaticData: () => ({}),
		getNodeParameter: () => '',
		__emitError: () => {},
		getCredentials: async <T extends object = ICredentialDataDecryptedObject>() =>
			JSON.parse(JSON.stringify(credential)) as T,
		helpers: {
			...noHelpers,
			prepareBinaryData: async () => ({ data: '', mimeType: '' }),
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
