import type { Chunks, Stream } from './readBody';
import type { ErrorFacts } from './errors/errorFacts';
import { Fault } from './errors/fault';
import { mask } from './secrets/mask';
import { checkChunks, LONGEST_REFUSAL } from './reply/parseReply';

/** A downloaded file, opened while it is still arriving. */
export interface OpenFile {
	readonly mimeType: string;
	/** The file name from the reply, without any folder. */
	readonly fileName: string | undefined;
	/** @throws Fault as `checkChunks` does, before the first byte is yielded */
	readonly stream: Stream;
}

/**
 * Accepts a successful reply as a file of any type, unless it is a web page or JSON that reports a
 * failure.
 *
 * @param headers by their names in lower case
 * @throws Fault `webPage`
 */
export function openFile(
	stream: Stream,
	headers: Readonly<Record<string, string>>,
	facts: ErrorFacts,
	secrets: readonly string[],
): OpenFile {
	const [type = ''] = (headers['content-type'] ?? '').split(';');
	const mimeType = type.trim().toLowerCase() || 'application/octet-stream';
	if (mimeType === 'text/html') throw new Fault('webPage', facts);
	const isJson = mimeType === 'application/json';
	return {
		mimeType,
		fileName: readFileName(headers['content-disposition'], secrets),
		stream: isJson ? checked(stream, (start) => checkChunks(start, facts, secrets)) : stream,
	};
}

/** Passes a stream on after its beginning was checked. A short stream is checked completely. */
async function* checked(
	stream: Stream,
	check: (start: Chunks) => void,
): AsyncGenerator<Uint8Array> {
	const start: Uint8Array[] = [];
	let uncheckedBytes = LONGEST_REFUSAL;
	for await (const chunk of stream) {
		const isChecked = uncheckedBytes < 0;
		uncheckedBytes -= chunk.length;
		if (isChecked) yield chunk;
		else start.push(chunk);
		if (isChecked || uncheckedBytes >= 0) continue;
		check(start);
		yield* start.splice(0);
	}
	if (uncheckedBytes < 0) return;
	check(start);
	yield* start;
}

/** Reads the name of a Content-Disposition header (RFC 6266), without any folder. */
function readFileName(header = '', secrets: readonly string[]): string | undefined {
	const encoded = /filename\*=utf-8''([^;]+)/i.exec(header)?.[1];
	const plain = /filename="?([^";]+)"?/i.exec(header)?.[1];
	const name = encoded === undefined ? plain : decodeName(encoded);
	return (
		mask(name ?? '', secrets)
			.split(/[/\\]/)
			.pop()
			?.trim() || undefined
	);
}

function decodeName(encoded: string): string {
	try {
		return decodeURIComponent(encoded);
	} catch {
		return encoded;
	}
}
