import type { IWebhookFunctions } from 'n8n-workflow';

import type { ServerReply } from '../../page/protocol';
import { listOf } from '../../platform/base/json/json';
import { settle } from '../../platform/base/async/settle';
import { refusal } from './pageResponse';
import { textsFor } from './pageLanguage';
import type { PageContext } from './pageOf';
import { pageOf } from './pageOf';

/** n8n stores the submission IDs with the workflow. */
type Context = PageContext & Pick<IWebhookFunctions, 'getHeaderData' | 'getWorkflowStaticData'>;

/** The member of the stored data that holds the IDs. */
const KEPT_AS = 'taken';

/** Imports that are running, by page and submission ID. */
const underWay = new Map<string, Promise<ServerReply>>();
/** The replies to the latest uploads that must not be repeated. */
const answered = new Map<string, ServerReply>();

const MOST_REMEMBERED = 200;

/** The reply to an earlier upload with the same ID, which may still be running. */
export function replyBefore(
	context: Context,
	submission: string,
): Promise<ServerReply> | undefined {
	const name = nameOf(context, submission);
	const running = underWay.get(name);
	if (running) return running;
	const reply = answered.get(name) ?? storedReply(context, submission);
	return reply && Promise.resolve(reply);
}

function storedReply(context: Context, submission: string): ServerReply | undefined {
	const stored = listOf(context.getWorkflowStaticData('node')[KEPT_AS]);
	const { server } = textsFor(context);
	if (stored.includes(submission)) return { ok: true, message: server.before };
	return stored.includes(submission + UNKNOWN) ? refusal(server.perhaps) : undefined;
}

function nameOf(context: Context, submission: string): string {
	return `${pageOf(context)} ${submission}`;
}

/** Marks an ID whose outcome is unknown. */
const UNKNOWN = '?';

/**
 * Runs the work for an ID once. A refusal is forgotten, so that the upload can be repeated.
 *
 * @param work called at most once at a time
 */
export async function handleOnce(
	context: Context,
	submission: string,
	work: () => Promise<{ readonly reply: ServerReply; readonly isOver: boolean }>,
): Promise<ServerReply> {
	const name = nameOf(context, submission);
	const { server } = textsFor(context);
	const working = settle(work());
	const replying = working.then((done) =>
		'value' in done ? done.value.reply : refusal(server.notTaken),
	);
	underWay.set(name, replying);
	const done = await working;
	underWay.delete(name);
	if ('value' in done && done.value.isOver) {
		const { reply } = done.value;
		answered.set(name, reply.ok ? reply : refusal(server.perhaps));
		const [oldest] = answered.keys();
		if (answered.size > MOST_REMEMBERED && oldest !== undefined) answered.delete(oldest);
		remember(context);
	}
	return await replying;
}

/**
 * Stores an ID with the workflow, so that a restart does not import twice. The stored data are read
 * again, as other uploads may have changed them.
 */
function remember(context: Context): void {
	const page = nameOf(context, '');
	const added = [...answered].flatMap(([name, { ok }]) =>
		name.startsWith(page) ? [name.slice(page.length) + (ok ? '' : UNKNOWN)] : [],
	);
	const data = context.getWorkflowStaticData('node');
	const names = new Set([...listOf(data[KEPT_AS]).map(String), ...added]);
	data[KEPT_AS] = [...names].slice(-MOST_REMEMBERED);
}
