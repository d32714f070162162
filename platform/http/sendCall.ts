import type { IHttpRequestOptions } from 'n8n-workflow';

import { settle } from '../base/async/settle';
import { isRecord, textOf } from '../base/json/json';
import type { Call } from './call';
import type { Connection } from './connection/connection';
import type { ErrorFacts } from './errors/errorFacts';
import type { FormBody } from './formBody';
import { sendingMs } from './formBody';
import { collect, readBody, toText } from './readBody';
import { faultOfStatus, LONGEST_REFUSAL } from './reply/parseReply';
import { readRetryAfter } from './retry';

/** The headers of a reply by their names in lower case. */
type Headers = Readonly<Record<string, string>>;

/** A reply whose body has not been read. */
export interface OpenReply {
	readonly status: number;
	readonly headers: Headers;
	readonly body: unknown;
}

/** Sends a call once. */
export async function sendCall(
	{ transmit, retryPolicy }: Connection,
	call: Call,
	url: string,
	ended: AbortSignal,
	form: FormBody | undefined,
): Promise<OpenReply> {
	const options: IHttpRequestOptions = {
		method: call.method,
		url,
		headers: { Accept: call.accept ?? 'application/json' },
		// Any other encoding would load the whole body into memory before its size can be checked.
		encoding: 'stream',
		// Some versions of n8n count this time from the start of the request, even while bytes are
		// being sent.
		timeout: retryPolicy.idleMs + sendingMs(call.form),
		abortSignal: ended,
		// A redirect would carry the token to its target.
		disableFollowRedirect: true,
		ignoreHttpStatusErrors: true,
		returnFullResponse: true,
	};
	if (call.body !== undefined) {
		// n8n drops empty objects and lists from a body, but not text.
		options.body = JSON.stringify(call.body);
		options.headers = { ...options.headers, 'Content-Type': 'application/json' };
	}
	if (form) {
		options.body = form;
		options.headers = { ...options.headers, 'Content-Type': form.type };
	}
	return readOpenReply(await transmit(options));
}

function readOpenReply(reply: unknown): OpenReply {
	const { statusCode, headers, body } = isRecord(reply) ? reply : {};
	const named: Record<string, string> = {};
	for (const [name, value] of Object.entries(isRecord(headers) ? headers : {})) {
		named[name.toLowerCase()] = textOf(value) ?? '';
	}
	return { status: Number(statusCode), headers: named, body };
}

/** @throws Fault if the status of a reply is none of success */
export async function refuseBadStatus(
	platform: Connection,
	facts: ErrorFacts,
	reply: OpenReply,
): Promise<void> {
	if (reply.status >= 200 && reply.status < 300) return;
	const { idleMs } = platform.retryPolicy;
	// An empty or too long message is not needed: the status is sufficient.
	const message = await settle(
		readBody(reply.body, { idleMs, mostBytes: LONGEST_REFUSAL }, collect),
	);
	const text = 'value' in message ? toText(message.value) : '';
	const { 'retry-after': retryAfter, date } = reply.headers;
	const retryAfterMs = readRetryAfter(retryAfter, Date.now(), date);
	throw faultOfStatus(reply.status, text, { ...facts, retryAfterMs }, platform.secrets);
}
