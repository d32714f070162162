import { isRecord, textOf } from '../../platform/base/json/json';

/**
 * Where a request comes from, as n8n tells it: an IPv4 address, or the first half of an IPv6 one,
 * as the other half is for each to choose.
 *
 * @param request the request as n8n hands it to a node
 */
export function addressOf(request: unknown): string {
	const ip = (isRecord(request) && textOf(request.ip)) || '';
	// Behind a proxy that n8n trusts and that is not there, anybody writes what they like.
	if (!/^[0-9a-f:.]{2,45}$/i.test(ip)) return UNKNOWN;
	const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
	return mapped ?? (ip.includes(':') ? networkOf(ip) : ip);
}

const UNKNOWN = 'an unknown address';

const GROUPS = 8;
const OF_THE_NETWORK = 4;

function networkOf(ip: string): string {
	const [head = [], tail = []] = ip
		.toLowerCase()
		.split('::')
		.map((part) => (part === '' ? [] : part.split(':')));
	const zeros = Array<string>(Math.max(0, GROUPS - head.length - tail.length)).fill('0');
	return [...head, ...zeros, ...tail].slice(0, OF_THE_NETWORK).join(':');
}
