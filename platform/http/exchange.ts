import type { Connection } from './connection/connection';
import { refuseTunnel } from './connection/proxyRoute';
import type { Call } from './call';
import { faultOf, proxyFault, requestFacts } from './callFaults';
import { Fault } from './errors/fault';
import type { FormBody } from './formBody';
import { sendingMs, withBody } from './formBody';
import { limitByHost } from './hostRateLimiter';
import { withTimeout } from './pause';
import type { Stream } from './readBody';
import { MOST_MEGABYTES, MOST_MEGABYTES_OF_TEXT, readBody } from './readBody';
import { retry } from './retry';
import { maskStream } from './secrets/mask';
import type { OpenReply } from './sendCall';
import { refuseBadStatus, sendCall } from './sendCall';
import { callUrl, checkPlainValues } from './url';
import { settle } from '../base/async/settle';
import { MEGABYTE } from '../base/megabyte';

/** How long the body of a reply may be, unless whoever reads it says otherwise. */
function mostMegabytesOf({ isLarge }: Call): number {
	return isLarge ? MOST_MEGABYTES_OF_TEXT : MOST_MEGABYTES;
}

/** How the body of a reply is received. */
interface Receiving<T> {
	readonly read: (stream: Stream, reply: OpenReply) => Promise<T>;
	/** A longer body is refused. */
	readonly mostBytes?: number | undefined;
	/** Whether the body is a file, whose bytes are not decoded. */
	readonly asFile?: boolean;
}

/** Makes a call with its retries, and reads the reply. @throws Fault, or InvalidInput before anything is sent */
export async function exchange<T>(
	platform: Connection,
	call: Call,
	receiving: Receiving<T>,
): Promise<T> {
	if (platform.plainPaths) checkPlainValues(call.pathValues);
	const url = callUrl(platform.address.root, call.path, call.pathValues, call.query ?? {});
	const { retryPolicy, signal } = platform;
	const { facts, totalMs, timedOut, failed } = limitsOf(platform, call);
	const idempotent = call.idempotent ?? call.method === 'GET';
	const tryOnce = async (remainingMs: number) =>
		await withBody(call.form, async (form) => {
			if (signal?.aborted) throw new Fault('stopped', facts);
			const work = async (ended: AbortSignal) => {
				const reply = await openReply(platform, call, { url, form, ended });
				return await receive(platform, call, reply, receiving);
			};
			return await withTimeout(work, remainingMs, signal, (reason) =>
				reason === 'stopped'
					? new Fault(idempotent ? 'stopped' : 'outcomeUnknown', facts)
					: new Fault('timedOut', timedOut),
			);
		});
	// A policy with a single attempt, such as that of a poll, has no time to wait for a turn: the
	// next poll comes later.
	const waits = retryPolicy.attempts > 1;
	const attempt = waits ? limitByHost(platform.address.host, signal, tryOnce) : tryOnce;
	const { onlyCosts, isLarge } = call;
	const asFault = (error: unknown) => faultOf(error, failed, { idempotent, onlyCosts });
	const patientAttempts = onlyCosts || isLarge ? retryPolicy.patientAttempts : undefined;
	const rules = { ...retryPolicy, patientAttempts, totalMs, idempotent, onlyCosts };
	return await retry(attempt, { ...rules, signal, asFault });
}

/** One attempt of a call, until its headers. */
interface SentAttempt {
	readonly url: string;
	readonly form: FormBody | undefined;
	/** Aborted when its time is up. */
	readonly ended: AbortSignal;
}

/** Sends a call and returns its reply once the headers are there and say success. @throws Fault */
async function openReply(
	platform: Connection,
	call: Call,
	{ url, form, ended }: SentAttempt,
): Promise<OpenReply> {
	const facts = requestFacts(platform, call);
	const sent = await settle(sendCall(platform, call, url, ended, form));
	if ('error' in sent) throw await proxyFault(platform, url, facts, sent.error);
	await refuseTunnel(platform.proxyTo, url, facts, sent.value);
	await refuseBadStatus(platform, facts, sent.value);
	return sent.value;
}

/** Reads the body of a reply, without the secrets of the connection. */
async function receive<T>(
	platform: Connection,
	call: Call,
	reply: OpenReply,
	{ read, mostBytes = mostMegabytesOf(call) * MEGABYTE, asFile = false }: Receiving<T>,
): Promise<T> {
	const { idleMs } = platform.retryPolicy;
	return await readBody(reply.body, { idleMs, mostBytes, asFile }, async (stream) => {
		const masked = call.givesToken ? stream : maskStream(stream, platform.secrets);
		return await read(masked, reply);
	});
}

/** How long a call may take with all its attempts, and what its errors say of it. */
function limitsOf(platform: Connection, call: Call) {
	const facts = requestFacts(platform, call);
	const { retryPolicy } = platform;
	const baseMs = Math.min(call.totalMs ?? retryPolicy.totalMs, retryPolicy.totalMs);
	const totalMs = baseMs + sendingMs(call.form);
	const idleSeconds = Math.round(Math.min(retryPolicy.idleMs, totalMs) / 1_000);
	return {
		facts,
		totalMs,
		timedOut: { ...facts, seconds: Math.round(totalMs / 1_000) },
		failed: { ...facts, seconds: idleSeconds, megabytes: mostMegabytesOf(call) },
	};
}
