/** A packed body that cannot be unpacked, as it ends too early or is damaged. */
export class DamagedBody extends Error {}

/** What gzip begins with (RFC 1952). */
const GZIP = [0x1f, 0x8b, 0x08];

/** The marks of UTF-16, and what it is called. */
const UTF_16: ReadonlyArray<readonly [mark: readonly number[], encoding: string]> = [
	[[0xff, 0xfe], 'utf-16le'],
	[[0xfe, 0xff], 'utf-16be'],
];

type Bytes = AsyncIterable<Uint8Array>;

/**
 * The same body as UTF-8, unpacked where it was packed with gzip although no header says so, which n8n would
 * have unpacked. What is neither stays as it is.
 *
 * @throws DamagedBody
 */
export async function* decompress(body: Bytes): AsyncGenerator<Uint8Array> {
	const pieces = body[Symbol.asyncIterator]();
	const held: Uint8Array[] = [];
	let begin = new Uint8Array();
	while (begin.length < GZIP.length) {
		const next = await pieces.next();
		if (next.done === true) break;
		held.push(next.value);
		begin = new Uint8Array(Buffer.concat(held).subarray(0, GZIP.length));
	}
	const whole = rejoined(held, pieces);
	const encoding = UTF_16.find(([mark]) => beginsWith(begin, mark))?.[1];
	if (beginsWith(begin, GZIP)) yield* unpack(whole);
	else if (encoding === undefined) yield* whole;
	else yield* inUtf8(whole, encoding);
}

function beginsWith(begin: Uint8Array, mark: readonly number[]): boolean {
	return begin.length >= mark.length && mark.every((byte, at) => begin[at] === byte);
}

async function* rejoined(held: readonly Uint8Array[], pieces: AsyncIterator<Uint8Array>) {
	try {
		yield* held;
		for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
			yield next.value;
		}
	} finally {
		await pieces.return?.();
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
		// A connection that breaks leaves a body that seems damaged.
		failure ??= new DamagedBody();
	}
	if (failure !== undefined) throw failure;
}

async function* inUtf8(text: Bytes, encoding: string): AsyncGenerator<Uint8Array> {
	const decoder = new TextDecoder(encoding);
	for await (const piece of text) yield Buffer.from(decoder.decode(piece, { stream: true }));
	yield Buffer.from(decoder.decode());
}
