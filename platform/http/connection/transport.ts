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
	context: RequestContext,
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
function endedBy(signal: unknown, context: RequestContext): RequestContext {
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
	/** What n8n's error stands for when it has no token to sign with. */
	readonly faultOf: (error: unknown) => Fault | undefined;
}

/**
 * Requests that n8n signs with an OAuth2 credential. n8n renews an expired token only where a
 * refusal is an error to it, and then makes an exception of whatever comes next: so a harmless call
 * has it renewed after a refusal, which did nothing, and the request goes out once more.
 */
export function signedByOAuth2(
	context: RequestContext,
	type: string,
	{ url, learn, faultOf }: Renewal,
): Transmit {
	const send = async (options: IHttpRequestOptions): Promise<Sent> => {
		// n8n signs the very object it is given.
		const signed = { ...options, headers: { ...options.headers } };
		const sign = context.helpers.httpRequestWithAuthentication;
		const own = endedBy(options.abortSignal, context);
		const outcome = await settle(sign.call(own, type, signed));
		const token = String(signed.headers.Authorization ?? '').replace(/^Bearer /, '');
		if (token !== '') learn(token);
		// A token that is no bearer token is part of the address.
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
		// The error is the token endpoint's only where the harmless call is refused for its token.
		const whole = { ignoreHttpStatusErrors: true, returnFullResponse: true };
		const look = await send({ ...harmless, ...whole });
		const isRefused = 'value' in look.outcome && isUnauthorized(look.outcome.value);
		const fault = isRefused ? faultOf(renewal.outcome.error) : undefined;
		if (fault === undefined) return second;
		throw fault;
	};
}

/** What became of a request, and the token that it carried. */
interface Sent {
	readonly outcome: Settled<unknown>;
	readonly token: string;
	/** Whether it was signed, without which n8n sends nothing. */
	readonly isSigned: boolean;
}

function isUnauthorized(reply: unknown): boolean {
	return isRecord(reply) && reply.statusCode === UNAUTHORIZED;
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
