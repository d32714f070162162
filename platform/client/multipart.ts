import { randomUUID } from 'node:crypto';

/** A file as one part of a form. */
export interface Part {
	readonly name: string;
	readonly fileName: string;
	readonly mimeType: string;
	/** The file in pieces, which are joined only once: into the form. */
	readonly chunks: readonly Buffer[];
}

/** A form with files, ready to be sent (RFC 7578). */
export interface Multipart {
	readonly contentType: string;
	readonly bytes: Buffer;
}

/** Puts files into a form. Names may hold anything: quotes and line breaks are escaped. */
export function writeMultipart(parts: readonly Part[]): Multipart {
	const boundary = `----form-${randomUUID()}`;
	const pieces = parts.flatMap(({ name, fileName, mimeType, chunks }) => [
		Buffer.from(
			`--${boundary}\r\nContent-Disposition: form-data; name="${escape(name)}"; ` +
				`filename="${escape(fileName)}"\r\nContent-Type: ${mimeType}\r\n\r\n`,
		),
		...chunks,
		Buffer.from('\r\n'),
	]);
	return {
		contentType: `multipart/form-data; boundary=${boundary}`,
		bytes: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
	};
}

function escape(text: string): string {
	return text.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
