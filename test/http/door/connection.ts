import { readAddress } from '../../../platform/http/connection/baseAddress';
import type { Connection } from '../../../platform/http/connection/connection';

/** A platform that sends with the given function and makes one attempt by default. */
export function connectionBy(
	transmit: Connection['transmit'],
	{ attempts = 1, url = 'https://x.example' } = {},
): Connection {
	return {
		address: readAddress(url, true),
		transmit,
		secrets: [],
		signal: undefined,
		retryPolicy: { attempts, totalMs: 20_000, idleMs: 10_000 },
	};
}

/** The error with which work is rejected; undefined if it succeeds. */
export async function faultOf(work: Promise<unknown>): Promise<unknown> {
	return await work.then(
		() => undefined,
		(error: unknown) => error,
	);
}
