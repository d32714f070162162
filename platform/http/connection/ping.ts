import type { Connection } from './connection';
import { PING } from './connection';
import { requestJson } from '../request';

/** Asks the platform for nothing but a sign of life. @throws Fault */
export async function ping(platform: Connection): Promise<unknown> {
	const what = 'a sign of life';
	return await requestJson(platform, { method: 'GET', path: PING, what, textReply: true });
}
