import type { IHttpRequestOptions } from 'n8n-workflow';
import { Fault } from '../../platform/http/errors/fault';
import { toReportedNote } from '../../platform/imports/rules/reasons';
import { prepareImport } from '../../platform/imports/prepare';
import { importForm, uploadImport } from '../../platform/imports/upload';
import { collected, sourceOf } from '../../harness/fileContent';
import { connectionBy } from '../http/door/connection';
import { hurry } from '../support/hurry';
import { planOf } from './plans';

async function prepared(file = 'engine;visits\nÉcosia;4\n') {
	return await prepareImport(await sourceOf(file), planOf('searchengine', '2026-01-05'));
}

/** Sends an import to a platform that gives these answers, one after the other. */
async function sent(how: Parameters<typeof uploadImport>[3], ...answers: readonly unknown[]) {
	return await sentUpload(await prepared(), how, answers);
}

async function sentUpload(
	upload: Awaited<ReturnType<typeof prepared>>,
	how: Parameters<typeof uploadImport>[3],
	answers: readonly unknown[],
) {
	const requests: IHttpRequestOptions[] = [];
	const transmit = async (options: IHttpRequestOptions) => {
		const answer = answers[requests.length];
		requests.push(options);
		if (answer instanceof Error) throw answer;
		const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
		return { statusCode: 200, headers: {}, body };
	};
	const importer = { platform: connectionBy(transmit, { attempts: 2 }), connectorToken: 'a+b' };
	const work = uploadImport(importer, 'shop', upload, how);
	const reply = await work.catch((error: unknown) => {
		if (error instanceof Fault) return error;
		throw error;
	});
	return { reply, requests, upload };
}

const DONE = { error: false, data: { rows: 1 } };
const TAKEN = { confirmed: true, rejected: 0, rejections: [], answer: '' };

it('an import becomes a form with its descriptor and its file', async () => {
	const { csv, descriptor, rows } = await prepared();
	const form = importForm(descriptor, csv);
	const [, boundary = ''] = form.contentType.split('boundary=');
	const [before, description = '', file = '', after] = (await collected(form))
		.toString()
		.split(`--${boundary}`);
	expect([before, after, rows]).toEqual(['', '--\r\n', 1]);
	expect(description.trim().split('\r\n')).toEqual([
		'Content-Disposition: form-data; name="meta-data"; filename="meta-data.json"',
		...['Content-Type: application/json', '', JSON.stringify(descriptor)],
	]);
	expect(file.slice(2, -2).split('\r\n')).toEqual([
		'Content-Disposition: form-data; name="file-name"; filename="searchengine.csv"',
		...['Content-Type: text/csv', '', 'searchengine_name,visit\nEcosia,4\n'],
	]);
});

it('an import is sent in one request to the address with the token', async () => {
	const { reply, requests, upload } = await sent(undefined, DONE);
	expect(reply).toEqual({ reply: { rows: 1 }, ...TAKEN });
	expect(requests).toHaveLength(1);
	expect(requests[0]).toMatchObject({
		method: 'POST',
		url: 'https://x.example/ea/v2/a%2Bb/epc/shop/analyticsimport/searchengine.json',
		body: { size: importForm(upload.descriptor, upload.csv).bytes },
		headers: { 'Content-Type': expect.stringContaining('multipart/form-data') as unknown },
	});
});

const CUT = Object.assign(new Error('socket hang up'), { code: 'ECONNRESET' });

it.each([
	['absent', undefined],
	['false', { idempotent: false }],
	['undefined', {}],
])(
	'an import whose outcome is unknown is not repeated if its idempotence is %s',
	async (_, how) => {
		const { reply, requests } = await sent(how, CUT, DONE);
		expect(reply).toMatchObject({ kind: 'outcomeUnknown', facts: { what: 'the import' } });
		expect(requests).toHaveLength(1);
	},
);

it('an import is sent again if a repetition is harmless', async () => {
	hurry(5);
	const { reply, requests } = await sent({ idempotent: true }, CUT, DONE);
	expect(reply).toMatchObject({ reply: { rows: 1 } });
	expect(requests).toHaveLength(2);
});

it('a refused import is reported with what to do', async () => {
	const no = { error: true, error_msg: 'No' };
	const usual = await sent(undefined, no);
	expect(usual.reply).toMatchObject({
		message: 'The platform reported an error for the import: No',
	});
	expect('advice' in usual.reply && usual.reply.advice).toMatch(
		/^Unless the message of the platform says otherwise, the file was not imported/,
	);
	expect((await sent({ refusal: 'Do this' }, no)).reply).toMatchObject({ advice: 'Do this' });
	expect((await sent({}, no)).reply).toMatchObject({
		advice: 'Read the message of the platform, and correct the fields of the node',
	});
});

describe('lines that the platform rejects', () => {
	const rejected = async (data: unknown) => {
		const { reply } = await sent(undefined, {
			error: false,
			data: Object.assign({ accepted: 1 }, data),
		});
		return 'rejections' in reply ? reply.rejections.map(toReportedNote) : undefined;
	};

	it('are reported with their columns counted from 1', async () => {
		const lines = [
			{ line: 2, column: 0, value: 'x', reason: 'no' },
			{ line: '7', column: '1', value: 5 },
			{ line: 9 },
		];
		expect(await rejected({ rejected_lines: [...lines, 'x', null] })).toEqual([
			{ line: 2, column: 1, target: null, value: 'x', reason: 'no' },
			{ line: 7, column: null, target: null, value: '5', reason: 'was rejected by the platform' },
			{ line: 9, column: null, target: null, value: '', reason: 'was rejected by the platform' },
		]);
	});

	it.each([undefined, null, 'x', [], {}, { rejected_lines: 'x' }])(
		'are empty in %j',
		async (data) => {
			expect(await rejected(data)).toEqual([]);
		},
	);
});

it('more lines can be rejected than are named', async () => {
	const data = { accepted: 1, rejected: 3, rejected_lines: [{ line: 2 }] };
	expect((await sent(undefined, { data })).reply).toMatchObject({
		confirmed: true,
		rejected: 3,
		rejections: [{ line: 2 }],
	});
});

it.each([
	['OK', { reply: { text: 'OK' }, ...TAKEN }],
	['', { reply: { text: '' }, ...TAKEN, confirmed: false }],
	['Thank you', { reply: { text: 'Thank you' }, ...TAKEN, confirmed: false, answer: 'Thank you' }],
	[[1], { reply: { value: [1] }, ...TAKEN, confirmed: false, answer: '[1]' }],
])(
	'an import is reported with its confirmed part when the answer is %j',
	async (answer, expected) => {
		const { reply, requests } = await sent(undefined, answer);
		expect(reply).toEqual(expected);
		expect(requests).toHaveLength(1);
	},
);

it('an import is not confirmed if the platform counts fewer rows than were sent', async () => {
	const { reply } = await sent(undefined, { error: false, data: { accepted: 1, rejected: 0 } });
	expect(reply).toMatchObject({ confirmed: true });
	const engines = ['engine;visits', 'Bing;1', 'Google;2', 'Qwant;3'].join('\n');
	const open = await sentUpload(await prepared(engines), undefined, [
		{ error: false, data: { accepted: 1, rejected: 1 } },
	]);
	expect(open.reply).toMatchObject({
		confirmed: false,
		rejected: 1,
		answer: expect.stringContaining('accepted') as unknown,
	});
});

it.each([{ success: false }, { imported: 0, rejected: 1 }, 'KO: unknown site'])(
	'an import is reported as failed when the answer is %j',
	async (answer) => {
		const { reply } = await sent(undefined, answer);
		expect(reply).toMatchObject({ kind: 'reported' });
	},
);
