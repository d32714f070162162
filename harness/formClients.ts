import axios from 'axios';
import FormDataPackage from 'form-data';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** A form to send: texts, and files with their names. */
export interface ClientForm {
	readonly texts?: Readonly<Record<string, string>>;
	readonly files: ReadonlyArray<readonly [field: string, fileName: string, content: string]>;
}

interface ClientReply {
	readonly status: number;
	readonly data: unknown;
}

type FormClient = (url: string, form: ClientForm) => Promise<ClientReply>;

const accepted = { validateStatus: () => true };

async function byCurl(url: string, { texts = {}, files }: ClientForm): Promise<ClientReply> {
	const folder = await mkdtemp(path.join(tmpdir(), 'curl-'));
	try {
		const args = Object.entries(texts).flatMap(([name, text]) => [
			'--form-string',
			`${name}=${text}`,
		]);
		for (const [at, [field, fileName, content]] of files.entries()) {
			const file = path.join(folder, String(at));
			await writeFile(file, content);
			args.push('-F', `${field}=@${file};filename=${fileName};type=text/csv`);
		}
		const { stdout } = await promisify(execFile)('curl', [
			...['--silent', '--noproxy', '*', '--write-out', '\n%{http_code}', ...args, url],
		]);
		const end = stdout.lastIndexOf('\n');
		return { status: Number(stdout.slice(end)), data: JSON.parse(stdout.slice(0, end)) as unknown };
	} finally {
		await rm(folder, { recursive: true });
	}
}

/** Programs and libraries that write forms, and that are not ours. */
export const FORM_CLIENTS: Readonly<Record<string, FormClient>> = {
	curl: byCurl,
	'form-data': async (url, { texts = {}, files }) => {
		const form = new FormDataPackage();
		for (const [name, text] of Object.entries(texts)) form.append(name, text);
		for (const [field, filename, content] of files) {
			form.append(field, content, { filename, contentType: 'text/csv' });
		}
		// As a stream, whose length is not declared.
		return await axios.post<unknown>(url, form, { ...accepted, headers: form.getHeaders() });
	},
	axios: async (url, { texts = {}, files }) => {
		const form = new FormData();
		for (const [name, text] of Object.entries(texts)) form.append(name, text);
		for (const [field, fileName, content] of files) {
			form.append(field, new Blob([content], { type: 'text/csv' }), fileName);
		}
		return await axios.post<unknown>(url, form, accepted);
	},
};
