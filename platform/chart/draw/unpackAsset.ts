import { settle } from '../../base/async/settle';

/** The bytes of a file that the build has compressed with gzip and written as base64. */
export async function unpackAsset(packed: string): Promise<Uint8Array<ArrayBuffer>> {
	const { readable, writable } = new DecompressionStream('gzip');
	const unpacked: AsyncIterable<Uint8Array> = readable;
	const writer = writable.getWriter();
	// An error surfaces where the stream is read.
	const written = settle(
		writer.write(Buffer.from(packed, 'base64')).then(async () => await writer.close()),
	);
	const pieces: Uint8Array[] = [];
	for await (const piece of unpacked) pieces.push(piece);
	await written;
	return new Uint8Array(Buffer.concat(pieces));
}
