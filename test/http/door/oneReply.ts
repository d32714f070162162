import { readOnePage } from '../../../platform/http/reply/paging';
import { connectionBy } from './connection';

/** A platform that gives one answer: JSON, or a text as it is. */
export function connectionReplying(
	reply: unknown,
	status = 200,
	headers: Record<string, string> = {},
) {
	const body = typeof reply === 'string' ? reply : JSON.stringify(reply);
	return connectionBy(() => Promise.resolve({ statusCode: status, headers, body }));
}

/** The list that such a platform sends. */
export const listed = async (reply: unknown, headers?: Record<string, string>) =>
	await readOnePage(
		connectionReplying(reply, 200, headers),
		{ method: 'GET', path: '/list.json', what: 'the list' },
		{ follows: false },
	);
