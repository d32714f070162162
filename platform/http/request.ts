import type { IHttpRequestMethods, IHttpRequestOptions } from 'n8n-workflow';

import type { Stream } from './readBody';
import {
	collect,
	IdleStream,
	LargeBody,
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
import { MEGABYTE } from '../base/megabyte';

/** One call to the platform. */
export interface Call {
	readonly method: IHttpRequestMethods;
	/** Relative to the service root, with `{name}` for each path value. */
	readonly path: string;
	readonly pathValues?: Readonly<Record<string, string>>;
	readonly query?: Query;
	/** A body that is sent as JSON. */
	readonly body?: unknown;
	/** A multipart form that is sent instead of a body. */
	readonly form?: Multipart;
	/** The purpose of the call, as a noun for messages: "the list of sites". */
	readonly what: string;
	/** The job whose ID is part of `what`. */
	readonly requestedJob?: string;
	/** Whether a repetition changes nothing; by default it is true for GET and false for others. */
	readonly idempotent?: boolean;
	/**
	 * Set if the call changes nothing but starts a calculation: it is retried after a temporary
	 * refusal.
	 */
	readonly onlyCosts?: true;
	/** Advice for a refusal, if the caller knows better than the error catalog. */
	readonly refusal?: string;
	/** The Accept header; JSON by default. */
	readonly accept?: string;
	/** A lower limit of the call's total time, in milliseconds. */
	readonly totalMs?: number;
	/** Set if a large result is requested, whose limit is the maximum length of a string. */
	readonly isLarge?: true;
	/**
	 * Set if the specification shows no reply: the reply may be a text, and that of a change may be
	 * empty. Both are returned as `text`.
	 */
	readonly textReply?: true;
	/** Set if a token is requested: the reply is not masked. */
	readonly givesToken?: true;
}

/** Makes a call and parses its reply. @throws Fault, or InvalidInput before anything is sent */
export async function requestJson(platform: Connection, call: Call): Promise<unknown> {
	return (await requestReply(platform, call)).body;
}

/**
 * Makes a call and returns its parsed reply with the HTTP status and the signs of completeness in
 * its headers. @throws as `requestJson` does
 */
export async function requestReply(platform: Connection, call: Call) {
	const { secrets } = platform;
	const facts = requestFacts(platform, call);
	return await exchange(platform, call, async (stream, { status, headers }) => {
		const text = toText(await collect(stream));
		const meta = { status, page: pageSignsOf(status, headers) };
		if (!call.textReply) return { ...meta, body: readJsonBody(text, facts, secrets) };
		const isNothing = text.trim() === '' && !isReading(call);
		return { ...meta, body: isNothing ? { text: '' } : readWordsBody(text, facts, secrets) };
	});
}

/** Whether a call only reads, judged by its method. */
function isReading({ method, idempotent }: Call): boolean {
	return method === 'GET' && idempotent !== false;
}

/**
 * Makes a call whose reply may have any size, and reads it while it arrives. If the connection
 * breaks and the call is retryable, `read` starts again with the next reply.
 *
 * @param read receives the reply, the facts for messages, and the signs of completeness in the
 * headers
 * @param isKept whether the result stays in memory, so that the usual size limit applies
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

/** Makes a call whose reply is any text. @throws Fault */
export async function requestText(platform: Connection, call: Call): Promise<string> {
	const textCall = { ...call, accept: '*/*' };
	return await exchange(platform, textCall, async (stream, { headers }) => {
		const file = openFile(stream, headers, requestFacts(platform, call), platform.secrets);
		return toText(await collect(file.stream));
	});
}

/**
 * Makes a call whose reply is a file of any type and size, and reads it while it arrives, as
 * `requestStream` does.
 * @throws Fault
 */
export async function requestFile<T>(
	platform: Connection,
	call: Call,
	read: (file: OpenFile, facts: ErrorFacts, page: PageSigns) => Promise<T>,
): Promise<T> {
	const fileCall = { accept: '*/*', ...call };
	const facts = requestFacts(platform, call);
	return await exchange(
		platform,
		fileCall,
		async (stream, { status, headers }) => {
			const file = openFile(stream, headers, facts, platform.secrets);
			return await read(file, facts, pageSignsOf(status, headers));
		},
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
		const work = async (ended: AbortSignal) => {
			const sent = await settle(send(platform, call, url, ended, form));
			if ('error' in sent) throw await proxyFault(platform, url, facts, sent.error);
			const reply = sent.value;
			await refuseTunnel(platform.proxyTo, url, facts, reply);
			await refuseBadStatus(platform, facts, reply);
			const { idleMs } = retryPolicy;
			return await readBody(reply.body, { idleMs, mostBytes, asFile }, async (stream) => {
				const masked = call.givesToken ? stream : maskStream(stream, platform.secrets);
				return await read(masked, reply);
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
	// A policy with a single attempt, such as that of a poll, has no time to wait for a turn: the
	// next poll comes later.
	const waits = retryPolicy.attempts > 1;
	const attempt = waits ? limitByHost(platform.address.host, signal, tryOnce) : tryOnce;
	const { onlyCosts, isLarge } = call;
	const patientAttempts = onlyCosts || isLarge ? retryPolicy.patientAttempts : undefined;
	const rules = { ...retryPolicy, patientAttempts, totalMs, idempotent, onlyCosts };
	return await retry(attempt, { ...rules, signal, asFault });
}

/** If a proxy is the part of the route that cannot be reached, the fault names the proxy. */
async function proxyFault(
	{ proxyTo }: Connection,
	url: string,
	facts: ErrorFacts,
	error: unknown,
): Promise<unknown> {
	// A signing error knows its cause, but not the call that it belongs to.
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

async function refuseBadStatus(
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

/** The facts of a call for messages. */
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
	// Invalid input is no fault of the platform and is never retried.
	if (error instanceof InvalidInput) throw error;
	const fault = error instanceof Fault ? error : new Fault(causeOf(error), facts);
	// A call that was stopped before it was sent is a fault already; here n8n aborted a request under
	// way.
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
