import type { IBinaryData } from 'n8n-workflow';

import { collect } from '../../../platform/http/readBody';
import { Fault } from '../../../platform/http/errors/fault';
import type { StoreBytes } from '../../../platform/http/streaming/spool';
import { storeInMemory } from '../../../platform/http/streaming/spool';
import { settle } from '../../../platform/base/async/settle';
import type { FileMaker } from '../form/parameters';
import { MEGABYTE } from '../../../platform/base/megabyte';

/** The functions of n8n for storing files. */
export type FileContext = Pick<FileMaker, 'helpers' | 'getExecutionId'>;

/** The content of a file, whole or in pieces. */
export type StoredContent = Buffer | AsyncIterable<string | Uint8Array>;

// Smaller content is kept in memory and written once.
const MOST_IN_MEMORY = 4 * MEGABYTE;

/**
 * n8n's store for the files of an execution: disk, database or bucket, or memory. n8n removes them
 * with the execution, including those that are in no item.
 */
export class Store {
	private kept = 0;
	private markerId: Promise<string | undefined> | undefined;

	/** @param stored content that is already in the store and leaves with the result */
	constructor(
		private readonly context: FileContext,
		stored?: IBinaryData,
	) {
		if (stored) this.markerId = Promise.resolve(stored.id);
	}

	/** Keeps bytes until the execution is removed. @throws Fault `notStored` */
	readonly keep: StoreBytes = async (bytes) => {
		this.kept += bytes.length;
		if (this.kept <= MOST_IN_MEMORY || !(await this.marker())) return await storeInMemory(bytes);
		const { id = '' } = await this.put(bytes, TEMPORARY, 'application/gzip');
		return async () => Buffer.concat(await collect(await this.context.helpers.getBinaryStream(id)));
	};

	/** Stores a file. @throws Fault `notStored`, or what its content throws */
	async save(content: StoredContent, fileName: string, mimeType: string): Promise<IBinaryData> {
		if (Buffer.isBuffer(content)) return await this.put(content, fileName, mimeType);
		const pieces = bytesOf(content);
		const begun = await take(pieces, MOST_IN_MEMORY);
		const marker = begun.isAll ? undefined : await this.marker();
		if (marker === undefined) {
			const { taken } = await take(pieces, Infinity);
			return await this.put(Buffer.concat([...begun.taken, ...taken]), fileName, mimeType);
		}
		const failures: unknown[] = [];
		const all = async function* () {
			yield* begun.taken;
			for (;;) {
				const next = await settle(pieces.next());
				if ('error' in next) {
					failures.push(next.error);
					throw next.error;
				}
				if (next.value.done) return;
				yield next.value.value;
			}
		};
		// A node can create a stream only from one of n8n's.
		const stream = (await this.context.helpers.getBinaryStream(marker)).take(1).flatMap(all);
		const stored = await settle(this.put(stream, fileName, mimeType));
		await pieces.return(undefined);
		if ('value' in stored) return stored.value;
		throw failures[0] ?? stored.error;
	}

	/**
	 * The ID of a small marker in the store; undefined where n8n keeps files in memory, which only
	 * shows by the lack of an ID.
	 */
	private async marker(): Promise<string | undefined> {
		if (this.markerId) return await this.markerId;
		// A file stored by a poll belongs to no execution and would never be removed.
		if (this.context.getExecutionId?.() === undefined) return undefined;
		this.markerId = this.put(Buffer.from('.'), TEMPORARY, 'text/plain').then(({ id }) => id);
		return await this.markerId;
	}

	private async put(
		content: Parameters<FileContext['helpers']['prepareBinaryData']>[0],
		fileName: string,
		mimeType: string,
	): Promise<IBinaryData> {
		const stored = await settle(
			this.context.helpers.prepareBinaryData(content, fileName, mimeType),
		);
		if ('value' in stored) return stored.value;
		const { message } = stored.error instanceof Error ? stored.error : new Error('no reason given');
		const upstreamMessage = DISK_FULL.test(message) ? 'its disk is full' : message;
		throw new Fault('notStored', { what: `the file ${fileName}`, upstreamMessage });
	}
}

const TEMPORARY = 'temporary content';
const DISK_FULL = /ENOSPC|EDQUOT/;

async function* bytesOf(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
	for await (const piece of pieces) {
		yield typeof piece === 'string'
			? Buffer.from(piece)
			: Buffer.from(piece.buffer, piece.byteOffset, piece.length);
	}
}

/** Reads pieces until they exceed a number of bytes. */
async function take(pieces: AsyncIterator<Buffer>, bytes: number) {
	const taken: Buffer[] = [];
	for (let size = 0; size <= bytes;) {
		const next = await pieces.next();
		if (next.done) return { taken, isAll: true };
		taken.push(next.value);
		size += next.value.length;
	}
	return { taken, isAll: false };
}
