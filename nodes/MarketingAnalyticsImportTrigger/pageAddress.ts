import { isRecord, textOf } from '../../platform/base/json/json';

/**
 * The IP address of a request: an IPv4 address, or the network half of an IPv6 address, as clients
 * choose the other half.
 *
 * @param request the request as n8n passes it to a node
 */
export function addressOf(request: unknown): string {
	const ip = (isRecord(request) && textOf(request.ip)) || '';
	// Without the trusted proxy in front, a client can send any address.
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
