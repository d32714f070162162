import type {
	ICredentialDataDecryptedObject,
	IExecuteFunctions,
	IHttpRequestHelper,
	IHttpRequestOptions,
	ILoadOptionsFunctions,
	IPollFunctions,
	IWebhookFunctions,
} from 'n8n-workflow';

import { isRecord } from './values/json';
import { settle } from './values/settle';

/** The n8n contexts that can send requests. */
export type Context =
	IExecuteFunctions | ILoadOptionsFunctions | IPollFunctions | IWebhookFunctions;

/**
 * Sends one request, signed, and returns n8n's full response. It ends, with all that is open, as soon
 * as the signal in the options is aborted.
 */
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
		await context.helpers.httpRequestWithAuthentication.call(
			endedBy(options.abortSignal, context),
			type,
			options,
			{ credentialsDecrypted },
		);
}

/**
 * A context whose requests end with the signal: n8n puts the execution's in place of the one in the
 * options of a signed request.
 */
function endedBy(signal: unknown, context: Context): Context {
	return new Proxy(context, {
		has: (target, name) => name === CANCEL_SIGNAL || name in target,
		get: (target, name): unknown =>
			name === CANCEL_SIGNAL ? () => signal : Reflect.get(target, name),
	});
}

const CANCEL_SIGNAL = 'getExecutionCancelSignal';

/** What requests with an OAuth2 credential need besides it. */
export interface Renewal {
	/** What can be asked without harm, and takes any token. */
	readonly url: string;
	/** Told every token that a request carried; n8n may have got it just now. */
	readonly learn: (token: string) => void;
}

/**
 * Requests that n8n signs with an OAuth2 credential. n8n renews an expired token only where a
 * refusal is an error to it, and then makes an exception of whatever comes next: so a harmless call
 * has it renewed after a refusal, which did nothing, and the request goes out once more.
 */
export function signedByOAuth2(context: Context, type: string, { url, learn }: Renewal): Transmit {
	const send = async (options: IHttpRequestOptions): Promise<unknown> => {
		// n8n signs the very object it is given.
		const signed = { ...options, headers: { ...options.headers } };
		try {
			return await context.helpers.httpRequestWithAuthentication.call(
				endedBy(options.abortSignal, context),
				type,
				signed,
			);
		} finally {
			learn(String(signed.headers.Authorization ?? '').replace(/^Bearer /, ''));
		}
	};
	return async (options) => {
		const reply = await send(options);
		if (!isRecord(reply) || reply.statusCode !== UNAUTHORIZED) return reply;
		const { encoding, timeout, abortSignal } = options;
		const harmless = { url, encoding, timeout, abortSignal, disableFollowRedirect: true };
		await settle(send({ ...harmless, ignoreHttpStatusErrors: false }));
		return await send(options);
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
