import { readAddress } from '../../../platform/http/connection/baseAddress';
import type { Connection } from '../../../platform/http/connection/connection';

/** A platform that is reached in this way, and asked once unless told otherwise. */
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

/** What a piece of work is rejected with; undefined when it ends well. */
export async function faultOf(work: Promise<unknown>): Promise<unknown> {
	return await work.then(
		() => undefined,
		(error: unknown) => error,
	);
}
