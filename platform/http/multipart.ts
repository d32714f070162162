import { randomUUID } from 'node:crypto';

import type { Content } from './bodyContent';
import { inMemory, unchanged } from './bodyContent';

/** A file as one part of a form. */
export interface BodyPart extends Content {
	readonly name: string;
	readonly fileName: string;
	readonly mimeType: string;
}

/** A multipart form with files, which is written while it is sent (RFC 7578). */
export interface Multipart extends Content {
	readonly contentType: string;
	readonly open: () => AsyncIterable<Uint8Array>;
}

/**
 * Builds a form from texts and files. Names may contain anything: quotes and line breaks are
 * escaped.
 */
export function multipartOf(
	parts: readonly BodyPart[],
	texts: ReadonlyArray<readonly [name: string, text: string]> = [],
): Multipart {
	const boundary = `----form-${randomUUID()}`;
	const head = (about: string) =>
		`--${boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`;
	const contents = [
		...texts.map(([name, text]) => inMemory(`${head(`name="${escape(name)}"`)}${text}\r\n`)),
		...parts.flatMap((part) => [inMemory(head(aboutFile(part))), part, inMemory('\r\n')]),
		inMemory(`--${boundary}--\r\n`),
	];
	return {
		contentType: `multipart/form-data; boundary=${boundary}`,
		bytes: contents.reduce((sum, { bytes }) => sum + bytes, 0),
		open: async function* () {
			for (const content of contents) yield* unchanged(content);
		},
	};
}

function aboutFile({ name, fileName, mimeType }: BodyPart): string {
	return `name="${escape(name)}"; filename="${escape(fileName)}"\r\nContent-Type: ${mimeType}`;
}

function escape(text: string): string {
	return text.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
