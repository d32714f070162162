/** The content of a file, wherever it is stored. */
export interface FileContent {
	/** The size, approximate if it is not known before reading. */
	readonly bytes: number;
	/** Reads the file from the beginning in chunks of any size; may be called repeatedly. */
	readonly open: () => AsyncIterable<Uint8Array>;
}

/** The first bytes of a file, or all of it if it is shorter. */
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
