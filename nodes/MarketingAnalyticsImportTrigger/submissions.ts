import type { IWebhookFunctions } from 'n8n-workflow';

import type { ServerReply } from '../../page/protocol';
import { listOf } from '../../platform/base/json/json';
import { settle } from '../../platform/base/async/settle';
import { ImportProgress } from './importProgress';
import { refusal } from './pageResponse';
import { textsFor } from './pageLanguage';
import type { PageContext } from './pageOf';
import { pageOf } from './pageOf';

/** n8n stores the submission IDs with the workflow. */
type Context = PageContext & Pick<IWebhookFunctions, 'getHeaderData' | 'getWorkflowStaticData'>;

/** The member of the stored data that holds the IDs. */
const KEPT_AS = 'taken';

interface Running {
	readonly reply: Promise<ServerReply>;
	readonly progress: ImportProgress;
}

/** Imports that are running, by page and submission ID. */
const underWay = new Map<string, Running>();
/** The replies to the latest uploads that must not be repeated. */
const answered = new Map<string, ServerReply>();
/** The replies to the latest uploads, for visitors whose connection was lost. */
const ended = new Map<string, ServerReply>();
/** Uploads that were cancelled before they arrived. */
const cancelled = new Set<string>();

const MOST_REMEMBERED = 200;

/** The reply to an earlier upload with the same ID, which may still be running. */
export function replyBefore(
	context: Context,
	submission: string,
): Promise<ServerReply> | undefined {
	const name = nameOf(context, submission);
	const running = underWay.get(name);
	if (running) return running.reply;
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
	work: (
		progress: ImportProgress,
	) => Promise<{ readonly reply: ServerReply; readonly isOver: boolean }>,
): Promise<ServerReply> {
	const name = nameOf(context, submission);
	const { server } = textsFor(context);
	if (cancelled.has(name)) return refusal(server.stopped);
	const progress = new ImportProgress();
	const working = settle(work(progress));
	const replying = working.then((done) =>
		'value' in done ? done.value.reply : refusal(server.notTaken),
	);
	underWay.set(name, { reply: replying, progress });
	const done = await working;
	underWay.delete(name);
	if ('value' in done && done.value.isOver) {
		const { reply } = done.value;
		answered.set(name, reply.ok ? reply : refusal(server.perhaps));
		forgetOldest(answered);
		remember(context);
	}
	ended.set(name, await replying);
	forgetOldest(ended);
	return await replying;
}

function forgetOldest(remembered: Map<string, unknown> | Set<string>): void {
	const [oldest] = remembered.keys();
	if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
}

/** How far the import of an upload is, or how it ended; neither if it is not known here. */
export function progressOf(
	context: Context,
	submission: string,
): Pick<ServerReply, 'progress' | 'ended'> {
	const name = nameOf(context, submission);
	const running = underWay.get(name);
	if (running) return { progress: running.progress.days };
	const reply = ended.get(name);
	return reply ? { ended: reply } : {};
}

/** Forgets how an upload ended before it is sent again. */
export function beginAnew(context: Context, submission: string): void {
	ended.delete(nameOf(context, submission));
}

/** Stops the import of an upload before its next day, or an upload that has not arrived yet. */
export function stopImport(context: Context, submission: string): void {
	const name = nameOf(context, submission);
	const running = underWay.get(name);
	if (running) running.progress.stop();
	else if (!ended.has(name)) {
		cancelled.add(name);
		forgetOldest(cancelled);
	}
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
