import type { IWebhookFunctions, IWebhookResponseData } from 'n8n-workflow';

import type { ServerReply } from '../../page/protocol';
import type { MessageWithAdvice } from '../../platform/imports/rules/problemKinds';

/** Headers that keep browsers from rendering a reply as a page. */
export const TEXT_HEADERS = {
	'Content-Type': 'text/plain; charset=utf-8',
	'X-Content-Type-Options': 'nosniff',
	'Content-Security-Policy': 'sandbox',
};

/** A refusal with its advice. */
export function refusal({ message, advice }: MessageWithAdvice): ServerReply {
	return { ok: false, message, advice };
}

/** Answers an upload. */
export function answer(
	context: IWebhookFunctions,
	status: number,
	reply: ServerReply,
	headers: Readonly<Record<string, string>> = {},
): IWebhookResponseData {
	responseOf(context)
		.status(status)
		.set({ ...TEXT_HEADERS, 'Content-Type': 'application/json; charset=utf-8', ...headers })
		.send(JSON.stringify(reply));
	return { noWebhookResponse: true };
}

/** The part of the response that is used here; n8n types it with a package of its own. */
interface Response {
	status(code: number): Response;
	set(headers: Readonly<Record<string, string>>): Response;
	send(body: string): unknown;
}

/** The response that a node may write to itself. */
export function responseOf(context: IWebhookFunctions): Response {
	const response: unknown = context.getResponseObject();
	if (isResponse(response)) return response;
	throw new Error('There is no response to write to');
}

function isResponse(response: unknown): response is Response {
	return typeof response === 'object' && response !== null && 'send' in response;
}
