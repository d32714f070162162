import type { Connection } from './connection/connection';
import { refuseTunnel } from './connection/proxyRoute';
import type { Call } from './call';
import { faultOf, proxyFault, requestFacts } from './callFaults';
import type { ErrorFacts } from './errors/errorFacts';
import { Fault } from './errors/fault';
import type { FormBody } from './formBody';
import { sendingMs, withBody } from './formBody';
import { limitByHost } from './hostRateLimiter';
import type { OpenFile } from './openFile';
import { openFile } from './openFile';
import { withTimeout } from './pause';
import type { Stream } from './readBody';
import { collect, MOST_MEGABYTES_OF_TEXT, readBody, toText } from './readBody';
import { readJsonBody, readWordsBody } from './reply/parseReply';
import type { PageSigns } from './reply/pageSigns';
import { pageSignsOf } from './reply/pageSigns';
import { retry } from './retry';
import { maskStream } from './secrets/mask';
import type { OpenReply } from './sendCall';
import { refuseBadStatus, sendCall } from './sendCall';
import { callUrl, checkPlainValues } from './url';
import { settle } from '../base/async/settle';
import { MEGABYTE } from '../base/megabyte';

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
	const { retryPolicy, signal } = platform;
	const { facts, totalMs, timedOut, failed } = limitsOf(platform, call);
	const idempotent = call.idempotent ?? call.method === 'GET';

	const receive = async (form: FormBody | undefined, ended: AbortSignal) => {
		const sent = await settle(sendCall(platform, call, url, ended, form));
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
	const tryOnce = async (remainingMs: number) =>
		await withBody(call.form, async (form) => {
			if (signal?.aborted) throw new Fault('stopped', facts);
			const work = async (ended: AbortSignal) => await receive(form, ended);
			return await withTimeout(work, remainingMs, signal, (reason) =>
				reason === 'stopped'
					? new Fault(idempotent ? 'stopped' : 'outcomeUnknown', facts)
					: new Fault('timedOut', timedOut),
			);
		});
	const asFault = (error: unknown) => faultOf(error, failed, idempotent);
	// A policy with a single attempt, such as that of a poll, has no time to wait for a turn: the
	// next poll comes later.
	const waits = retryPolicy.attempts > 1;
	const attempt = waits ? limitByHost(platform.address.host, signal, tryOnce) : tryOnce;
	const { onlyCosts, isLarge } = call;
	const patientAttempts = onlyCosts || isLarge ? retryPolicy.patientAttempts : undefined;
	const rules = { ...retryPolicy, patientAttempts, totalMs, idempotent, onlyCosts };
	return await retry(attempt, { ...rules, signal, asFault });
}

/** How long a call may take with all its attempts, and what its errors say of it. */
function limitsOf(platform: Connection, call: Call) {
	const facts = requestFacts(platform, call);
	const { retryPolicy } = platform;
	const baseMs = Math.min(call.totalMs ?? retryPolicy.totalMs, retryPolicy.totalMs);
	const totalMs = baseMs + sendingMs(call.form);
	const megabytes = call.isLarge ? MOST_MEGABYTES_OF_TEXT : MOST_MEGABYTES;
	const idleSeconds = Math.round(Math.min(retryPolicy.idleMs, totalMs) / 1_000);
	return {
		facts,
		totalMs,
		timedOut: { ...facts, seconds: Math.round(totalMs / 1_000) },
		failed: { ...facts, seconds: idleSeconds, megabytes },
	};
}

/** If a proxy is the part of the route that cannot be reached, the fault names the proxy. */
