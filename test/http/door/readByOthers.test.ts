import busboy from 'busboy';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { uploadCall } from '../../../platform/campaigns/costs';
import { multipartOf } from '../../../platform/http/multipart';
import type { Call } from '../../../platform/http/call';
import { requestJson } from '../../../platform/http/request';
import { prepareImport } from '../../../platform/imports/prepare';
import { importForm } from '../../../platform/imports/upload';
import { contentOf, sourceOf } from '../../../harness/fileContent';
import { planOf } from '../../imports/plans';
import { send } from '../wire/throughAxios';
import { connectionBy } from './connection';

interface ReadForm {
	readonly fields: Array<readonly [name: string, value: string]>;
	readonly files: Array<readonly [name: string, fileName: string, type: string, content: string]>;
}

/** Reads a form with a parser that has nothing in common with what wrote it. */
async function readByBusboy(request: IncomingMessage): Promise<ReadForm> {
	const read: ReadForm = { fields: [], files: [] };
	const contents: Array<Promise<void>> = [];
	const parser = busboy({ headers: request.headers, defParamCharset: 'utf8' });
	parser.on('field', (name, value) => read.fields.push([name, value]));
	parser.on('file', (name, stream, { filename, mimeType }) => {
		const taken = buffer(stream).then((content) => {
			read.files.push([name, filename ?? '', mimeType, content.toString()]);
		});
		contents.push(taken);
	});
	await new Promise((resolve, reject) => {
		parser.once('close', () => resolve(undefined));
		parser.once('error', reject);
		request.pipe(parser);
	});
	await Promise.all(contents);
	return read;
}

const forms: ReadForm[] = [];
const server = createServer((request, response) => {
	readByBusboy(request).then(
		(form) => {
			forms.push(form);
			response.end('{}');
		},
		(error: unknown) => response.writeHead(400).end(String(error)),
	);
});
beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
	forms.length = 0;
});
afterAll(() => void server.close().closeAllConnections());

async function arrived(call: Omit<Call, 'method' | 'what'> & Partial<Call>): Promise<ReadForm> {
	const { port } = server.address() as AddressInfo;
	const platform = connectionBy(send, { url: `http://127.0.0.1:${port}` });
	await requestJson(platform, { method: 'POST', what: 'the import', ...call });
	const [form] = forms;
	if (!form) throw new Error('No form arrived');
	return form;
}

describe('another parser of forms reads', () => {
	it('an import as a descriptor and a file', async () => {
		const source = await sourceOf('engine;visits\nÉcosia "1";4\n"a;b, c";5\n');
		const { descriptor, csv } = await prepareImport(source, planOf('searchengine', '2026-01-05'));
		const { fields, files } = await arrived({ path: '/x.json', form: importForm(descriptor, csv) });
		expect(fields).toEqual([]);
		expect(files[0]?.slice(0, 3)).toEqual(['meta-data', 'meta-data.json', 'application/json']);
		expect(JSON.parse(files[0]?.[3] ?? '')).toEqual(JSON.parse(JSON.stringify(descriptor)));
		const rows = 'searchengine_name,visit\n"Ecosia ""1""",4\n"a;b, c",5\n';
		expect(files.slice(1)).toEqual([['file-name', 'searchengine.csv', 'text/csv', rows]]);
	});

	it('costs as a file with other values', async () => {
		const csv = Buffer.from('date,ope_id\r\n2026-09-01,"é, 1"\r\n');
		const more = { 'media-key': 'été & "co"', flag: true };
		const file = { site: 'shop', kind: 'product', fileName: 'Kosten "März".csv', csv, more };
		const { fields, files } = await arrived(uploadCall(file));
		expect(fields).toEqual([
			['media-key', 'été & "co"'],
			['flag', 'true'],
		]);
		expect(files).toEqual([['file-name', 'Kosten %22März%22.csv', 'text/csv', csv.toString()]]);
	});

	it.each([
		['nothing', ''],
		['what looks like the end of a form', '--\r\n------form-\r\nContent-Type: a\r\n\r\n'],
		['megabytes in small pieces', 'Écosia,12\n'.repeat(300_000)],
	])('a file with %s unchanged', async (_, text) => {
		const content = contentOf(text, 1_000);
		const file = { name: 'a', fileName: 'a\r\nb.csv', mimeType: 'text/csv', ...content };
		const { files } = await arrived({ path: '/x.json', form: multipartOf([file]) });
		expect(files).toHaveLength(1);
		expect(files[0]?.[1]).toBe('a%0D%0Ab.csv');
		expect(files[0]?.[3] === text).toBe(true);
	});
});
