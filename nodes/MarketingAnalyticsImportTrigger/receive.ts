import type { IWebhookFunctions, IWebhookResponseData } from 'n8n-workflow';

import type { ServerReply } from '../../page/protocol';
import { Fault, InvalidInput } from '../../platform/client/faults';
import type { SentFile, SentForm } from './form';
import { readForm } from './form';
import type { Outcome } from './importFile';
import { importFile, refusal } from './importFile';
import { PAGE_HEADERS, renderPage } from './page';
import { readProtection } from './protection';
import type { Settings } from './settings';
import { readSettings } from './settings';
import { takenBefore, takeOnce } from './taken';

const ASK = 'Ask who sent you the link.';

/** Shows the page, to those who may see it. */
export async function answerVisit(context: IWebhookFunctions): Promise<IWebhookResponseData> {
	const response = responseOf(context);
	try {
		const protection = await readProtection(context);
		if (protection.mayVisit()) {
			const page = renderPage(readSettings(context), protection);
			response.status(200).set(PAGE_HEADERS).send(page);
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

const TEXT_HEADERS = {
	'Content-Type': 'text/plain; charset=utf-8',
	'X-Content-Type-Options': 'nosniff',
	'Content-Security-Policy': 'sandbox',
};

/** Takes what the page sends, once, and starts the workflow with what became of it. */
export async function receiveUpload(context: IWebhookFunctions): Promise<IWebhookResponseData> {
	try {
		const settings = readSettings(context);
		const protection = await readProtection(context);
		const { form, file } = readForm(context.getBodyData());
		if (!protection.lets(form)) return answer(context, 403, notLetIn(protection.kind));
		if (form.step === 'enter') return answer(context, 200, { ok: true, message: '' });
		const wrong = wrongUpload(form, file, settings);
		if (wrong || !file) return answer(context, 400, wrong ?? NO_FILE);
		const before = takenBefore(context, form.submission);
		if (before) return answerTaken(context, await before);
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
	form: SentForm,
	file: SentFile,
): Promise<IWebhookResponseData> {
	const outcome: { items?: Outcome['items'] } = {};
	const reply = await takeOnce(context, form.submission, async () => {
		const { reply: said, items, isOver } = await importFile(context, settings, form, file);
		outcome.items = items;
		return { reply: said, isOver };
	});
	return {
		...answerTaken(context, reply),
		...(outcome.items ? { workflowData: outcome.items } : {}),
	};
}

function answerTaken(context: IWebhookFunctions, reply: ServerReply): IWebhookResponseData {
	return answer(context, reply.ok ? 200 : 422, reply);
}

const NO_FILE = refusal('No file has arrived.', 'Choose the file again.');
const NAME_OF_SUBMISSION = /^[0-9a-f-]{36}$/;

/** What can be said before the file is looked at. */
function wrongUpload(
	{ step, submission }: SentForm,
	file: SentFile | undefined,
	{ largestMb }: Settings,
): ServerReply | undefined {
	if (step !== 'import' || !NAME_OF_SUBMISSION.test(submission)) {
		return refusal('This is not what the page sends.', 'Open the page again.');
	}
	if (!file) return NO_FILE;
	if (file.bytes <= largestMb * 1_000_000) return undefined;
	return refusal(`The file is too large: up to ${largestMb} MB are taken.`, 'Cut it into parts.');
}

function notLetIn(kind: string): ServerReply {
	return kind === 'passphrase'
		? refusal('The passphrase is not right.', 'Enter it as you got it. Nothing was sent.')
		: refusal('You are no longer signed in.', 'Open the page again.');
}

function answer(
	context: IWebhookFunctions,
	status: number,
	reply: ServerReply,
): IWebhookResponseData {
	responseOf(context)
		.status(status)
		.set({ ...TEXT_HEADERS, 'Content-Type': 'application/json; charset=utf-8' })
		.send(JSON.stringify(reply));
	return { noWebhookResponse: true };
}

/** As much of the response as is needed here; n8n types it with a package of its own. */
interface Response {
	status(code: number): Response;
	set(headers: Readonly<Record<string, string>>): Response;
	send(body: string): unknown;
}

function responseOf(context: IWebhookFunctions): Response {
	const response: unknown = context.getResponseObject();
	if (isResponse(response)) return response;
	throw new Error('There is no response to write to');
}

function isResponse(response: unknown): response is Response {
	return typeof response === 'object' && response !== null && 'send' in response;
}

function messageOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}
