import type {
	ICredentialDataDecryptedObject,
	IExecuteFunctions,
	IHttpRequestHelper,
	IHttpRequestOptions,
	ILoadOptionsFunctions,
	IPollFunctions,
} from 'n8n-workflow';

/** The n8n contexts that can send requests. */
export type Context = IExecuteFunctions | ILoadOptionsFunctions | IPollFunctions;

/** Sends one request, signed, and returns n8n's full response. */
export type Transmit = (options: IHttpRequestOptions) => Promise<unknown>;

/**
 * Requests that n8n signs with a credential of the node. This is the door: no other way leads out.
 *
 * @param type the credential type
 * @param credential its data; with `probe` filled in, n8n does not probe before every request
 */
export function signedBy(
	context: Context,
	type: string,
	credential: ICredentialDataDecryptedObject,
): Transmit {
	const data = { ...credential, probe: 'not now' };
	const credentialsDecrypted = { id: '', name: type, type, data };
	return async (options): Promise<unknown> =>
		await context.helpers.httpRequestWithAuthentication.call(context, type, options, {
			credentialsDecrypted,
		});
}

/** Requests of a credential that is being tested, where n8n has nothing to sign with yet. */
export function signedWith({ helpers }: IHttpRequestHelper, token: string): Transmit {
	return async (options): Promise<unknown> =>
		await helpers.httpRequest({
			...options,
			headers: { ...options.headers, Authorization: `Bearer ${token}` },
		});
}
