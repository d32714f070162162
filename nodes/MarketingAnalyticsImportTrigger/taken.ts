import type { IWebhookFunctions } from 'n8n-workflow';

import type { ServerReply } from '../../page/protocol';
import { isRecord, listOf } from '../../platform/client/json';
import { settle } from '../../platform/client/settle';

/** What was sent and is being imported, or has just been, by the name that the page gave it. */
const underWay = new Map<string, Promise<ServerReply>>();

const MOST_REMEMBERED = 200;

/** What an earlier sending with the same name has come to, or comes to. */
export function takenBefore(
	context: IWebhookFunctions,
	submission: string,
): Promise<ServerReply> | undefined {
	const running = underWay.get(submission);
	if (running) return running;
	const stored = listOf(context.getWorkflowStaticData('node').taken);
	if (stored.includes(submission)) return Promise.resolve(TAKEN);
	return stored.includes(submission + UNKNOWN) ? Promise.resolve(PERHAPS_TAKEN) : undefined;
}

/** Behind the name of what the platform may have, or not. */
const UNKNOWN = '?';

const TAKEN: ServerReply = {
	ok: true,
	message: 'This file was imported already, and not a second time.',
};

const PERHAPS_TAKEN: ServerReply = {
	ok: false,
	message: 'The platform may have this file already, so it was not sent a second time.',
	advice: 'Ask who sent you the link whether it has arrived.',
};

/**
 * Does the work for a name once. A refusal is forgotten, so that it can be tried again.
 *
 * @param work may be started at most once at a time
 */
export async function takeOnce(
	context: IWebhookFunctions,
	submission: string,
	work: () => Promise<{ readonly reply: ServerReply; readonly isOver: boolean }>,
): Promise<ServerReply> {
	const working = settle(work());
	const replying = working.then((done) => ('value' in done ? done.value.reply : FAILED));
	underWay.set(submission, replying);
	const done = await working;
	if ('error' in done || !done.value.isOver) underWay.delete(submission);
	else remember(context, done.value.reply.ok ? submission : submission + UNKNOWN);
	const [oldest] = underWay.keys();
	if (underWay.size > MOST_REMEMBERED && oldest !== undefined) underWay.delete(oldest);
	return await replying;
}

const FAILED: ServerReply = {
	ok: false,
	message: 'The file could not be taken.',
	advice: 'Ask who sent you the link.',
};

/** n8n keeps it with the workflow, so that a restart does not import twice. */
function remember(context: IWebhookFunctions, name: string): void {
	const data = context.getWorkflowStaticData('node');
	const taken = isRecord(data) ? listOf(data.taken) : [];
	data.taken = [...taken.map(String), name].slice(-MOST_REMEMBERED);
}
