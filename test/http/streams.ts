import type { Chunks, Stream } from '../../platform/http/readBody';
import { collect } from '../../platform/http/readBody';
import type { Connection } from '../../platform/http/connection/connection';
import type { Call } from '../../platform/http/call';
import { requestFile, requestStream } from '../../platform/http/request';
import { storeInMemory } from '../../platform/http/streaming/spool';
import type { ReceivedReply } from '../../platform/http/streaming/envelope';
import { receiveReport } from '../../platform/reports/pages/reportPages';

/** Yields chunks one after the other. */
export async function* streamOf<T>(...pieces: readonly T[]): AsyncGenerator<T> {
	yield* pieces;
	await Promise.resolve();
}

/** Downloads a reply as a stream and returns its bytes. */
export async function requestBytes(platform: Connection, call: Call): Promise<Buffer> {
	return Buffer.concat(
		await requestStream(platform, call, async (stream) => await collect(stream)),
	);
}

/** Downloads a file and returns it with its bytes. */
export async function requestWholeFile(platform: Connection, call: Call) {
	return await requestFile(platform, call, async ({ stream, mimeType, fileName }) => ({
		chunks: await collect(stream),
		mimeType,
		fileName,
	}));
}

/** Downloads a result and splits it into envelope and rows. */
export async function requestResult(platform: Connection, call: Call): Promise<ReceivedReply> {
	const { secrets } = platform;
	const read = async (stream: Stream, facts: object) =>
		await receiveReport(stream, facts, { keep: storeInMemory, secrets });
	return await requestStream(platform, call, read);
}

/** The decoded text of chunks. */
export async function textOf(chunks: Chunks | Stream): Promise<string> {
	const all: Uint8Array[] = [];
	for await (const chunk of chunks) all.push(chunk);
	return Buffer.concat(all).toString();
}

/** Collects all chunks. */
export async function allOf<T>(pieces: AsyncIterable<T>): Promise<T[]> {
	const all: T[] = [];
	for await (const piece of pieces) all.push(piece);
	return all;
}
