import type { IWebhookFunctions, IWebhookResponseData } from 'n8n-workflow';

import type { PostedForm, ServerReply } from '../../page/protocol';
import { Fault, InvalidInput } from '../../platform/client/faults';
import { megabytesOf } from '../shared/form/importSettings';
import { answer, refusal, responseOf, TEXT_HEADERS } from './answer';
import type { SentFile } from './form';
import { readForm } from './form';
import type { Outcome } from './importFile';
import { importFile } from './importFile';
import { readMultipart } from './multipart';
import { PAGE_HEADERS, renderPage } from './page';
import { readProtection } from './protection';
import type { Settings } from './settings';
import { readSettings } from './settings';
import { handleOnce, replyBefore } from './submissions';
import { judgeUpload, judgeVisit } from './visitors';

const ASK = 'Ask who sent you the link.';

/** Shows the page, to those who may see it. */
export async function answerVisit(context: IWebhookFunctions): Promise<IWebhookResponseData> {
	const response = responseOf(context);
	try {
		const protection = await readProtection(context);
		const { isIn, waitMs } = judgeVisit(context, protection);
		if (isIn) {
			const page = renderPage(readSettings(context), protection);
			response.status(200).set(PAGE_HEADERS).send(page);
		} else if (waitMs > 0) {
			const { message, advice } = tooMany(waitMs);
			const headers = { ...TEXT_HEADERS, ...retryAfter(waitMs) };
			response.status(429).set(headers).send(`${message} ${advice}`);
		} else {
			const headers = {
				...TEXT_HEADERS,
				'WWW-Authenticate': 'Basic realm="Import", charset="UTF-8"',
			};
			response.status(401).set(headers).send('User name and password are needed.');
		}
	} catch (error) {
		response.status(500).set(TEXT_HEADERS).send(`The page cannot be shown. ${ASK}`);
		context.logger.error(`The import page cannot be shown: ${messageOf(error)}`);
	}
	return { noWebhookResponse: true };
}

/** Takes what the page sends, once, and starts the workflow with what became of it. */
export async function receiveUpload(context: IWebhookFunctions): Promise<IWebhookResponseData> {
	try {
		const sent = readMultipart(context.getRequestObject());
		if (!sent) return answer(context, 415, NO_FORM);
		const settings = readSettings(context);
		const protection = await readProtection(context);
		const { form, file } = readForm(sent);
		const { isIn, waitMs } = judgeUpload(context, protection, form);
		if (waitMs > 0) return answer(context, 429, tooMany(waitMs), retryAfter(waitMs));
		if (!isIn) return answer(context, 403, notLetIn(protection.kind));
		if (form.step === 'enter') return answer(context, 200, { ok: true, message: '' });
		const wrong = wrongUpload(form, file, settings);
		if (wrong || !file) return answer(context, 400, wrong ?? NO_FILE);
		const before = replyBefore(context, form.submission);
		if (before) return answerWith(context, await before);
		return await takeFile(context, settings, form, file);
	} catch (error) {
		context.logger.error(`An upload could not be taken: ${messageOf(error)}`);
		return answer(context, 500, {
			ok: false,
			message: 'The file could not be taken.',
			advice: error instanceof InvalidInput || error instanceof Fault ? error.message : ASK,
		});
	}
}

async function takeFile(
	context: IWebhookFunctions,
	settings: Settings,
	form: PostedForm,
	file: SentFile,
): Promise<IWebhookResponseData> {
	const outcome: { items?: Outcome['items'] } = {};
	const reply = await handleOnce(context, form.submission, async () => {
		const { reply: said, items, isOver } = await importFile(context, settings, form, file);
		outcome.items = items;
		return { reply: said, isOver };
	});
	return {
		...answerWith(context, reply),
		...(outcome.items ? { workflowData: outcome.items } : {}),
	};
}

function answerWith(context: IWebhookFunctions, reply: ServerReply): IWebhookResponseData {
	return answer(context, reply.ok ? 200 : 422, reply);
}

const NO_FORM = refusal(
	'Only what the page sends is taken here.',
	'Open the page, and send the file from there.',
);
const NO_FILE = refusal('No file has arrived.', 'Choose the file again.');
const NAME_OF_SUBMISSION = /^[0-9a-f-]{36}$/;

/** What can be said before the file is looked at. */
function wrongUpload(
	{ step, submission }: PostedForm,
	file: SentFile | undefined,
	{ largestBytes }: Settings,
): ServerReply | undefined {
	if (step !== 'import' || !NAME_OF_SUBMISSION.test(submission)) {
		return refusal('This is not what the page sends.', 'Open the page again.');
	}
	if (!file) return NO_FILE;
	if (file.bytes <= largestBytes) return undefined;
	const most = megabytesOf(largestBytes);
	return refusal(`The file is too large: up to ${most} MB are taken.`, 'Cut it into parts.');
}

function notLetIn(kind: string): ServerReply {
	return kind === 'passphrase'
		? refusal('The passphrase is not right.', 'Enter it as you got it. Nothing was sent.')
		: refusal('You are no longer signed in.', 'Open the page again.');
}

function tooMany(waitMs: number): ServerReply {
	const seconds = secondsOf(waitMs);
	const time = seconds === 1 ? 'a second' : `${seconds} seconds`;
	return refusal('There were too many wrong tries.', `Wait ${time}, and try again.`);
}

function retryAfter(waitMs: number) {
	return { 'Retry-After': String(secondsOf(waitMs)) };
}

function secondsOf(milliseconds: number): number {
	return Math.ceil(milliseconds / 1_000);
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
