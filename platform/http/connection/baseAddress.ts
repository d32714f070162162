import type { ErrorFacts } from '../errors/errorFacts';
import { Fault } from '../errors/fault';

/** The service root of an API and the host that messages name. */
export interface Address {
	/** For example `https://customer.api.example.com/ea/v2`, without a trailing slash. */
	readonly root: string;
	readonly host: string;
}

const SERVICE_ROOT = '/ea/v2';
const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Reads the platform's address as people paste it: with or without scheme, port, `/ea/v2` or a
 * trailing slash (`{base_url}/ea/v2`, docs/platform.md, Introduction).
 *
 * @throws Fault `addressInvalid`, or `addressPlainHttp` where http would carry the token unprotected
 */
export function readAddress(input: string, allowPlainHttp: boolean): Address {
	const { root, host } = readHost(input, allowPlainHttp);
	const prefix = root.endsWith(SERVICE_ROOT) ? root.slice(0, -SERVICE_ROOT.length) : root;
	return { root: prefix.replace(/(?<!\/)\/+$/, '') + SERVICE_ROOT, host };
}

/**
 * Reads the address of an API that has no service root of its own. @throws Fault as `readAddress`
 */
export function readHost(
	input: string,
	allowPlainHttp: boolean,
	upstream: Pick<ErrorFacts, 'upstream'> = {},
): Address {
	const url = parseUrl(input, upstream);
	if (url.protocol === 'http:' && !allowPlainHttp && !LOOPBACK.test(url.hostname)) {
		throw new Fault('addressPlainHttp', { ...upstream, host: url.host });
	}
	return { root: url.origin + url.pathname.replace(/(?<!\/)\/+$/, ''), host: url.host };
}

function parseUrl(input: string, upstream: Pick<ErrorFacts, 'upstream'>): URL {
	const text = input.trim();
	const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
	const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined;
	const isWebAddress = url?.protocol === 'https:' || url?.protocol === 'http:';
	if (
		!url ||
		!isWebAddress ||
		isBroken(text, url) ||
		url.username ||
		url.password ||
		url.search ||
		url.hash
	) {
		throw new Fault('addressInvalid', upstream);
	}
	return url;
}

/**
 * Whether the scheme was parsed as the host, as in https:/host, or the text contains white space.
 */
function isBroken(text: string, { hostname }: URL): boolean {
	return /\s/.test(text) || /^https?\W*$/i.test(hostname);
}
