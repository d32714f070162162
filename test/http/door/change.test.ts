import { gzipSync } from 'node:zlib';
import { requestChange } from '../../../platform/http/requestChange';
import type { Call } from '../../../platform/http/call';
import { requestJson } from '../../../platform/http/request';
import type { Answer } from '../../engine/client/origin';
import { sending } from '../../engine/client/origin';
import { requestWholeFile } from '../streams';
import { platformAt } from './platformAt';

// A lower limit than in production, which test/engine/client/open tests.
jest.mock('../../../platform/http/readBody', () => ({
	...jest.requireActual<object>('../../../platform/http/readBody'),
	MOST_MEGABYTES: 2,
}));

const change: Call = { method: 'POST', path: '/ea/x/create.json', what: 'the new thing' };
const read: Call = { method: 'GET', path: '/x.json', what: 'the list' };
const cancel: Call = { ...change, path: '/ea/x/cancel.json', what: 'the end of it' };

const changed = async (answer: Answer, call = change) =>
	await requestChange((await platformAt(answer)).platform, call);

describe('a change', () => {
	test.each([
		['{"success":false,"message":"no s3cr3t"}', 'no •••'],
		['{"imported":0,"rejected":1}', 'imported: 0, rejected: 1'],
		['{"data":{"accepted":0,"rejected":2}}', 'accepted: 0, rejected: 2'],
		['{"error":false,"data":{"accepted":0,"rejected":2}}', 'accepted: 0, rejected: 2'],
		[
			'{"imported":0,"rejected":2,"lines":[{"line":2,"is":""},{"line":3,"is":"late"}],"result":{"notes":[],"id":""}}',
			'imported: 0, rejected: 2, lines: line: 2; line: 3, is: late',
		],
		['KO: unknown site', 'KO: unknown site'],
		['{"data":{"error":true}}', 'error: true'],
		['<response><status>KO</status></response>', 'KO'],
	])('that is refused by %s becomes a fault with that message', async (reply, said) => {
		await expect(changed(sending(reply))).rejects.toMatchObject({
			kind: 'reported',
			message: `The platform reported an error for the new thing: ${said}`,
		});
	});

	test('that is confirmed is reported as confirmed', async () => {
		expect(await changed(sending('{"error":false,"id":7}'))).toEqual({
			reply: { error: false, id: 7 },
			confirmed: true,
			rejected: 0,
			isPartly: false,
			answer: '',
		});
	});

	test.each([
		['Thank you', { text: 'Thank you' }, 'Thank you'],
		['{}', {}, '{}'],
		['', { text: '' }, ''],
	])('is not confirmed by %j, which is returned as the answer', async (text, reply, answer) => {
		const confirmed = { confirmed: false, rejected: 0, isPartly: false };
		expect(await changed(sending(text))).toEqual({ reply, answer, ...confirmed });
	});

	test('is confirmed by HTTP 204 without a body', async () => {
		const done = await changed((response) => void response.writeHead(204).end());
		expect(done).toMatchObject({ confirmed: true });
	});

	test('that was partly done reports how many entries were rejected', async () => {
		const done = await changed(sending('{"updated":2,"failed":1}'));
		expect(done).toMatchObject({
			confirmed: false,
			rejected: 1,
			answer: '{"updated":2,"failed":1}',
		});
	});

	test('that ends something is confirmed by the resulting state', async () => {
		const reply = sending('{"order_ref":"A1","status":"INVALID"}');
		expect(await changed(reply, cancel)).toMatchObject({ confirmed: true });
		expect(await changed(reply)).toMatchObject({ confirmed: false });
	});

	test('quotes a long answer as one line of limited length', async () => {
		const { answer } = await changed(sending(`Thank\nyou ${'very '.repeat(10_000)}much`));
		expect(answer).toMatch(/^Thank you very .*…$/);
		expect(answer).toHaveLength(300);
	});
});

describe('a body with gzip data that no header declares', () => {
	const packed = (text: string) => gzipSync(text);
	const sendingBytes =
		(...pieces: readonly Buffer[]): Answer =>
		(response) => {
			response.writeHead(200, { 'content-type': 'application/json' });
			for (const piece of pieces) response.write(piece);
			response.end();
		};

	test('is decompressed', async () => {
		const { platform } = await platformAt(sendingBytes(packed('{"a":"é s3cr3t-l0ng"}')), {
			secrets: ['s3cr3t-l0ng'],
		});
		expect(await requestJson(platform, read)).toEqual({ a: 'é •••' });
	});

	test('is decompressed however it is split', async () => {
		const bytes = packed('{"a":1}');
		const pieces = [...bytes].map((byte) => Buffer.from([byte]));
		const { platform } = await platformAt(sendingBytes(...pieces));
		expect(await requestJson(platform, read)).toEqual({ a: 1 });
	});

	test('is decompressed when it contains an error message', async () => {
		const { platform } = await platformAt((response) => {
			response.writeHead(422).end(packed('{"error":{"message":"Unknown site"}}'));
		});
		await expect(requestJson(platform, read)).rejects.toMatchObject({
			message: 'The platform refused the request for the list: Unknown site',
		});
	});

	test('is reported as truncated when it ends too early', async () => {
		const { platform } = await platformAt(sendingBytes(packed('{"a":1}').subarray(0, 20)));
		await expect(requestJson(platform, read)).rejects.toMatchObject({ kind: 'cutReply' });
	});

	test('has the same size limit after decompression', async () => {
		const { platform } = await platformAt(sendingBytes(gzipSync(Buffer.alloc(3 * 2 ** 20, 32))));
		await expect(requestJson(platform, read)).rejects.toMatchObject({ kind: 'tooLarge' });
	});

	test('stays compressed in a file', async () => {
		const bytes = packed('a;b');
		const answer: Answer = (response) => {
			response.writeHead(200, { 'content-type': 'application/gzip' }).end(bytes);
		};
		const { platform } = await platformAt(answer);
		const { chunks } = await requestWholeFile(platform, read);
		expect(Buffer.compare(Buffer.concat(chunks), bytes)).toBe(0);
	});

	test.each(['utf-16le', 'utf-16be'])('can also be text in %s', async (encoding) => {
		const little = Buffer.from('\ufeff{"a":"é"}', 'utf16le');
		const bytes = encoding === 'utf-16le' ? little : Buffer.from(little).swap16();
		const { platform } = await platformAt(sendingBytes(bytes));
		expect(await requestJson(platform, read)).toEqual({ a: 'é' });
	});
});
