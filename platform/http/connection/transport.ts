import type {
	ICredentialDataDecryptedObject,
	IExecuteFunctions,
	IHttpRequestHelper,
	IHttpRequestOptions,
	ILoadOptionsFunctions,
	IPollFunctions,
	IWebhookFunctions,
} from 'n8n-workflow';

import type { Fault } from '../errors/fault';
import { isRecord } from '../../base/json/json';
import type { Settled } from '../../base/async/settle';
import { settle } from '../../base/async/settle';

/** The n8n contexts that can send requests. */
export type RequestContext =
	IExecuteFunctions | ILoadOptionsFunctions | IPollFunctions | IWebhookFunctions;

/**
 * Sends one signed request and returns n8n's full response. Aborting the signal in the options ends
 * it and closes its streams.
 */
export type Transmit = (options: IHttpRequestOptions) => Promise<unknown>;

/**
 * Sends requests that n8n signs with a credential of the node. All requests leave through this
 * module.
 *
 * @param type the credential type
 * @param credential its data; a non-empty `probe` keeps n8n from probing before every request
 */
export function signedBy(
	context: RequestContext,
	type: string,
	credential: ICredentialDataDecryptedObject,
): Transmit {
	const data = { ...credential, probe: 'not now' };
	const credentialsDecrypted = { id: '', name: type, type, data };
	return async (options): Promise<unknown> =>
		await context.helpers.httpRequestWithAuthentication.call(
			withSignal(options.abortSignal, context),
			type,
			options,
			{ credentialsDecrypted },
		);
}

/**
 * A context whose requests end with the given signal: for a signed request, n8n replaces the signal
 * of the options with that of the execution.
 */
function withSignal(signal: unknown, context: RequestContext): RequestContext {
	return new Proxy(context, {
		has: (target, name) => name === CANCEL_SIGNAL || name in target,
		get: (target, name): unknown =>
			name === CANCEL_SIGNAL ? () => signal : Reflect.get(target, name),
	});
}

const CANCEL_SIGNAL = 'getExecutionCancelSignal';

/** What requests with an OAuth2 credential need for token renewal. */
interface Renewal {
	/** A harmless URL that accepts any valid token. */
	readonly url: string;
	/** Called with every token that a request carried, because n8n may just have obtained it. */
	readonly learn: (token: string) => void;
	/** Translates n8n's error if it has no token to sign with. */
	readonly faultOf: (error: unknown) => Fault | undefined;
}

/**
 * Sends requests that n8n signs with an OAuth2 credential. n8n renews an expired token only after
 * an error response, and then throws on any further failure. So after a 401, which changed nothing,
 * a harmless call triggers the renewal and the request is sent once more.
 */
export function signedByOAuth2(
	context: RequestContext,
	type: string,
	{ url, learn, faultOf }: Renewal,
): Transmit {
	const send = async (options: IHttpRequestOptions): Promise<Sent> => {
		// n8n writes the signature into the options object that it receives.
		const signed = { ...options, headers: { ...options.headers } };
		const sign = context.helpers.httpRequestWithAuthentication;
		const ownContext = withSignal(options.abortSignal, context);
		const outcome = await settle(sign.call(ownContext, type, signed));
		const token = String(signed.headers.Authorization ?? '').replace(/^Bearer /, '');
		if (token !== '') learn(token);
		// Tokens other than bearer tokens become part of the URL.
		return { outcome, token, isSigned: token !== '' || signed.url !== options.url };
	};
	const request = async (
		options: IHttpRequestOptions,
	): Promise<[reply: unknown, token: string]> => {
		const { outcome, token, isSigned } = await send(options);
		if ('value' in outcome) return [outcome.value, token];
		throw (isSigned ? undefined : faultOf(outcome.error)) ?? outcome.error;
	};
	return async (options) => {
		const [first, token] = await request(options);
		if (!isUnauthorized(first)) return first;
		const { encoding, timeout, abortSignal } = options;
		const harmless = { url, encoding, timeout, abortSignal, disableFollowRedirect: true };
		const renewal = await send({ ...harmless, ignoreHttpStatusErrors: false });
		const [second, secondToken] = await request(options);
		const isRenewed = renewal.token !== token || secondToken !== token;
		if (isRenewed || !isUnauthorized(second) || !('error' in renewal.outcome)) return second;
		// The error belongs to the token endpoint only if the harmless call is itself rejected with
		// 401.
		const unthrown = { ignoreHttpStatusErrors: true, returnFullResponse: true };
		const check = await send({ ...harmless, ...unthrown });
		const isRefused = 'value' in check.outcome && isUnauthorized(check.outcome.value);
		const fault = isRefused ? faultOf(renewal.outcome.error) : undefined;
		if (fault === undefined) return second;
		throw fault;
	};
}

/** The outcome of a request and the token that it carried. */
interface Sent {
	readonly outcome: Settled<unknown>;
	readonly token: string;
	/** Whether n8n signed it; without a signature n8n sends nothing. */
	readonly isSigned: boolean;
}

function isUnauthorized(reply: unknown): boolean {
	return isRecord(reply) && reply.statusCode === UNAUTHORIZED;
}

const UNAUTHORIZED = 401;

/** Sends requests that carry their token in the path. */
export function unsigned({ helpers }: IHttpRequestHelper): Transmit {
	return async (options): Promise<unknown> => await helpers.httpRequest(options);
}

/** The Authorization header of a bearer token. */
export function bearer(token: string): Readonly<Record<string, string>> {
	return { Authorization: `Bearer ${token}` };
}

/** Sends requests of a credential that is being tested, which n8n cannot sign yet. */
export function signedWith(
	{ helpers }: IHttpRequestHelper,
	signature: Readonly<Record<string, string>>,
): Transmit {
	return async (options): Promise<unknown> =>
		await helpers.httpRequest({ ...options, headers: { ...options.headers, ...signature } });
}
