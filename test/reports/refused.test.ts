import { AWKWARD, CHUNK_SIZES, write } from './shapes/awkward';
import { REPLIES, ROWS } from './shapes/replies';
import { writtenOf } from './shapes/written';
import { runs } from '../support/random';

const CSV = { format: 'csv', layout: ROWS } as const;

describe('an incomplete report is refused with its cause:', () => {
	const whole = JSON.stringify(AWKWARD);
	const error = { error: true, error_msg: 'No such report', error_code: 'E7' };
	const broken = whole.replace('"dimensions":["plain"', '"dimensions":["plain" "oops"');

	test.each([
		['empty', '', 'emptyReply'],
		['blank', ' \n', 'emptyReply'],
		['a web page', '<!doctype html><html></html>', 'webPage'],
		['cut in the middle of the rows', whole.slice(0, 400), 'cutReply'],
		['cut at its last character', whole.slice(0, -1), 'cutReply'],
		['cut at its first character', '{', 'cutReply'],
		['broken within a row', broken, 'brokenReply'],
		['without a row between two commas', whole.replace('},{', '},,{'), 'brokenReply'],
		[
			'with a comma after its last row',
			whole.replace('}],"columnHeader', '},],"columnHeader'),
			'brokenReply',
		],
		['with a comma before its first row', whole.replace('"data":[', '"data":[,'), 'brokenReply'],
		[
			'with a control character in a text',
			whole.replace('one, two', 'one\u001etwo'),
			'brokenReply',
		],
		['with the mark of bytes within', whole.replace('"data":[', '"data":[\ufeff'), 'brokenReply'],
		[
			'without its list of rows',
			whole.replace(/"data":\[\{.*\],"columnHeader/s, '"columnHeader'),
			'unexpectedReply',
		],
		['with something else as its rows', '{"reports":[{"data":{}}]}', 'unexpectedReply'],
		['too deep', whole.replace('"plain"', '['.repeat(10_000) + ']'.repeat(10_000)), 'tooDeep'],
		[
			'too deep around its rows',
			whole.replace('{', `{"x":${'['.repeat(600)}${']'.repeat(600)},`),
			'tooDeep',
		],
		['an error', JSON.stringify(error), 'reported'],
		['an error before the data', JSON.stringify({ ...AWKWARD, ...error }), 'reported'],
		['an error after the data', JSON.stringify({ data: AWKWARD.data, ...error }), 'reported'],
		['an error with a number', JSON.stringify({ ...AWKWARD, error: 3 }), 'reported'],
		['no report', '{"error":false,"data":{"reports":[]}}', 'unexpectedReply'],
		['another reply', '{"error":false,"data":{"rows":[[1]]}}', 'unexpectedReply'],
		['a list', '[1]', 'unexpectedReply'],
		['two replies in a row', `${whole},${whole}`, 'brokenReply'],
		['more after its end', `${whole}]}`, 'brokenReply'],
		['half a letter after its end', `${whole}\ufffd`, 'brokenReply'],
	])('%s', async (_, text, kind) => {
		for (const size of CHUNK_SIZES) {
			await expect(write(text, 'csv', { size })).rejects.toMatchObject({ kind });
		}
		await expect(write(text, 'json')).rejects.toMatchObject({ kind });
	});

	test('an incomplete report is refused at the first byte of a letter after its end', async () => {
		const bytes = Buffer.from(`${whole}é`).subarray(0, -1);
		await expect(writtenOf([bytes], CSV)).rejects.toMatchObject({ kind: 'brokenReply' });
	});

	test('an incomplete report is refused with the message of the platform', async () => {
		await expect(write(JSON.stringify(error), 'csv')).rejects.toThrow(
			'The platform reported an error for the download of the report: No such report (E7)',
		);
	});

	test('an incomplete report is refused wherever it is cut', async () => {
		const text = JSON.stringify(REPLIES['devices beside the total']);
		for (let length = 1; length < text.length; length += runs(5, 1)) {
			await expect(write(text.slice(0, length), 'csv', { size: 7 })).rejects.toMatchObject({
				kind: 'cutReply',
			});
		}
	});
});

it('masks a secret in the error message of a large reply', async () => {
	const secret = 'token-that-must-not-show';
	const reply = JSON.stringify({ data: AWKWARD.data, error: true, error_msg: `no ${secret}` });
	await expect(writtenOf([Buffer.from(reply)], CSV, [secret])).rejects.toMatchObject({
		kind: 'reported',
		message: expect.stringMatching(/no •••$/) as unknown,
	});
});
