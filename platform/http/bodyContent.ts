import { InvalidInput } from '../base/invalidInput';

/** Bytes that are read in chunks, so that not all of them need to be in memory. */
export interface Content {
	/** The number of bytes. */
	readonly bytes: number;
	/** Reads the bytes from the beginning, in chunks of any size. It can be called repeatedly. */
	readonly open: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** Content that is already in memory. */
export function inMemory(data: string | Uint8Array): Content {
	const chunk = typeof data === 'string' ? Buffer.from(data) : data;
	return { bytes: chunk.length, open: () => [chunk] };
}

/**
 * Reads content and checks that it has the number of bytes that it declares: otherwise the request
 * would end too early or never.
 *
 * @throws InvalidInput before more bytes are yielded than declared
 */
export async function* unchanged({ bytes, open }: Content): AsyncGenerator<Uint8Array> {
	let remaining = bytes;
	for await (const chunk of open()) {
		remaining -= chunk.length;
		if (remaining < 0) break;
		yield chunk;
	}
	if (remaining === 0) return;
	throw new InvalidInput(
		'File',
		'The file changed while it was being read, so it was not imported',
		'Run the node again when no other program is writing to the file',
	);
}
