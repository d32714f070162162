import { badRequest } from '../http/refusal';
import { type Reply, plainReply } from '../http/reply';
import type { Call } from './endpoint';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** A CSV file, with quotes where necessary. */
export function csvFile(
	fileName: string,
	lines: readonly (readonly (string | number)[])[],
	separator = ',',
): Reply {
	return plainReply(CSV_TYPE, Buffer.from(csvText(lines, separator)), fileName);
}

export function csvText(lines: readonly (readonly (string | number)[])[], separator = ','): string {
	const cell = (value: string | number): string => {
		const text = String(value);
		const isPlain = !text.includes(separator) && !/["\r\n]/.test(text);
		return isPlain ? text : `"${text.replaceAll('"', '""')}"`;
	};
	return lines.map((line) => `${line.map(cell).join(separator)}\n`).join('');
}

/** The files of a multipart request, by part: exactly these parts, once each. */
export async function filesIn<Name extends string>(
	{ headers, body }: Pick<Call, 'headers' | 'body'>,
	names: readonly Name[],
): Promise<(name: Name) => File> {
	const form = await formOf(body, headers['content-type'] ?? '');
	const known: readonly string[] = names;
	const stranger = [...form.keys()].find((name) => !known.includes(name));
	if (stranger !== undefined) {
		throw badRequest('PART_UNKNOWN', `Unknown part "${stranger}"; send ${names.join(' and ')}.`);
	}
	return (name) => fileOf(form, name);
}

export async function textOf(file: File, name: string): Promise<string> {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
	} catch {
		throw badRequest('PART_UNREADABLE', `The part "${name}" must be text in UTF-8.`);
	}
}

async function formOf(body: Buffer, contentType: string): Promise<FormData> {
	if (!/^multipart\/form-data\s*;/i.test(contentType)) {
		throw badRequest('NOT_MULTIPART', 'Files must be sent as multipart/form-data.');
	}
	const request = new Response(new Uint8Array(body), { headers: { 'content-type': contentType } });
	return request.formData().catch(() => {
		throw badRequest('NOT_MULTIPART', 'The body is not the multipart/form-data it says to be.');
	});
}

function fileOf(form: FormData, name: string): File {
	const [part, another] = form.getAll(name);
	if (part === undefined) throw badRequest('PART_MISSING', `The part "${name}" is missing.`);
	if (another !== undefined) {
		throw badRequest('PART_REPEATED', `The part "${name}" is there more than once.`);
	}
	if (typeof part !== 'string') return part;
	throw badRequest('PART_NOT_A_FILE', `The part "${name}" must be a file, with a file name.`);
}
