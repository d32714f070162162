/** A compressed body that cannot be decompressed because it is truncated or damaged. */
export class DamagedBody extends Error {}

/** The first bytes of gzip data (RFC 1952). */
const GZIP = [0x1f, 0x8b, 0x08];

/** The byte order marks of UTF-16, and their encodings. */
const UTF_16: ReadonlyArray<readonly [mark: readonly number[], encoding: string]> = [
	[[0xff, 0xfe], 'utf-16le'],
	[[0xfe, 0xff], 'utf-16be'],
];

type Bytes = AsyncIterable<Uint8Array>;

/**
 * Yields the body as UTF-8: gzip data that no header declares (n8n would have unpacked it
 * otherwise) is decompressed and UTF-16 is converted. Any other body passes unchanged.
 * @throws DamagedBody
 */
export async function* decompress(body: Bytes): AsyncGenerator<Uint8Array> {
	const chunks = body[Symbol.asyncIterator]();
	const buffered: Uint8Array[] = [];
	let start = new Uint8Array();
	while (start.length < GZIP.length) {
		const next = await chunks.next();
		if (next.done === true) break;
		buffered.push(next.value);
		start = new Uint8Array(Buffer.concat(buffered).subarray(0, GZIP.length));
	}
	const whole = rejoined(buffered, chunks);
	const encoding = UTF_16.find(([mark]) => beginsWith(start, mark))?.[1];
	if (beginsWith(start, GZIP)) yield* unpack(whole);
	else if (encoding === undefined) yield* whole;
	else yield* inUtf8(whole, encoding);
}

function beginsWith(start: Uint8Array, mark: readonly number[]): boolean {
	return start.length >= mark.length && mark.every((byte, at) => start[at] === byte);
}

async function* rejoined(buffered: readonly Uint8Array[], chunks: AsyncIterator<Uint8Array>) {
	try {
		yield* buffered;
		for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) {
			yield next.value;
		}
	} finally {
		await chunks.return?.();
	}
}

async function* unpack(packed: Bytes): AsyncGenerator<Uint8Array> {
	let failure: unknown;
	const source = async function* () {
		try {
			yield* packed;
		} catch (error) {
			failure = error;
		}
	};
	const from = ReadableStream.from(source());
	try {
		yield* from.pipeThrough(new DecompressionStream('gzip'));
	} catch {
		// A broken connection also makes the body look damaged, so its error takes precedence.
		failure ??= new DamagedBody();
	}
	if (failure !== undefined) throw failure;
}

async function* inUtf8(text: Bytes, encoding: string): AsyncGenerator<Uint8Array> {
	const decoder = new TextDecoder(encoding);
	for await (const piece of text) yield Buffer.from(decoder.decode(piece, { stream: true }));
	yield Buffer.from(decoder.decode());
}
