import type { Connection } from './connection/connection';
import type { Call } from './call';
import { requestFacts } from './callFaults';
import type { ErrorFacts } from './errors/errorFacts';
import type { OpenFile } from './openFile';
import type { Stream } from './readBody';
import { collect, toText } from './readBody';
import { readJsonBody, readWordsBody } from './reply/parseReply';
import type { PageSigns } from './reply/pageSigns';
import { pageSignsOf } from './reply/pageSigns';
import type { OpenReply } from './sendCall';
import { exchange } from './exchange';

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
	const read = async (stream: Stream, { status, headers }: OpenReply) => {
		const text = toText(await collect(stream));
		const meta = { status, page: pageSignsOf(status, headers) };
		if (!call.textReply) return { ...meta, body: readJsonBody(text, facts, secrets) };
		const isNothing = text.trim() === '' && !isReading(call);
		return { ...meta, body: isNothing ? { text: '' } : readWordsBody(text, facts, secrets) };
	};
	return await exchange(platform, call, { read });
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
	const mostBytes = isKept ? undefined : Infinity;
	const readPage = async (stream: Stream, { status, headers }: OpenReply) =>
		await read(stream, facts, pageSignsOf(status, headers));
	return await exchange(platform, call, { read: readPage, mostBytes });
}

/** Makes a call whose reply is any text. @throws Fault */
export async function requestText(platform: Connection, call: Call): Promise<string> {
	const textCall = { ...call, accept: '*/*' };
	const read = async (stream: Stream, { headers }: OpenReply) => {
		const { openFile } = await import('./openFile');
		const file = openFile(stream, headers, requestFacts(platform, call), platform.secrets);
		return toText(await collect(file.stream));
	};
	return await exchange(platform, textCall, { read });
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
	const readOpened = async (stream: Stream, { status, headers }: OpenReply) => {
		const { openFile } = await import('./openFile');
		const file = openFile(stream, headers, facts, platform.secrets);
		return await read(file, facts, pageSignsOf(status, headers));
	};
	return await exchange(platform, fileCall, {
		read: readOpened,
		mostBytes: Infinity,
		asFile: true,
	});
}
