import { randomUUID } from 'node:crypto';

import { ByteWriter } from './values/byteWriter';

/** What a form says of a file. */
export interface PartHead {
	readonly name: string;
	readonly fileName: string;
	readonly mimeType: string;
}

/** A file as one part of a form. */
export interface Part extends PartHead {
	readonly chunks: readonly Buffer[];
}

/** A form with files, ready to be sent (RFC 7578). */
export interface Multipart {
	readonly contentType: string;
	readonly bytes: Buffer;
}

/** Puts texts and files into a form. Names may hold anything: quotes and line breaks are escaped. */
export async function writeMultipart(
	parts: readonly Part[],
	texts: ReadonlyArray<readonly [name: string, text: string]> = [],
): Promise<Multipart> {
	const sizes = parts.flatMap(({ chunks }) => chunks.map(({ length }) => length));
	const form = new FormWriter(sizes.reduce((sum, size) => sum + size, 0));
	for (const [name, text] of texts) form.text(name, text);
	for (const part of parts) {
		form.begin(part);
		for (const chunk of part.chunks) form.write(chunk);
	}
	return await form.finish();
}

/** A form that is written where it stays, so that a large file is in memory only once. */
export class FormWriter {
	private readonly boundary = `----form-${randomUUID()}`;
	private readonly bytes: ByteWriter;
	private parts = 0;

	/** @param expected the size of the files: memory that is not written to is not taken */
	constructor(expected: number) {
		this.bytes = new ByteWriter(expected);
	}

	/** Begins the next file. */
	begin({ name, fileName, mimeType }: PartHead): void {
		this.head(
			`name="${escape(name)}"; filename="${escape(fileName)}"\r\nContent-Type: ${mimeType}`,
		);
	}

	/** Writes a text, which is no file. */
	text(name: string, text: string): void {
		this.head(`name="${escape(name)}"`);
		this.write(text);
	}

	private head(about: string): void {
		const before = this.parts > 0 ? '\r\n' : '';
		this.write(`${before}--${this.boundary}\r\nContent-Disposition: form-data; ${about}\r\n\r\n`);
		this.parts += 1;
	}

	/** Goes on with the file that was begun. */
	write(content: Buffer | string): void {
		this.bytes.write(content);
	}

	async finish(): Promise<Multipart> {
		this.write(`\r\n--${this.boundary}--\r\n`);
		return {
			contentType: `multipart/form-data; boundary=${this.boundary}`,
			bytes: await this.bytes.finish(),
		};
	}
}

function escape(text: string): string {
	return text.replace(/"/g, '%22').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}
