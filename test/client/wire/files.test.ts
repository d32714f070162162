import { Origin } from '../../engine/client/origin';
import { platformAt } from './throughAxios';
import { requestWholeFile } from '../streams';

const look = { method: 'GET', path: '/x', what: 'the file' } as const;

let origin: Origin;
afterEach(async () => await origin.stop());

async function fetched(headers: Record<string, string>, text = 'a,b') {
	origin = await Origin.start((response) => response.writeHead(200, headers).end(text));
	return await requestWholeFile(platformAt(origin.url), look);
}

it.each([
	['attachment; filename="report.csv"', 'report.csv'],
	['attachment; filename=report.csv', 'report.csv'],
	['attachment; filename="../../etc/passwd"', 'passwd'],
	['attachment; filename="C:\\Temp\\report.csv"', 'report.csv'],
	["attachment; filename=plain.csv; filename*=UTF-8''%C3%A9t%C3%A9.csv", 'été.csv'],
	["attachment; filename*=utf-8''a%2Fb.csv", 'b.csv'],
	["attachment; filename*=utf-8''50%25%.csv", '50%25%.csv'],
	['attachment; filename=" "', undefined],
	['attachment; filename="folder/"', undefined],
	['inline', undefined],
])('%s names the file %s', async (header, name) => {
	const { fileName } = await fetched({ 'content-disposition': header });
	expect(fileName).toBe(name);
});

it.each([
	['text/csv; charset=utf-8', 'text/csv'],
	['Application/Parquet', 'application/parquet'],
	[' ; charset=utf-8', 'application/octet-stream'],
])('the type %j is %s', async (header, type) => {
	expect((await fetched({ 'content-type': header })).mimeType).toBe(type);
});

it('may come without a type and a name', async () => {
	const { chunks, mimeType, fileName } = await fetched({});
	expect([Buffer.concat(chunks).toString(), mimeType, fileName]).toEqual([
		'a,b',
		'application/octet-stream',
		undefined,
	]);
});

it.each([
	['a web page', 'text/html', '<p>', 'webPage'],
	['an error in JSON', 'application/json', '{"error":true,"error_msg":"Gone."}', 'reported'],
	['half of the JSON', 'application/json', '{"a', 'cutReply'],
])('%s is no file', async (_, type, text, kind) => {
	await expect(fetched({ 'content-type': type }, text)).rejects.toMatchObject({ kind });
});

it('asks for any type', async () => {
	await fetched({});
	expect(origin.arrivals[0]?.headers.accept).toBe('*/*');
});
