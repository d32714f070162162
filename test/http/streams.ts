import type { Chunks, Stream } from '../../platform/http/readBody';
import { collect } from '../../platform/http/readBody';
import type { Connection } from '../../platform/http/connection/connection';
import type { Call } from '../../platform/http/request';
import { requestFile, requestStream } from '../../platform/http/request';
import { storeInMemory } from '../../platform/http/streaming/spool';
import type { ReceivedReply } from '../../platform/http/streaming/envelope';
import { receiveReport } from '../../platform/reports/response/receiveReport';

/** Pieces that come one after the other. */
export async function* streamOf<T>(...pieces: readonly T[]): AsyncGenerator<T> {
	yield* pieces;
	await Promise.resolve();
}

/** The bytes of a reply that is read while it comes. */
export async function requestBytes(platform: Connection, call: Call): Promise<Buffer> {
	return Buffer.concat(
		await requestStream(platform, call, async (stream) => await collect(stream)),
	);
}

/** A reply that is a file, with all of its bytes. */
export async function requestWholeFile(platform: Connection, call: Call) {
	return await requestFile(platform, call, async ({ stream, mimeType, fileName }) => ({
		chunks: await collect(stream),
		mimeType,
		fileName,
	}));
}

/** A reply that is read as a result. */
export async function requestResult(platform: Connection, call: Call): Promise<ReceivedReply> {
	const { secrets } = platform;
	const read = async (stream: Stream, facts: object) =>
		await receiveReport(stream, facts, { keep: storeInMemory, secrets });
	return await requestStream(platform, call, read);
}

/** The text of pieces. */
export async function textOf(chunks: Chunks | Stream): Promise<string> {
	const all: Uint8Array[] = [];
	for await (const chunk of chunks) all.push(chunk);
	return Buffer.concat(all).toString();
}

/** All that comes, in the pieces in which it comes. */
export async function allOf<T>(pieces: AsyncIterable<T>): Promise<T[]> {
	const all: T[] = [];
	for await (const piece of pieces) all.push(piece);
	return all;
}
