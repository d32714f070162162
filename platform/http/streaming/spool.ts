import { settle } from '../../base/async/settle';

/** Stores bytes as long as they may be needed, and returns a function that reads them. */
export type StoreBytes = (bytes: Buffer) => Promise<() => Promise<Buffer>>;

/** Stores bytes in memory, if no other storage is available. */
export const storeInMemory: StoreBytes = async (bytes) =>
	await Promise.resolve(async () => await Promise.resolve(bytes));

/** A gigabyte is stored in a few dozen parts. */
export const PART_BYTES = 2 ** 24;

/** Stores bytes with gzip, at about a tenth of their size; they can be read repeatedly. */
export class GzipSpool {
	private readonly parts: Array<() => Promise<Buffer>> = [];
	private open: Compression | undefined;
	/** Bytes of the current part before compression. */
	partBytes = 0;

	constructor(private readonly keep: StoreBytes) {}

	/** Adds bytes to the current part. */
	async write(bytes: Uint8Array): Promise<void> {
		this.open ??= startCompression();
		this.partBytes += bytes.length;
		await this.open.writer.write(bytes);
	}

	/** Ends the current part. */
	async endPart(): Promise<void> {
		if (this.open === undefined) return;
		const { writer, compressed } = this.open;
		this.open = undefined;
		this.partBytes = 0;
		await writer.close();
		this.parts.push(await this.keep(await compressed));
	}

	/** Reads all bytes. */
	async *readAll(): AsyncGenerator<Uint8Array> {
		await this.endPart();
		for await (const part of this.read()) yield* part;
	}

	/** Reads the ended parts in order. */
	async *read(): AsyncGenerator<ReadableStream<Uint8Array>> {
		for (const part of this.parts) {
			yield decompress(await part());
		}
	}
}

/** Keeps a small amount of bytes uncompressed in memory. */
export class MemorySpool {
	private readonly parts: Uint8Array[][] = [[]];

	async write(bytes: Uint8Array): Promise<void> {
		this.parts.at(-1)?.push(bytes);
		await Promise.resolve();
	}

	async endPart(): Promise<void> {
		if (this.parts.at(-1)?.length !== 0) this.parts.push([]);
		await Promise.resolve();
	}

	async *read(): AsyncGenerator<Iterable<Uint8Array>> {
		yield* this.parts.filter(({ length }) => length > 0);
		await Promise.resolve();
	}
}

interface Compression {
	readonly writer: WritableStreamDefaultWriter<Uint8Array>;
	readonly compressed: Promise<Buffer>;
}

function startCompression(): Compression {
	const { readable, writable } = new CompressionStream('gzip');
	const compressed = new Response(readable).arrayBuffer().then((bytes) => Buffer.from(bytes));
	return { writer: writable.getWriter(), compressed };
}

/** Decompresses without a Blob, because a Blob would hold its memory for long. */
function decompress(compressed: Buffer): ReadableStream<Uint8Array> {
	const { readable, writable } = new DecompressionStream('gzip');
	const writer = writable.getWriter();
	// An error surfaces where the stream is read, and a reader that stops early needs none.
	void settle(writer.write(compressed).then(async () => await writer.close()));
	return readable;
}
