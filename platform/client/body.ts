/** A reply's body in the pieces in which it came. */
export type Chunks = readonly Uint8Array[];

/** Reads the body of a reply, be it text, bytes or a stream, to its end. */
export async function readBody(body: unknown): Promise<Chunks> {
	if (typeof body === 'string') return [new TextEncoder().encode(body)];
	if (body instanceof Uint8Array) return [body];
	const chunks: Uint8Array[] = [];
	if (isStream(body)) {
		for await (const chunk of body) if (chunk instanceof Uint8Array) chunks.push(chunk);
	}
	return chunks;
}

function isStream(body: unknown): body is AsyncIterable<unknown> {
	return typeof body === 'object' && body !== null && Symbol.asyncIterator in body;
}

/** Decodes pieces of UTF-8 text; a character may be split between two pieces. */
export function toText(chunks: Chunks): string {
	const decoder = new TextDecoder();
	const parts = chunks.map((chunk) => decoder.decode(chunk, { stream: true }));
	return parts.join('') + decoder.decode();
}

/** Reads the body of a reply to its end, as text. */
export async function readText(body: unknown): Promise<string> {
	return typeof body === 'string' ? body : toText(await readBody(body));
}
