import { access, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FORM_CLIENTS } from '../../../harness/formClients';
import { newestVersion, until } from '../../../harness/n8n';
import { type HostedPage, SECRET } from './hostedPage';
import { ENGINES } from './importFiles';
import { fieldsOf, formOf, post, postRaw } from './importPosts';
import { ImportStage } from './importStage';

/** A text in the server's file that the bodies try to upload. */
const MARK = 'a-secret-of-the-server';
const BOUNDARY = 'b0undary';
const NOT_TAKEN = {
	ok: false,
	message: 'This address only accepts files sent from the page.',
	advice: 'Open the page, and send the file from there.',
};

/** A body that declares a file of the server as the uploaded one, and its content types. */
type Attack = [what: string, types: string[], body: (fields: Fields, path: string) => string];
type Fields = Record<string, string>;

const upload = (filepath: string) => ({ filepath, originalFilename: 'engines.csv', size: 10 });
const json = (fields: Fields, path: string) =>
	JSON.stringify({ data: fields, files: { file: upload(path) } });

function xml(fields: Fields, path: string): string {
	const elements = (members: object) =>
		Object.entries(members)
			.map(([name, value]) => `<${name}>${String(value)}</${name}>`)
			.join('');
	const file = elements(upload(path));
	return `<a><data>${elements(fields)}</data><files><file>${file}</file></files></a>`;
}

function urlencoded(fields: Fields, path: string): string {
	const form = new URLSearchParams(fields);
	for (const [name, value] of Object.entries(upload(path))) {
		form.append(`files[file][${name}]`, String(value));
		form.append(`files.file.${name}`, String(value));
	}
	return form.toString();
}

function parts(...named: Array<readonly [name: string, value: string]>): string {
	const texts = named.map(
		([name, value]) =>
			`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
	);
	return `${texts.join('')}--${BOUNDARY}--\r\n`;
}

const multipart = (fields: Fields, path: string) =>
	parts(...Object.entries(fields), ['files', JSON.stringify({ file: upload(path) })]);

/** Bodies that n8n parses differently, or not at all. */
const otherBodies: Attack[] = [
	['JSON', ['application/json'], json],
	['JSON in capitals, with a charset', ['APPLICATION/Json; charset=utf-8'], json],
	['JSON before a second type', ['application/json', 'multipart/form-data; boundary=b'], json],
	['JSON with two types in one', ['multipart/form-data, application/json'], json],
	['JSON without a type', [], json],
	['JSON as text', ['text/plain'], json],
	['JSON as a longer type', ['multipart/form-data-x'], json],
	[
		'JSON with prototypes',
		['application/json'],
		(fields, path) =>
			JSON.stringify({ data: fields, files: { file: { ...upload(path), toJSON: 'x' } } }).replace(
				'"filepath"',
				`"__proto__":${JSON.stringify(upload(path))},"filepath"`,
			),
	],
	['XML', ['application/xml'], xml],
	['a kind of XML', ['application/atom+xml'], xml],
	['fields in brackets', ['application/x-www-form-urlencoded'], urlencoded],
	['another multipart', [`multipart/mixed; boundary=${BOUNDARY}`], multipart],
	['a type with a space', [`multipart/form-data ; boundary=${BOUNDARY}`], multipart],
];

/** Forms whose fields imitate a file. */
const forms: Attack[] = [
	['a field called files', [`multipart/form-data; boundary=${BOUNDARY}`], multipart],
	[
		'fields called file, data and __proto__',
		[`Multipart/Form-Data; charset=utf-8; boundary=${BOUNDARY}`],
		(fields, path) =>
			parts(
				...Object.entries(fields),
				...['file', 'data', 'body', '__proto__'].map(
					(name) => [name, JSON.stringify({ file: upload(path), ...upload(path) })] as const,
				),
				['files[file][filepath]', path],
				['files.file.filepath', path],
				['file[filepath]', path],
			),
	],
	[
		'a field whose name does not end',
		[`multipart/form-data; boundary=${BOUNDARY}`],
		(fields, path) => parts(...Object.entries(fields), ['files['.repeat(20_000), path]),
	],
	[
		'fields without end',
		[`multipart/form-data; boundary=${BOUNDARY}`],
		(fields, path) =>
			parts(
				...Object.entries(fields),
				...Array.from({ length: 2_000 }, (_, at) => [`files${at}`, path] as const),
			),
	],
	['JSON that says it is a form', [`multipart/form-data; boundary=json`], json],
	['JSON that says it is a form and JSON', ['multipart/form-data; type=json'], json],
	['fields that say they are a form', ['multipart/form-data; type=urlencoded'], urlencoded],
];

describe.each(newestVersion())(
	'a body that refers to a file of the server, in n8n %s',
	(version) => {
		const key = { passphrase: SECRET.password };
		let stage: ImportStage;
		let hosted: HostedPage;
		let file: string;
		beforeAll(async () => {
			stage = ImportStage.on(version);
			file = join(stage.n8n.home, 'engines.csv');
			await writeFile(file, `Search Engine,Visits\n${MARK},1\nBing,${MARK}\n`);
			hosted = await stage.host({ protection: 'passphrase', options: { badLines: 'leaveOut' } });
		});
		afterAll(async () => {
			await stage?.stop();
			await rm(file);
		});

		it.each(otherBodies)('with %s is ignored', async (_, types, body) => {
			for (const opening of [key, {}]) {
				for (const path of [file, join(stage.n8n.home, '.n8n', 'config')]) {
					const reply = await postRaw(hosted.url, body(fieldsOf(opening), path), types);
					expect(reply.status).toBe(415);
					expect(JSON.parse(reply.text)).toEqual(NOT_TAKEN);
				}
			}
			await hosted.isUntouched();
		});

		it.each(forms)('with %s uploads no file', async (_, types, body) => {
			const reply = await postRaw(hosted.url, body(fieldsOf(key), file), types);
			expect([400, 403, 413, 415]).toContain(reply.status);
			expect(reply.text).not.toContain(MARK);
			await hosted.isUntouched();
			// A misinterpreted form must not delete the file either.
			await access(file);
		});

		it('leaves regular uploads of the page unaffected', async () => {
			expect(await post(hosted.url, formOf(key, ENGINES))).toMatchObject({ status: 200, rows: 2 });
			expect(hosted.imports()).toHaveLength(1);
		});

		it.each(Object.entries(FORM_CLIENTS))('leaves uploads of %s unaffected', async (_, send) => {
			const texts = { ...fieldsOf(key), mapping: '{"searchengine_name":1,"visit":2}' };
			const content = 'Moteur,Visites\nÉcosia,10\n"Google, UK",7\n';
			const files = [['file', 'été.csv', content]] as const;
			const reply = await send(hosted.url, { texts, files });
			expect(reply).toMatchObject({ status: 200, data: { ok: true, rows: 2 } });
		});

		it('leaves no file behind', async () => {
			const mark = `more of ${version}`;
			const sent = formOf(key, `${ENGINES}${mark},1\n`);
			sent.append('file', new Blob([mark]), 'more.csv');
			sent.append('another', new Blob([mark]), 'another.csv');
			expect((await post(hosted.url, sent)).status).toBe(400);
			const { uploads } = stage.n8n;
			await until('a folder without uploads', async () => {
				// Other tests use the folder as well, and their files disappear, too.
				const names = await readdir(uploads);
				const texts = names.map(
					async (name) => await readFile(join(uploads, name)).catch(() => ''),
				);
				return (await Promise.all(texts)).some((text) => text.includes(mark)) ? undefined : true;
			});
		});
	},
);
