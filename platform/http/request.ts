import type { IHttpRequestMethods, IHttpRequestOptions } from 'n8n-workflow';

import type { Stream } from './readBody';
import {
	collect,
	IdleStream,
	LargeBody,
	MEGABYTE,
	MOST_MEGABYTES_OF_TEXT,
	readBody,
	toText,
} from './readBody';
import type { ErrorKind } from './errors/errorCatalog';
import type { ErrorFacts } from './errors/errorFacts';
import { Fault } from './errors/fault';
import { InvalidInput } from '../base/invalidInput';
import type { OpenFile } from './openFile';
import { openFile } from './openFile';
import type { FormBody } from './formBody';
import { sendingMs, withBody } from './formBody';
import { limitByHost } from './hostRateLimiter';
import { isRecord, textOf } from '../base/json/json';
import { maskStream } from './secrets/mask';
import type { Multipart } from './multipart';
import { causeOfNetworkError, networkCode } from './errors/networkErrors';
import { withTimeout } from './pause';
import { DamagedBody } from './decompress';
import type { Connection } from './connection/connection';
import { refuseTunnel } from './connection/proxyRoute';
import { faultOfStatus, LONGEST_REFUSAL, readJsonBody, readWordsBody } from './reply/parseReply';
import type { PageSigns } from './reply/pageSigns';
import { pageSignsOf } from './reply/pageSigns';
import { retry, readRetryAfter } from './retry';
import { settle } from '../base/async/settle';
import type { Query } from './url';
import { callUrl, checkPlainValues } from './url';

/** One call to the platform. */
export interface Call {
	readonly method: IHttpRequestMethods;
	/** Relative to the service root, `{name}` for each path value. */
	readonly path: string;
	readonly pathValues?: Readonly<Record<string, string>>;
	readonly query?: Query;
	/** Sent as JSON. */
	readonly body?: unknown;
	/** Sent as a form with files, instead of a body. */
	readonly form?: Multipart;
	/** What is asked for, as a noun for messages: "the list of sites". */
	readonly what: string;
	/** The job whose ID is part of `what`. */
	readonly requestedJob?: string;
	/** Whether a repetition changes nothing; GET calls are idempotent anyway. */
	readonly idempotent?: boolean;
	/** Set where it changes nothing but has the platform calculate something: it is sent again when refused for now. */
	readonly onlyCosts?: true;
	/** What to do when the platform refuses, where the caller knows. */
	readonly refusal?: string;
	/** The wanted form of the reply; JSON unless told otherwise. */
	readonly accept?: string;
	/** Limits the call's total time further, in milliseconds. */
	readonly totalMs?: number;
	/** Whether a result is asked for, which may be as large as a text can be in memory. */
	readonly isLarge?: true;
	/**
	 * Set where the specification shows no reply: it may be a text, and nothing at all where something is
	 * changed. Either comes as `text`.
	 */
	readonly textReply?: true;
	/** Set where a token is what is asked for: the reply may show what is secret elsewhere. */
	readonly givesToken?: true;
}

/** Makes a call and parses its reply. @throws Fault, or InvalidInput before anything is sent */
export async function requestJson(platform: Connection, call: Call): Promise<unknown> {
	return (await requestReply(platform, call)).body;
}

/** The same with the status of HTTP, and what its headers say of how much it holds. @throws as `requestJson` does */
export async function requestReply(platform: Connection, call: Call) {
	const { secrets } = platform;
	const facts = requestFacts(platform, call);
	return await exchange(platform, call, async (stream, { status, headers }) => {
		const text = toText(await collect(stream));
		const known = { status, page: pageSignsOf(status, headers) };
		if (!call.textReply) return { ...known, body: readJsonBody(text, facts, secrets) };
		const isNothing = text.trim() === '' && !isReading(call);
		return { ...known, body: isNothing ? { text: '' } : readWordsBody(text, facts, secrets) };
	});
}

/** Whether a repetition of a call changes nothing, by its method alone. */
function isReading({ method, idempotent }: Call): boolean {
	return method === 'GET' && idempotent !== false;
}

/**
 * Makes a call whose reply may be of any size, and is read while it comes. When it breaks and the call
 * may be repeated, `read` begins anew with the next reply.
 *
 * @param read is given what messages tell of the call, and what headers say of how much it holds, beside the reply
 * @param isKept whether memory holds what is read, so that its size is limited as that of any reply
 * @throws Fault, or InvalidInput before anything is sent
 */
export async function requestStream<T>(
	platform: Connection,
	call: Call,
	read: (stream: Stream, facts: ErrorFacts, page: PageSigns) => Promise<T>,
	isKept = false,
): Promise<T> {
	const facts = requestFacts(platform, call);
	const most = isKept ? undefined : Infinity;
	const readPage = async (stream: Stream, { status, headers }: OpenReply) =>
		await read(stream, facts, pageSignsOf(status, headers));
	return await exchange(platform, call, readPage, most);
}

/** Makes a call whose reply is a text, be it JSON or not. @throws Fault */
export async function requestText(platform: Connection, call: Call): Promise<string> {
	const asked = { ...call, accept: '*/*' };
	return await exchange(platform, asked, async (stream, { headers }) => {
		const file = openFile(stream, headers, requestFacts(platform, call), platform.secrets);
		return toText(await collect(file.stream));
	});
}

/**
 * Makes a call whose reply is a file of any type and size, and is read while it comes, as by
 * `requestStream`.
 *
 * @throws Fault
 */
export async function requestFile<T>(
	platform: Connection,
	call: Call,
	read: (file: OpenFile, facts: ErrorFacts) => Promise<T>,
): Promise<T> {
	const asked = { accept: '*/*', ...call };
	const facts = requestFacts(platform, call);
	return await exchange(
		platform,
		asked,
		async (stream, { headers }) =>
			await read(openFile(stream, headers, facts, platform.secrets), facts),
		Infinity,
		true,
	);
}

type Headers = Readonly<Record<string, string>>;

const MOST_MEGABYTES = 64;

async function exchange<T>(
	platform: Connection,
	call: Call,
	read: (stream: Stream, reply: OpenReply) => Promise<T>,
	mostBytes = (call.isLarge ? MOST_MEGABYTES_OF_TEXT : MOST_MEGABYTES) * MEGABYTE,
	asFile = false,
): Promise<T> {
	if (platform.plainPaths) checkPlainValues(call.pathValues);
	const url = callUrl(platform.address.root, call.path, call.pathValues, call.query ?? {});
	const facts = requestFacts(platform, call);
	const idempotent = call.idempotent ?? call.method === 'GET';
	const megabytes = call.isLarge ? MOST_MEGABYTES_OF_TEXT : MOST_MEGABYTES;
	const { retryPolicy, signal } = platform;
	const baseMs = Math.min(call.totalMs ?? retryPolicy.totalMs, retryPolicy.totalMs);
	const totalMs = baseMs + sendingMs(call.form);
	const timedOut = { ...facts, seconds: Math.round(totalMs / 1_000) };
	const seconds = Math.round(Math.min(retryPolicy.idleMs, totalMs) / 1_000);

	const tryWith = async (form: FormBody | undefined, remainingMs: number) => {
		if (signal?.aborted) throw new Fault('stopped', facts);
		const work = async (over: AbortSignal) => {
			const sent = await settle(send(platform, call, url, over, form));
			if ('error' in sent) throw await ofProxy(platform, url, facts, sent.error);
			const reply = sent.value;
			await refuseTunnel(platform.proxyTo, url, facts, reply);
			await refuseBadStatus(platform, facts, reply);
			const { idleMs } = retryPolicy;
			return await readBody(reply.body, { idleMs, mostBytes, asFile }, async (stream) => {
				const shown = call.givesToken ? stream : maskStream(stream, platform.secrets);
				return await read(shown, reply);
			});
		};
		return await withTimeout(work, remainingMs, signal, (reason) =>
			reason === 'stopped'
				? new Fault(idempotent ? 'stopped' : 'outcomeUnknown', facts)
				: new Fault('timedOut', timedOut),
		);
	};
	const tryOnce = async (remainingMs: number) =>
		await withBody(call.form, async (form) => await tryWith(form, remainingMs));
	const asFault = (error: unknown) => faultOf(error, { ...facts, seconds, megabytes }, idempotent);
	// Who has one attempt, such as a poll, has no time to wait either: the next one comes later.
	const waits = retryPolicy.attempts > 1;
	const attempt = waits ? limitByHost(platform.address.host, signal, tryOnce) : tryOnce;
	const { onlyCosts, isLarge } = call;
	const patientAttempts = onlyCosts || isLarge ? retryPolicy.patientAttempts : undefined;
	const rules = { ...retryPolicy, patientAttempts, totalMs, idempotent, onlyCosts };
	return await retry(attempt, { ...rules, signal, asFault });
}

/** What cannot be reached may be the proxy on the way, which is then told instead. */
async function ofProxy(
	{ proxyTo }: Connection,
	url: string,
	facts: ErrorFacts,
	error: unknown,
): Promise<unknown> {
	// Who signs knows why there is no token, and not what it is for.
	if (error instanceof Fault) return new Fault(error.kind, { ...facts, ...error.facts });
	const proxy = UNREACHED.includes(causeOf(error)) ? await proxyTo?.(url) : undefined;
	return proxy === undefined ? error : new Fault('proxyUnreachable', { ...facts, proxy });
}

const UNREACHED: readonly ErrorKind[] = ['hostRefused', 'hostUnknown', 'hostUnreachable'];

interface OpenReply {
	readonly status: number;
	readonly headers: Headers;
	readonly body: unknown;
}

async function send(
	{ transmit, retryPolicy }: Connection,
	call: Call,
	url: string,
	over: AbortSignal,
	form: FormBody | undefined,
): Promise<OpenReply> {
	const options: IHttpRequestOptions = {
		method: call.method,
		url,
		headers: { Accept: call.accept ?? 'application/json' },
		// All else would be in memory whole before its size could be looked at.
		encoding: 'stream',
		// Some versions of n8n count from the beginning, although bytes are on their way.
		timeout: retryPolicy.idleMs + sendingMs(call.form),
		abortSignal: over,
		// A redirect would take the token along to wherever it leads.
		disableFollowRedirect: true,
		ignoreHttpStatusErrors: true,
		returnFullResponse: true,
	};
	if (call.body !== undefined) {
		// n8n drops empty objects and lists; text it leaves alone.
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

async function refuseBadStatus(
	platform: Connection,
	facts: ErrorFacts,
	reply: OpenReply,
): Promise<void> {
	if (reply.status >= 200 && reply.status < 300) return;
	const { idleMs } = platform.retryPolicy;
	// The status says enough where there are no words, or too many.
	const words = await settle(readBody(reply.body, { idleMs, mostBytes: LONGEST_REFUSAL }, collect));
	const text = 'value' in words ? toText(words.value) : '';
	const { 'retry-after': retryAfter, date } = reply.headers;
	const retryAfterMs = readRetryAfter(retryAfter, Date.now(), date);
	throw faultOfStatus(reply.status, text, { ...facts, retryAfterMs }, platform.secrets);
}

/** What messages tell of a call. */
export function requestFacts(
	{ address, service, token }: Connection,
	{ what, requestedJob, refusal, isLarge }: Call,
): ErrorFacts {
	return {
		...(service === undefined ? {} : { upstream: service }),
		...(token === undefined ? {} : { token }),
		what,
		...(requestedJob === undefined ? {} : { requestedJob }),
		...(isLarge && requestedJob !== undefined ? { isResult: true } : {}),
		host: address.host,
		...(refusal === undefined ? {} : { refusal }),
	};
}

function faultOf(error: unknown, facts: ErrorFacts, idempotent: boolean): Fault {
	// What the user gave is no fault of the platform, and is never tried again.
	if (error instanceof InvalidInput) throw error;
	const fault = error instanceof Fault ? error : new Fault(causeOf(error), facts);
	// What was stopped before it was sent is a fault already; this one was n8n that hung up.
	const isHungUp = fault.kind === 'stopped' && fault !== error;
	return (fault.outcomeUnknown || isHungUp) && !idempotent
		? new Fault('outcomeUnknown', fault.facts)
		: fault;
}

function causeOf(error: unknown): ErrorKind {
	if (error instanceof LargeBody) return 'tooLarge';
	if (error instanceof DamagedBody) return 'cutReply';
	return error instanceof IdleStream ? 'timedOut' : causeOfNetworkError(networkCode(error));
}
