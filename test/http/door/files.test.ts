import { Readable } from 'node:stream';

import {
	createdJob,
	jobRuns,
	readJobId,
	readStatus,
	resultCall,
	runStatus,
} from '../../../platform/http/jobs/jobRuns';
import type { Call } from '../../../platform/http/call';
import { requestText } from '../../../platform/http/request';
import { sending } from '../../engine/client/origin';
import { hurry } from '../../support/hurry';
import { requestBytes, requestWholeFile } from '../streams';
import { inTurn, platformAt } from './platformAt';

const read: Call = { method: 'GET', path: '/x.json', what: 'x' };

test('a job that the platform refuses is not created, even if the reply has an ID', async () => {
	const { platform } = await platformAt(sending('{}'));
	expect(createdJob({ data: { jobrun_id: 7 } }, 'the query', platform)).toBe('7');
	const refused = { success: false, jobrun_id: 7 };
	expect(() => createdJob(refused, 'the query', platform)).toThrow(
		'reported an error for the query',
	);
});

describe('a large reply', () => {
	test('is read while it arrives', async () => {
		const { platform, asked } = await platformAt(sending('[1,2]'));
		expect((await requestBytes(platform, read)).toString()).toBe('[1,2]');
		expect(asked).toMatchObject([{ encoding: 'stream', headers: { Accept: 'application/json' } }]);
	});

	test('may be a text', async () => {
		const { platform, asked } = await platformAt(sending('"é"'));
		expect(await requestText(platform, { ...read, accept: 'text/csv' })).toBe('"é"');
		expect(asked).toMatchObject([{ encoding: 'stream', headers: { Accept: '*/*' } }]);
	});

	test('may be a text with the JSON content type', async () => {
		const { platform } = await platformAt((response) =>
			response.writeHead(200, { 'content-type': 'application/json' }).end('Flat queries are ...'),
		);
		expect(await requestText(platform, read)).toBe('Flat queries are ...');
	});

	test('is rejected as a file when it is a web page, a failure or truncated JSON', async () => {
		const page = await platformAt((response) =>
			response.writeHead(200, { 'Content-Type': 'Text/HTML; charset=utf-8' }).end('a'),
		);
		await expect(requestWholeFile(page.platform, read)).rejects.toMatchObject({ kind: 'webPage' });
		const fault = await platformAt(sending('{"error":true,"error_msg":"s3cr3t"}'));
		await expect(requestWholeFile(fault.platform, read)).rejects.toMatchObject({
			message: 'The platform reported an error for x: •••',
		});
		const half = await platformAt(sending('{"a'));
		await expect(requestWholeFile(half.platform, read)).rejects.toMatchObject({ kind: 'cutReply' });
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
		["attachment; filename*=utf-8''a%2Fb.csv", 'b.csv'],
		["attachment; filename*=utf-8''50%25%.csv", '50%25%.csv'],
		['attachment; filename=" "', undefined],
		['attachment', undefined],
	])('with %s is named %s', async (header, name) => {
		expect(await named({ 'content-disposition': header })).toMatchObject({ fileName: name });
	});

	test.each([
		['text/csv; charset=utf-8', 'text/csv'],
		[' TEXT/CSV ', 'text/csv'],
		['text/csv ; charset=utf-8', 'text/csv'],
		[' ; charset=utf-8', 'application/octet-stream'],
		['', 'application/octet-stream'],
	])('of type %j is %s', async (type, mimeType) => {
		expect(await named({ 'content-type': type })).toMatchObject({ mimeType });
	});

	test('may have neither a name nor a type', async () => {
		const { mimeType, fileName, chunks } = await named({});
		expect([mimeType, fileName]).toEqual(['application/octet-stream', undefined]);
		expect(Buffer.concat(chunks).toString()).toBe('x');
	});

	test('is requested with any content type', async () => {
		const { platform, asked } = await platformAt(sending('{}'));
		await requestWholeFile(platform, read);
		expect(asked).toMatchObject([{ headers: { Accept: '*/*' } }]);
	});
});

test('response headers that are no texts count as empty', async () => {
	const { platform } = await platformAt(sending('{}'));
	const headers = { 'Content-Type': ['text/csv'], 'Content-Disposition': 'filename=a' };
	const transmit = async () =>
		await Promise.resolve({ statusCode: 200, headers, body: Readable.from([Buffer.from('x')]) });
	expect(await requestWholeFile({ ...platform, transmit }, read)).toMatchObject({
		mimeType: 'application/octet-stream',
		fileName: 'a',
	});
});

const KIND = {
	folder: '/ea/{site}/report/batch',
	what: 'the report',
	job: 'report job',
	collect: 'Report > Collect',
};
const RUN = { id: '7/8', site: 'shop' };

test('the status of a run is requested within the remaining time', async () => {
	const { platform, origin } = await platformAt(inTurn({ data: { jobrun_status: 'RUNNING' } }));
	expect(await runStatus(platform, KIND, RUN)).toEqual({ data: { jobrun_status: 'RUNNING' } });
	expect(origin.arrivals).toMatchObject([
		{ method: 'GET', path: '/ea/v2/ea/shop/report/batch/status.json?jobrun-id=7%2F8' },
	]);
	hurry(5);
	const silent = await platformAt(() => undefined);
	await expect(runStatus(silent.platform, KIND, RUN, 300)).rejects.toMatchObject({
		kind: 'timedOut',
		facts: { what: 'the state of report job 7/8' },
	});
});

test('waiting for a run reads its states and masks secrets in them', async () => {
	const { platform } = await platformAt(
		inTurn(
			{ jobrun_status: 'RUN\nNING s3cr3t' },
			{ jobrun_status: 'FAILED', error_msg: 'no s3cr3t' },
		),
	);
	const contract = jobRuns(platform, KIND);
	expect(contract).toMatchObject({ what: 'the report', collect: 'Report > Collect' });
	expect(await contract.status(RUN)).toEqual({ state: 'RUN NING •••', upstreamMessage: undefined });
	expect(await contract.status(RUN, 5_000)).toEqual({ state: 'FAILED', upstreamMessage: 'no •••' });
});

test('a result is downloaded by its run and site', () => {
	expect(resultCall(KIND, RUN)).toEqual({
		method: 'GET',
		path: '/ea/{site}/report/batch/download.json',
		requestedJob: '7/8',
		isLarge: true,
		pathValues: { site: 'shop' },
		query: { 'jobrun-id': '7/8' },
		what: 'the result of report job 7/8',
	});
});

test.each<[string, unknown, string | undefined]>([
	[
		'the row, in its column',
		{ fields: [{ name: 'a' }, { name: 'jobrun_id' }], rows: [['1', '2']] },
		'2',
	],
	['the row, in the first column', { rows: [['1', '2']] }, '1'],
	['the row, by its name', { data: { rows: [{ jobrun_id: 3 }] }, jobrun_id: 4 }, '3'],
	['the top', { jobrun_id: 4, data: { jobrun_id: 5 } }, '4'],
	['the data', { data: { jobrun_id: 5 } }, '5'],
	['the top, when the row is empty', { jobrun_id: 4, rows: [] }, '4'],
	['no cell', { rows: [[]] }, undefined],
	['the data alone', { data: 'a-7' }, 'a-7'],
	['a list of ID and address', { data: ['a-7', 'https://x'] }, 'a-7'],
	['another name for it', { data: { 'Job-ID': 7 } }, '7'],
	['a text', { text: 'a-7' }, 'a-7'],
	['a wrapper', { result: { jobrun_id: '7\n' } }, '7'],
	['no word for nothing', { jobrun_id: 'null' }, undefined],
	['no number for nothing', { jobrun_id: -1 }, undefined],
	['nowhere', { data: 'x' }, undefined],
	['no word', { text: 'OK' }, undefined],
	['nothing', 'x', undefined],
])('the ID of a run is read from %s', (_, reply, id) => {
	expect(readJobId(reply)).toBe(id);
});

test.each<[unknown, unknown]>([
	[
		{ jobrun_status: 'A', error_msg: 'x', data: { jobrun_status: 'B', error_msg: 'y' } },
		{ state: 'A', upstreamMessage: 'x' },
	],
	[{ data: { jobrun_status: 'B', error_msg: 'y' } }, { state: 'B', upstreamMessage: 'y' }],
	[{ data: { jobrun_status: 'B' } }, { state: 'B' }],
	[{ fields: ['jobrun_status'], rows: [['RUNNING']] }, { state: 'RUNNING' }],
	[{ data: { status: 'RUNNING' }, status: '' }, { state: 'RUNNING' }],
	[{ data: [] }, { state: 'missing in {"data":[]}' }],
	['x', { state: 'missing in "x"' }],
])('the state in %j is %j', (reply, status) => {
	expect(readStatus(reply)).toEqual(status);
});
