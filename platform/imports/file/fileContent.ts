/** The content of a file, wherever it is kept. */
export interface FileContent {
	/** Its size; about, where it is not known before it is read. */
	readonly bytes: number;
	/** Reads it from its beginning, in chunks of any size; as often as is wanted. */
	readonly open: () => AsyncIterable<Uint8Array>;
}

/** The first bytes of a file, or all where it has no more. */
export async function firstBytes({ open }: FileContent, most: number): Promise<Uint8Array> {
	const first = new Uint8Array(most);
	let length = 0;
	for await (const chunk of open()) {
		const part = chunk.subarray(0, most - length);
		first.set(part, length);
		length += part.length;
		if (length === most) break;
	}
	return first.subarray(0, length);
}
