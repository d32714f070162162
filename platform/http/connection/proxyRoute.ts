import type { ICredentialDataDecryptedObject, IHttpRequestHelper } from 'n8n-workflow';

import type { Address } from './baseAddress';
import type { ErrorFacts } from '../errors/errorFacts';
import { Fault } from '../errors/fault';
import { isRecord } from '../../base/json/json';
import { settle } from '../../base/async/settle';

/**
 * Finds the proxy (host and port) through which n8n sends to an address; undefined if there is
 * none.
 */
export type ProxyTo = (url: string) => Promise<string | undefined>;

/**
 * Lets n8n itself determine which proxy its variables (HTTP_PROXY, NO_PROXY and others) select for
 * an address: a request that is aborted before it starts is rejected with the settings that it
 * would have used, and nothing is sent.
 */
export function proxiesOf({ helpers }: IHttpRequestHelper): ProxyTo {
	return async (url) => {
		const options = { url, abortSignal: AbortSignal.abort(), disableFollowRedirect: true };
		const attempt = await settle(helpers.httpRequest(options));
		const refusal = 'error' in attempt ? attempt.error : undefined;
		const config = isRecord(refusal) ? refusal.config : undefined;
		if (!isRecord(config)) return undefined;
		const agent = url.startsWith('https:') ? config.httpsAgent : config.httpAgent;
		return proxyOf(agent) ?? proxyOf(agentFor(agent, new URL(url)));
	};
}

/** The host and port of the proxy of a Node.js agent. */
function proxyOf(agent: unknown): string | undefined {
	const proxy = isRecord(agent) ? String(agent.proxy ?? '') : '';
	return URL.canParse(proxy) ? new URL(proxy).host : undefined;
}

/**
 * The agent that n8n 2 selects for an address. That agent looks up its proxy only when the request
 * is sent.
 */
function agentFor(agent: unknown, { hostname, port }: URL): unknown {
	const router = isRecord(agent) ? agent.router : undefined;
	if (!isRecord(router) || typeof router.resolve !== 'function') return undefined;
	// The format that axios passes on: IPv6 addresses without brackets.
	const target = { hostname: hostname.replace(/^\[|\]$/g, ''), port: port || undefined };
	return Reflect.apply(router.resolve, router, [target]);
}

/**
 * Refuses a plain-http address of this computer if n8n would send the token to a proxy first.
 * @throws Fault `addressProxied`
 */
export async function refuseProxied(
	proxyTo: ProxyTo,
	{ address, warehouse }: { readonly address: Address; readonly warehouse?: Address },
	{ allowPlainHttp }: ICredentialDataDecryptedObject,
	facts: Pick<ErrorFacts, 'upstream'> = {},
): Promise<void> {
	if (allowPlainHttp === true) return;
	for (const { root, host } of warehouse ? [address, warehouse] : [address]) {
		const proxy = root.startsWith('http:') ? await proxyTo(root) : undefined;
		if (proxy !== undefined) throw new Fault('addressProxied', { ...facts, host, proxy });
	}
}

const PROXY_AUTHENTICATION_REQUIRED = 407;
const TOO_MANY_REQUESTS = 429;

/**
 * Refuses a reply to an https request that arrived over an unencrypted connection: it was sent by a
 * proxy that opened no tunnel, so the platform has received nothing. Only n8n 1 exposes the
 * connection of a reply.
 * @throws Fault `proxyForbids` or `proxyFailed`
 */
export async function refuseTunnel(
	proxyTo: ProxyTo | undefined,
	url: string,
	facts: ErrorFacts,
	{ status, body }: { readonly status: number; readonly body: unknown },
): Promise<void> {
	const socket = isRecord(body) ? body.socket : undefined;
	const isUnencrypted = isRecord(socket) && socket.encrypted !== true;
	if (!isUnencrypted || !url.startsWith('https:') || status === PROXY_AUTHENTICATION_REQUIRED)
		return;
	const proxy = await proxyTo?.(url);
	if (proxy === undefined) return;
	const isTransient = status >= 500 || status === TOO_MANY_REQUESTS;
	throw new Fault(isTransient ? 'proxyFailed' : 'proxyForbids', { ...facts, proxy, status });
}
