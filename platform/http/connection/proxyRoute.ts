import type { ICredentialDataDecryptedObject, IHttpRequestHelper } from 'n8n-workflow';

import type { Address } from './address';
import type { ErrorFacts } from '../errors/errorFacts';
import { Fault } from '../errors/fault';
import { isRecord } from '../../base/json/json';
import { settle } from '../../base/async/settle';

/** Finds the proxy, host and port, through which n8n sends to an address; undefined where none lies between. */
export type ProxyTo = (url: string) => Promise<string | undefined>;

/**
 * Has n8n itself say which proxy its variables (HTTP_PROXY, NO_PROXY and others) put before an address:
 * a request that is cancelled before it begins is refused with the settings that it would have had, and
 * nothing is sent.
 */
export function proxiesOf({ helpers }: IHttpRequestHelper): ProxyTo {
	return async (url) => {
		const options = { url, abortSignal: AbortSignal.abort(), disableFollowRedirect: true };
		const asked = await settle(helpers.httpRequest(options));
		const refusal = 'error' in asked ? asked.error : undefined;
		const config = isRecord(refusal) ? refusal.config : undefined;
		if (!isRecord(config)) return undefined;
		const agent = url.startsWith('https:') ? config.httpsAgent : config.httpAgent;
		return proxyOf(agent) ?? proxyOf(chosenBy(agent, new URL(url)));
	};
}

/** The host and port of the proxy that an agent of Node.js leads through. */
function proxyOf(agent: unknown): string | undefined {
	const proxy = isRecord(agent) ? String(agent.proxy ?? '') : '';
	return URL.canParse(proxy) ? new URL(proxy).host : undefined;
}

/** The agent that n8n 2 takes for an address: only when the request leaves does its own one look for a proxy. */
function chosenBy(agent: unknown, { hostname, port }: URL): unknown {
	const router = isRecord(agent) ? agent.router : undefined;
	if (!isRecord(router) || typeof router.resolve !== 'function') return undefined;
	// As axios hands it on: an address of IPv6 without its brackets.
	const asked = { hostname: hostname.replace(/^\[|\]$/g, ''), port: port || undefined };
	return Reflect.apply(router.resolve, router, [asked]);
}

/**
 * Refuses an address of this computer over plain http where n8n would hand the token to a proxy first.
 *
 * @throws Fault `addressProxied`
 */
export async function refuseProxied(
	proxyTo: ProxyTo,
	{ address, warehouse }: { readonly address: Address; readonly warehouse?: Address },
	{ allowPlainHttp }: ICredentialDataDecryptedObject,
	asked: Pick<ErrorFacts, 'upstream'> = {},
): Promise<void> {
	if (allowPlainHttp === true) return;
	for (const { root, host } of warehouse ? [address, warehouse] : [address]) {
		const proxy = root.startsWith('http:') ? await proxyTo(root) : undefined;
		if (proxy !== undefined) throw new Fault('addressProxied', { ...asked, host, proxy });
	}
}

const PROXY_WANTS_PASSWORD = 407;
const TOO_MANY_REQUESTS = 429;

/**
 * Refuses a reply to https that came over no secure connection: it is that of a proxy, which has made no
 * tunnel, so that the platform has received nothing. Only n8n 1 shows the connection of a reply.
 *
 * @throws Fault `proxyForbids` or `proxyFailed`
 */
export async function refuseTunnel(
	proxyTo: ProxyTo | undefined,
	url: string,
	facts: ErrorFacts,
	{ status, body }: { readonly status: number; readonly body: unknown },
): Promise<void> {
	const socket = isRecord(body) ? body.socket : undefined;
	const isBare = isRecord(socket) && socket.encrypted !== true;
	if (!isBare || !url.startsWith('https:') || status === PROXY_WANTS_PASSWORD) return;
	const proxy = await proxyTo?.(url);
	if (proxy === undefined) return;
	const isPassing = status >= 500 || status === TOO_MANY_REQUESTS;
	throw new Fault(isPassing ? 'proxyFailed' : 'proxyForbids', { ...facts, proxy, status });
}
