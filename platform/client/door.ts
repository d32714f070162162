import type {
	ICredentialDataDecryptedObject,
	IExecuteFunctions,
	IHttpRequestHelper,
	IHttpRequestOptions,
	ILoadOptionsFunctions,
	IPollFunctions,
	IWebhookFunctions,
} from 'n8n-workflow';

import { isRecord } from './json';
import { settle } from './settle';

/** The n8n contexts that can send requests. */
export type Context =
	IExecuteFunctions | ILoadOptionsFunctions | IPollFunctions | IWebhookFunctions;

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

/**
 * Requests that n8n signs with an OAuth2 credential. n8n renews an expired token only where a
 * refusal is an error to it, and then hides what the platform said: so it is asked to only after a
 * refusal, which did nothing.
 */
export function signedByOAuth2(context: Context, type: string): Transmit {
	const send = async (options: IHttpRequestOptions): Promise<unknown> =>
		await context.helpers.httpRequestWithAuthentication.call(context, type, options);
	return async (options) => {
		// n8n signs the very object it is given.
		const reply = await send({ ...options });
		if (!isRecord(reply) || reply.statusCode !== UNAUTHORIZED) return reply;
		const renewed = await settle(send({ ...options, ignoreHttpStatusErrors: false }));
		return 'value' in renewed ? renewed.value : reply;
	};
}

const UNAUTHORIZED = 401;

/** Requests that carry their token in the path. */
export function unsigned({ helpers }: IHttpRequestHelper): Transmit {
	return async (options): Promise<unknown> => await helpers.httpRequest(options);
}

/** The header of a token. */
export function bearer(token: string): Readonly<Record<string, string>> {
	return { Authorization: `Bearer ${token}` };
}

/** Requests of a credential that is being tested, where n8n has nothing to sign with yet. */
export function signedWith(
	{ helpers }: IHttpRequestHelper,
	signature: Readonly<Record<string, string>>,
): Transmit {
	return async (options): Promise<unknown> =>
		await helpers.httpRequest({ ...options, headers: { ...options.headers, ...signature } });
}
