import type {
	ICredentialDataDecryptedObject,
	IHttpRequestOptions,
	IPollFunctions,
} from 'n8n-workflow';
import { noHelpers, notNeeded } from '../../polling/notNeeded';

/** A request that n8n received to send, with the type and data of its credential. */
export interface Sent {
	readonly type?: string;
	readonly options: IHttpRequestOptions;
	readonly more?: unknown;
}

/**
 * The part of n8n's context that requests need: each request is answered with `answer`. Any other
 * use throws.
 */
export function contextOf(
	credential: ICredentialDataDecryptedObject,
	answer: (options: IHttpRequestOptions) => unknown = () => undefined,
) {
	const sent: Sent[] = [];
	const asked: string[] = [];
	const context: IPollFunctions = {
		...notNeeded,
		getNode: missing,
		getWorkflow: missing,
		getMode: missing,
		getActivationMode: missing,
		getTimezone: missing,
		getWorkflowStaticData: missing,
		getNodeParameter: missing,
		getCredentials: async <T extends object = ICredentialDataDecryptedObject>(type: string) => {
			asked.push(type);
			return await Promise.resolve(JSON.parse(JSON.stringify(credential)) as T);
		},
		__emitError: missing,
		helpers: {
			...noHelpers,
			httpRequest: async (options) => {
				sent.push({ options });
				return await Promise.resolve(answer(options));
			},
			httpRequestWithAuthentication: async (type, options, more) => {
				sent.push({ type, options, ...(more === undefined ? {} : { more }) });
				return await Promise.resolve(answer(options));
			},
			prepareBinaryData: missing,
		},
	};
	return { context, sent, asked };
}

function missing(): never {
	throw new Error('The door does not need this');
}
