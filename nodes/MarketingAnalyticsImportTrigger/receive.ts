import type { IWebhookFunctions, IWebhookResponseData } from 'n8n-workflow';

import type { PostedForm, ServerReply } from '../../page/protocol';
import type { Texts } from '../../page/texts/texts';
import { answer, refusal, responseOf, TEXT_HEADERS } from './pageResponse';
import type { SentFile } from './form';
import { readForm } from './form';
import type { UploadOutcome } from './importFile';
import { importFile } from './importFile';
import { languageIn, textsFor } from './pageLanguage';
import { readMultipart } from './readMultipart';
import { PAGE_HEADERS, renderPage } from './page';
import { readProtection } from './protection';
import type { Settings } from './settings';
import { readSettings } from './settings';
import { beginAnew, handleOnce, progressOf, replyBefore, stopImport } from './submissions';
import { judgeUpload, judgeVisit } from './visitors';

/** Serves the page to admitted visitors. */
export async function answerVisit(context: IWebhookFunctions): Promise<IWebhookResponseData> {
	const response = responseOf(context);
	const { server } = textsFor(context);
	try {
		const protection = await readProtection(context);
		const { isIn, waitMs } = judgeVisit(context, protection);
		if (isIn) {
			const page = renderPage(readSettings(context), protection, languageIn(context));
			response.status(200).set(PAGE_HEADERS).send(page);
		} else if (waitMs > 0) {
			const { message, advice } = server.tooMany(secondsOf(waitMs));
			const headers = { ...TEXT_HEADERS, ...retryAfter(waitMs) };
			response.status(429).set(headers).send(`${message} ${advice}`);
		} else {
			const headers = {
				...TEXT_HEADERS,
				'WWW-Authenticate': 'Basic realm="Import", charset="UTF-8"',
			};
			response.status(401).set(headers).send(server.signIn);
		}
	} catch (error) {
		response.status(500).set(TEXT_HEADERS).send(server.notShown);
		context.logger.error(`The import page cannot be shown: ${messageOf(error)}`);
	}
	return { noWebhookResponse: true };
}

/** Handles an upload once, and starts the workflow with the result. */
export async function receiveUpload(context: IWebhookFunctions): Promise<IWebhookResponseData> {
	const { server } = textsFor(context);
	try {
		const sent = readMultipart(context.getRequestObject());
		if (!sent) return answer(context, 415, refusal(server.noForm));
		const settings = readSettings(context);
		const protection = await readProtection(context);
		const { form, file } = readForm(sent);
		const { isIn, waitMs } = judgeUpload(context, protection, form);
		if (waitMs > 0) {
			const wait = refusal(server.tooMany(secondsOf(waitMs)));
			return answer(context, 429, wait, retryAfter(waitMs));
		}
		if (!isIn) {
			const { wrongPassphrase, signedOut } = server;
			const isSecret = protection.kind === 'passphrase';
			const why = refusal(isSecret ? wrongPassphrase : signedOut);
			return answer(context, 403, isSecret ? { ...why, field: 'passphrase' } : why);
		}
		if (isWithoutFile(form)) return answerStep(context, form);
		const wrong = wrongUpload(form, file, settings, server);
		if (wrong || !file) return answer(context, 400, wrong ?? refusal(server.noFile));
		const before = replyBefore(context, form.submission);
		if (before) return answerWith(context, await before);
		return await takeFile(context, settings, form, file);
	} catch (error) {
		context.logger.error(`An upload could not be accepted: ${messageOf(error)}`);
		return answer(context, 500, refusal(server.notTaken));
	}
}

function isWithoutFile({ step }: PostedForm): boolean {
	return step === 'enter' || step === 'progress' || step === 'stop';
}

/**
 * Admits a visitor, or returns the progress of an import, after cancelling it if the visitor wants
 * that.
 */
function answerStep(
	context: IWebhookFunctions,
	{ step, submission }: PostedForm,
): IWebhookResponseData {
	if (step === 'enter') beginAnew(context, submission);
	if (step === 'stop') stopImport(context, submission);
	const about = step === 'enter' ? {} : progressOf(context, submission);
	return answer(context, 200, { ok: true, message: '', ...about });
}

async function takeFile(
	context: IWebhookFunctions,
	settings: Settings,
	form: PostedForm,
	file: SentFile,
): Promise<IWebhookResponseData> {
	const outcome: { items?: UploadOutcome['items'] } = {};
	const reply = await handleOnce(context, form.submission, async (progress) => {
		const imported = await importFile(context, settings, form, file, progress);
		outcome.items = imported.items;
		return { reply: imported.reply, isOver: imported.isOver };
	});
	return {
		...answerWith(context, reply),
		...(outcome.items ? { workflowData: outcome.items } : {}),
	};
}

function answerWith(context: IWebhookFunctions, reply: ServerReply): IWebhookResponseData {
	return answer(context, reply.ok ? 200 : 422, reply);
}

const NAME_OF_SUBMISSION = /^[0-9a-f-]{36}$/;

/** Problems that are known before the file is read. */
function wrongUpload(
	{ step, submission }: PostedForm,
	file: SentFile | undefined,
	{ largestBytes }: Settings,
	server: Texts['server'],
): ServerReply | undefined {
	if (step !== 'import' || !NAME_OF_SUBMISSION.test(submission)) {
		return refusal(server.notOurs);
	}
	if (!file) return refusal(server.noFile);
	return file.bytes > largestBytes ? refusal(server.tooLarge(largestBytes)) : undefined;
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
