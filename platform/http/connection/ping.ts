import type { Connection } from './connection';
import { PING } from './connection';
import { requestJson } from '../request';

/** Calls the platform's ping endpoint, which only confirms that it responds. @throws Fault */
export async function ping(platform: Connection): Promise<unknown> {
	const what = 'the connection test';
	return await requestJson(platform, { method: 'GET', path: PING, what, textReply: true });
}
