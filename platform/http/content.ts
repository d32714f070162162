import { InvalidInput } from '../base/invalidInput';

/** Bytes of which only some need to be in memory. */
export interface Content {
	/** How many there are. */
	readonly bytes: number;
	/** Reads them from their beginning, in chunks of any size; as often as is wanted. */
	readonly open: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** What is in memory anyway. */
export function inMemory(all: string | Uint8Array): Content {
	const chunk = typeof all === 'string' ? Buffer.from(all) : all;
	return { bytes: chunk.length, open: () => [chunk] };
}

/**
 * Reads content that has as many bytes as it said: what is sent would end too early otherwise, or
 * never.
 *
 * @throws InvalidInput before more is handed on than was said
 */
export async function* unchanged({ bytes, open }: Content): AsyncGenerator<Uint8Array> {
	let left = bytes;
	for await (const chunk of open()) {
		left -= chunk.length;
		if (left < 0) break;
		yield chunk;
	}
	if (left === 0) return;
	throw new InvalidInput(
		'File',
		'The file changed while it was being read, so nothing of it was taken',
		'Run it again when nothing else writes to the file',
	);
}
