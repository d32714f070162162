import type { Chunks, Stream } from './readBody';
import type { ErrorFacts } from './errors/errorFacts';
import { Fault } from './errors/fault';
import { mask } from './secrets/mask';
import { checkChunks, LONGEST_REFUSAL } from './reply/parseReply';

/** A file while it comes. */
export interface OpenFile {
	readonly mimeType: string;
	/** Only the last part of what the platform calls it. */
	readonly fileName: string | undefined;
	/** @throws Fault as `checkChunks` does, before anything comes out of it */
	readonly stream: Stream;
}

/**
 * Takes a good reply for a file of any type: a web page or a fault in JSON is none. JSON without a
 * fault is.
 *
 * @param headers by their names in small letters
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
		stream: isJson ? checked(stream, (begin) => checkChunks(begin, facts, secrets)) : stream,
	};
}

/** The same stream, after a look at its begin, which is all of it where that is little. */
async function* checked(
	stream: Stream,
	check: (begin: Chunks) => void,
): AsyncGenerator<Uint8Array> {
	const begin: Uint8Array[] = [];
	let left = LONGEST_REFUSAL;
	for await (const chunk of stream) {
		const isChecked = left < 0;
		left -= chunk.length;
		if (isChecked) yield chunk;
		else begin.push(chunk);
		if (isChecked || left >= 0) continue;
		check(begin);
		yield* begin.splice(0);
	}
	if (left < 0) return;
	check(begin);
	yield* begin;
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
