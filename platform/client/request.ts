import type { IHttpRequestMethods, IHttpRequestOptions } from 'n8n-workflow';

import type { Chunks } from './body';
import { IdleStream, readBody, readText, toText } from './body';
import type { Cause, Facts } from './faults';
import { Fault, InvalidInput } from './faults';
import { isRecord, textOf } from './json';
import type { Multipart } from './multipart';
import { causeOfNetworkError, networkCode } from './network';
import { within } from './pause';
import type { Platform } from './platform';
import { checkChunks, checkFile, faultOfStatus, readJsonBody } from './reply';
import { persist, readRetryAfter } from './retry';
import type { Query } from './url';
import { callUrl } from './url';

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
	/** Whether a repetition changes nothing; GET calls are repeatable anyway. */
	readonly repeatable?: boolean;
	/** What to do when the platform refuses, where the caller knows. */
	readonly refusal?: string;
	/** The wanted form of the reply; JSON unless told otherwise. */
	readonly accept?: string;
	/** Limits the call's total time further, in milliseconds. */
	readonly totalMs?: number;
}

/** Makes a call and parses its reply. @throws Fault, or InvalidInput before anything is sent */
export async function requestJson(platform: Platform, call: Call): Promise<unknown> {
	return await exchange(platform, call, 'text', async (body) =>
		readJsonBody(
			await readText(body, platform.patience.idleMs),
			factsOf(platform, call),
			platform.secrets,
		),
	);
}

/**
 * Makes a call whose reply may be large: the body stays in the pieces in which it came, so that it
 * is in memory once. @throws Fault, or InvalidInput before anything is sent
 */
export async function requestChunks(platform: Platform, call: Call): Promise<Chunks> {
	return await exchange(platform, call, 'stream', async (body) => {
		const chunks = await readBody(body, platform.patience.idleMs);
		checkChunks(chunks, factsOf(platform, call), platform.secrets);
		return chunks;
	});
}

/** Makes a call whose reply is a text, be it JSON or not. @throws Fault */
export async function requestText(platform: Platform, call: Call): Promise<string> {
	const { chunks } = await requestFile(platform, { ...call, accept: '*/*' });
	return toText(chunks);
}

/** A file as the platform sent it. */
export interface ReceivedFile {
	readonly chunks: Chunks;
	readonly mimeType: string;
	/** Only the last part of what the platform calls it. */
	readonly fileName: string | undefined;
}

/** Makes a call whose reply is a file of any type. @throws Fault */
export async function requestFile(platform: Platform, call: Call): Promise<ReceivedFile> {
	const asked = { accept: '*/*', ...call };
	return await exchange(platform, asked, 'stream', async (body, headers) => {
		const chunks = await readBody(body, platform.patience.idleMs);
		const [type = ''] = (headers['content-type'] ?? '').split(';');
		const mimeType = type.trim().toLowerCase() || 'application/octet-stream';
		checkFile(chunks, mimeType, factsOf(platform, call), platform.secrets);
		return { chunks, mimeType, fileName: readFileName(headers['content-disposition']) };
	});
}

/** Reads the name of a Content-Disposition header (RFC 6266), without any folder. */
function readFileName(header = ''): string | undefined {
	const encoded = /filename\*=utf-8''([^;]+)/i.exec(header)?.[1];
	const plain = /filename="?([^";]+)"?/i.exec(header)?.[1];
	const name = encoded === undefined ? plain : decodeName(encoded);
	return name?.split(/[/\\]/).pop()?.trim() || undefined;
}

function decodeName(encoded: string): string {
	try {
		return decodeURIComponent(encoded);
	} catch {
		return encoded;
	}
}

type Encoding = 'text' | 'stream';
type Headers = Readonly<Record<string, string>>;

async function exchange<T>(
	platform: Platform,
	call: Call,
	encoding: Encoding,
	read: (body: unknown, headers: Headers) => Promise<T>,
): Promise<T> {
	const url = callUrl(platform.address.root, call.path, call.pathValues ?? {}, call.query ?? {});
	const facts = factsOf(platform, call);
	const repeatable = call.repeatable ?? call.method === 'GET';
	const { patience, signal } = platform;
	const totalMs = Math.min(call.totalMs ?? patience.totalMs, patience.totalMs);
	const timedOut = { ...facts, seconds: Math.round(totalMs / 1_000) };
	const idle = { ...facts, seconds: Math.round(Math.min(patience.idleMs, totalMs) / 1_000) };

	const tryOnce = async (remainingMs: number) => {
		if (signal?.aborted) throw new Fault('stopped', facts);
		const work = send(platform, call, url, encoding).then(async (reply) => {
			await refuseBadStatus(platform, facts, reply);
			return await read(reply.body, reply.headers);
		});
		return await within(work, remainingMs, signal, (reason) =>
			reason === 'stopped' ? new Fault('stopped', facts) : new Fault('timedOut', timedOut),
		);
	};
	const asFault = (error: unknown) => faultOf(error, idle, repeatable);
	return await persist(tryOnce, { ...patience, totalMs, repeatable, signal, asFault });
}

interface OpenReply {
	readonly status: number;
	readonly headers: Headers;
	readonly body: unknown;
}

async function send(
	{ transmit, patience }: Platform,
	call: Call,
	url: string,
	encoding: Encoding,
): Promise<OpenReply> {
	const options: IHttpRequestOptions = {
		method: call.method,
		url,
		headers: { Accept: call.accept ?? 'application/json' },
		encoding,
		timeout: patience.idleMs,
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
	if (call.form) {
		options.body = call.form.bytes;
		options.headers = { ...options.headers, 'Content-Type': call.form.contentType };
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

async function refuseBadStatus(platform: Platform, facts: Facts, reply: OpenReply): Promise<void> {
	if (reply.status >= 200 && reply.status < 300) return;
	const text = await readText(reply.body, platform.patience.idleMs);
	const retryAfterMs = readRetryAfter(reply.headers['retry-after'], Date.now());
	throw faultOfStatus(reply.status, text, { ...facts, retryAfterMs }, platform.secrets);
}

function factsOf({ address, called }: Platform, { what, refusal }: Call): Facts {
	return {
		...(called === undefined ? {} : { asked: called }),
		what,
		host: address.host,
		...(refusal === undefined ? {} : { refusal }),
	};
}

function faultOf(error: unknown, facts: Facts, repeatable: boolean): Fault {
	// What the user gave is no fault of the platform, and is never tried again.
	if (error instanceof InvalidInput) throw error;
	const fault = error instanceof Fault ? error : new Fault(causeOf(error), facts);
	const isLost = LOST_ON_THE_WAY.has(fault.kind);
	return isLost && !repeatable ? new Fault('fateUnknown', fault.facts) : fault;
}

function causeOf(error: unknown): Cause {
	return error instanceof IdleStream ? 'timedOut' : causeOfNetworkError(networkCode(error));
}

/** After these nobody knows whether the platform has processed the request. */
const LOST_ON_THE_WAY = new Set(['connectionLost', 'timedOut', 'cutReply', 'emptyReply']);
