import { Readable } from 'node:stream';
import type { Call } from '../../../platform/client/request';
import { requestText } from '../../../platform/client/request';
import { sending } from '../../engine/client/origin';
import { requestBytes, requestWholeFile } from '../streams';
import { platformAt } from './platformAt';

const read: Call = { method: 'GET', path: '/x.json', what: 'x' };

describe('a large reply', () => {
	test('is read while it comes', async () => {
		const { platform, asked } = await platformAt(sending('[1,2]'));
		expect((await requestBytes(platform, read)).toString()).toBe('[1,2]');
		expect(asked).toMatchObject([{ encoding: 'stream', headers: { Accept: 'application/json' } }]);
	});

	test('may be a text', async () => {
		const { platform, asked } = await platformAt(sending('"é"'));
		expect(await requestText(platform, { ...read, accept: 'text/csv' })).toBe('"é"');
		expect(asked).toMatchObject([{ encoding: 'stream', headers: { Accept: '*/*' } }]);
	});

	test('may be a text that calls itself JSON', async () => {
		const { platform } = await platformAt((response) =>
			response.writeHead(200, { 'content-type': 'application/json' }).end('Flat queries are ...'),
		);
		expect(await requestText(platform, read)).toBe('Flat queries are ...');
	});

	test('is no file when it is a web page or a fault', async () => {
		const page = await platformAt((response) =>
			response.writeHead(200, { 'Content-Type': 'Text/HTML; charset=utf-8' }).end('a'),
		);
		await expect(requestWholeFile(page.platform, read)).rejects.toMatchObject({ kind: 'webPage' });
		const fault = await platformAt(sending('{"error":true,"error_msg":"s3cr3t"}'));
		await expect(requestWholeFile(fault.platform, read)).rejects.toMatchObject({
			message: 'The platform could not serve x: •••',
		});
	});
});

describe('a file', () => {
	const named = async (headers: Record<string, string>) => {
		const { platform, asked } = await platformAt((response) =>
			response.writeHead(200, headers).end('x'),
		);
		const file = await requestWholeFile(platform, {
			...read,
			accept: asked.length > 0 ? '' : 'a/b',
		});
		expect(asked[0]?.headers).toEqual({ Accept: 'a/b' });
		return file;
	};

	test.each([
		['attachment; filename="a.csv"', 'a.csv'],
		['attachment; filename=a.csv; size=1', 'a.csv'],
		['attachment; FileName=a.csv', 'a.csv'],
		["attachment; filename=x; filename*=UTF-8''%C3%A9%20b.csv", 'é b.csv'],
		["attachment; filename*=utf-8''%E9.csv", '%E9.csv'],
		['attachment; filename="../../etc/passwd"', 'passwd'],
		['attachment; filename="C:\\\\x\\\\b.csv "', 'b.csv'],
		['attachment; filename="a/"', undefined],
		['attachment', undefined],
	])('with %s is called %s', async (header, name) => {
		expect(await named({ 'content-disposition': header })).toMatchObject({ fileName: name });
	});

	test.each([
		['text/csv; charset=utf-8', 'text/csv'],
		[' TEXT/CSV ', 'text/csv'],
		['text/csv ; charset=utf-8', 'text/csv'],
		['', 'application/octet-stream'],
	])('of type %j is %s', async (type, mimeType) => {
		expect(await named({ 'content-type': type })).toMatchObject({ mimeType });
	});

	test('may come without a name and a type', async () => {
		const { mimeType, fileName, chunks } = await named({});
		expect([mimeType, fileName]).toEqual(['application/octet-stream', undefined]);
		expect(Buffer.concat(chunks).toString()).toBe('x');
	});

	test('is asked for in any form', async () => {
		const { platform, asked } = await platformAt(sending('{}'));
		await requestWholeFile(platform, read);
		expect(asked).toMatchObject([{ headers: { Accept: '*/*' } }]);
	});
});

test('header values that n8n gives as something else count as empty', async () => {
	const { platform } = await platformAt(sending('{}'));
	const headers = { 'Content-Type': ['text/csv'], 'Content-Disposition': 'filename=a' };
	const transmit = async () =>
		await Promise.resolve({ statusCode: 200, headers, body: Readable.from([Buffer.from('x')]) });
	expect(await requestWholeFile({ ...platform, transmit }, read)).toMatchObject({
		mimeType: 'application/octet-stream',
		fileName: 'a',
	});
});
