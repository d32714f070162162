import { settle } from '../../base/async/settle';

/** Keeps bytes as long as they may be needed, and returns what reads them. */
export type StoreBytes = (bytes: Buffer) => Promise<() => Promise<Buffer>>;

/** Where there is no other place. */
export const storeInMemory: StoreBytes = async (bytes) =>
	await Promise.resolve(async () => await Promise.resolve(bytes));

/** So that a gigabyte becomes some dozens of parts. */
export const PART_BYTES = 2 ** 24;

/** Bytes that wait to be read, once or several times, in about a tenth of their size. */
export class GzipSpool {
	private readonly parts: Array<() => Promise<Buffer>> = [];
	private open: Packing | undefined;
	/** Of the part that is being written, before they are packed. */
	partBytes = 0;

	constructor(private readonly keep: StoreBytes) {}

	/** Adds to the part that is being written. */
	async write(bytes: Uint8Array): Promise<void> {
		this.open ??= startPacking();
		this.partBytes += bytes.length;
		await this.open.writer.write(bytes);
	}

	/** The next bytes belong to another part. */
	async endPart(): Promise<void> {
		if (this.open === undefined) return;
		const { writer, packed } = this.open;
		this.open = undefined;
		this.partBytes = 0;
		await writer.close();
		this.parts.push(await this.keep(await packed));
	}

	/** All that was written. */
	async *readAll(): AsyncGenerator<Uint8Array> {
		await this.endPart();
		for await (const part of this.read()) yield* part;
	}

	/** The parts that are ended, in their order, each piece by piece. */
	async *read(): AsyncGenerator<ReadableStream<Uint8Array>> {
		for (const part of this.parts) {
			yield unpacked(await part());
		}
	}
}

/** The same for little: it stays as it is, in memory. */
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

interface Packing {
	readonly writer: WritableStreamDefaultWriter<Uint8Array>;
	readonly packed: Promise<Buffer>;
}

function startPacking(): Packing {
	const { readable, writable } = new CompressionStream('gzip');
	const packed = new Response(readable).arrayBuffer().then((bytes) => Buffer.from(bytes));
	return { writer: writable.getWriter(), packed };
}

/** Not by way of a Blob: memory holds what was in it for long. */
function unpacked(packed: Buffer): ReadableStream<Uint8Array> {
	const { readable, writable } = new DecompressionStream('gzip');
	const writer = writable.getWriter();
	// What goes wrong shows where it is read, and who stops to read needs no more.
	void settle(writer.write(packed).then(async () => await writer.close()));
	return readable;
}
