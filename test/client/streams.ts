import type { Chunks, Stream } from '../../platform/client/body';
import { collect } from '../../platform/client/body';
import type { Connection } from '../../platform/client/connection';
import type { Call } from '../../platform/client/request';
import { requestFile, requestStream } from '../../platform/client/request';
import { keptInMemory } from '../../platform/client/spool';
import type { Received } from '../../platform/client/received';
import { receiveReport } from '../../platform/reports/stream';

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
export async function requestResult(platform: Connection, call: Call): Promise<Received> {
	const { secrets } = platform;
	const read = async (stream: Stream, facts: object) =>
		await receiveReport(stream, facts, { keep: keptInMemory, secrets });
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
