import {
	readRecord,
	readVerdict,
	readWords,
	textIn,
} from '../../../../platform/http/reply/readRecords';
import { findRows } from '../../../../platform/http/reply/tables/findTable';
import {
	checkChunks,
	faultOfStatus,
	readJsonBody,
} from '../../../../platform/http/reply/parseReply';
import { thrownBy } from '../errors/thrown';

const META = { error: false, meta: { reqid: 'r1' } };

describe('the table of a reply', () => {
	test.each<[unknown, unknown]>([
		[
			{ data: { rows: [1], fields: ['a'] }, rows: [2], fields: ['b'] },
			{ rows: [1], fields: ['a'] },
		],
		[
			{ data: {}, rows: [2], fields: ['b'] },
			{ rows: [2], fields: ['b'] },
		],
		[{ data: [3] }, { rows: [3], fields: [] }],
		[
			{ data: { rows: 'x' }, fields: 'y', rows: [] },
			{ rows: [], fields: [] },
		],
		[{ data: { rows: {} } }, undefined],
		[[1], undefined],
	])('of %j is %j', (body, table) => {
		expect(findRows(body)).toEqual(table);
	});
});

describe('a reply about one entity', () => {
	test.each<[string, unknown, unknown]>([
		['its data', { ...META, data: { a: 1 }, b: 2 }, { a: 1 }],
		[
			'the only row and its siblings',
			{ ...META, n: 1, data: { m: 2, rows: [{ a: 1 }], fields: [] } },
			{ n: 1, m: 2, a: 1 },
		],
		['the only row of a list', { ...META, n: 1, data: [{ a: 1 }] }, { n: 1, a: 1 }],
		['the only row at the top', { ...META, fields: ['a'], rows: [[1]], n: 2 }, { n: 2, a: 1 }],
		[
			'the siblings of several rows',
			{ ...META, data: { rows: [{ a: 1 }, { a: 2 }] } },
			{ data: { rows: [{ a: 1 }, { a: 2 }] } },
		],
		['the siblings of an empty list of rows', { ...META, n: 1, rows: [] }, { n: 1, rows: [] }],
		['the siblings of missing data', { ...META, n: 1 }, { n: 1 }],
		['a text', 'x', { value: 'x' }],
		['a list', [1], { value: [1] }],
		['the only record of a list at the top', [{ a: 1 }], { a: 1 }],
		['the only record of a named list', { data: { sales: [{ a: 1 }] } }, { a: 1 }],
		[
			'the whole reply for a list of two',
			{ data: { sales: [{ a: 1 }, {}] } },
			{ sales: [{ a: 1 }, {}] },
		],
		['the data nested in data', { ...META, data: { data: { a: 1 } } }, { a: 1 }],
		['the record under its own ID', { data: { 7: { id: 7, a: 1 } } }, { id: 7, a: 1 }],
		['the whole record under another name', { data: { site: { a: 1 } } }, { site: { a: 1 } }],
	])('is read as %s', (_, body, record) => {
		expect(readRecord(body)).toEqual(record);
	});
});

describe('the existence of something', () => {
	test.each([
		...[true, 1, '1', 'y', 'Yes', 'TRUE', 'true'].map((said) => [said, true] as const),
		...[false, 0, '0', 'n', 'No', 'FALSE'].map((said) => [said, false] as const),
	])('is read from %j as %p', (said, exists) => {
		expect(readVerdict({ data: { exists: said, id: 7 } })).toEqual({ exists, id: 7 });
	});

	test.each<[string, unknown, unknown]>([
		['one row', { data: { rows: [{ id: 7 }] } }, { exists: true, id: 7 }],
		['several rows', { data: { rows: [{ id: 7 }, { id: 8 }] } }, { exists: true }],
		['no rows', { data: { rows: [] } }, { exists: false }],
		[
			'its own member, whatever the rows',
			{ exists: true, data: { rows: [] } },
			{ exists: true, data: { rows: [] } },
		],
		['none of this', { data: { id: 7 } }, { id: 7 }],
		['another word', { data: { exists: 'perhaps' } }, { exists: 'perhaps' }],
		['a bare true', true, { exists: true }],
		['a bare false', false, { exists: false }],
		['true as the data', { error: false, data: true }, { exists: true }],
		['a word as the data', { error: false, data: 'N' }, { exists: false }],
		['the only cell', { data: { rows: [[false]] } }, { exists: false }],
		['a text', { text: 'TRUE' }, { exists: true }],
		['a number that is no answer', { data: 12 }, { data: 12 }],
		['an ID that looks like an answer', { data: { id: 1 } }, { id: 1 }],
		['an answer next to another value', { value: 'Y', of: 'x' }, { value: 'Y', of: 'x' }],
	])('is read from %s', (_, body, verdict) => {
		expect(readVerdict(body)).toEqual(verdict);
	});
});

test.each<[string, unknown]>([
	['Done.', { text: 'Done.' }],
	['"Done."', { text: 'Done.' }],
	['{"error":0,"data":{"said":"Done."}}', { text: 'Done.' }],
	['{"data":{"said":"Done.","n":1}}', { said: 'Done.', n: 1 }],
	['{"data":{"n":1}}', { n: 1 }],
	['7', { value: 7 }],
])('the text of the reply %s is %j', (reply, words) => {
	expect(readWords(reply)).toEqual(words);
});

test.each<[unknown, unknown]>([
	[{ text: 'OK' }, { text: 'OK' }],
	[{ text: '' }, {}],
	[{ text: 'a', id: 1 }, {}],
	[{ error: false }, {}],
	['OK', {}],
])('the text in %j is %j', (reply, text) => {
	expect(textIn(reply)).toEqual(text);
});

describe('the facts of a failure', () => {
	const fault = (body: unknown, upstream?: 'provider') =>
		faultOfStatus(422, JSON.stringify(body), { ...(upstream ? { upstream } : {}) }, ['s3cr3t'])
			.facts;

	test.each<[unknown, unknown]>([
		[{ error_msg: 'a', error: 'b', ErrorMessage: 'c' }, { upstreamMessage: 'a' }],
		[{ error_msg: 'a', error_code: 7 }, { upstreamMessage: 'a (7)' }],
		[{ ErrorMessage: 'c', ErrorCode: '12' }, { upstreamMessage: 'c (12)' }],
		[{ error: 'b s3cr3t' }, { upstreamMessage: 'b •••' }],
		[{ error_code: 7 }, { upstreamMessage: 'code 7' }],
		[{ data: ['domain', 'layer', 'message', 4] }, { upstreamMessage: 'message (4)' }],
		[{ error_msg: 'a', data: ['domain', 'layer', 'message', 4] }, { upstreamMessage: 'a (4)' }],
		[{ error: true }, {}],
		[{ error: 'true' }, {}],
		[{ error_msg: '' }, {}],
		[{ meta: { reqid: 's3cr3t 9' } }, { requestId: '••• 9' }],
		[{ meta: { reqid: '' } }, {}],
		[{ meta: 'x' }, {}],
		[['a'], { upstreamMessage: 'a' }],
	])('in %j are %j', (body, words) => {
		expect(fault(body)).toEqual({ status: 422, ...(words as object) });
	});
});

describe('the body of a reply', () => {
	test.each([
		['{"a', 'cutReply'],
		[' [1', 'cutReply'],
		['{"a":"}\\"', 'cutReply'],
		['{"a":"\\\\"', 'cutReply'],
		['[1,,2]', 'brokenReply'],
		['{"a":1}}', 'brokenReply'],
		['{"a":"[\\""}]', 'brokenReply'],
		['{"a\u001e":1}', 'brokenReply'],
		[`${'['.repeat(501)}${']'.repeat(501)}`, 'tooDeep'],
		['a { b', 'unexpectedReply'],
		['s3cr3t', 'unexpectedReply'],
	])('the JSON text %j is reported as %s', (text, kind) => {
		expect(thrownBy(() => readJsonBody(text, { what: 'x' }, ['s3cr3t']))).toMatchObject({
			kind,
			facts: { what: 'x' },
		});
	});

	test('JSON of 500 nested lists is read', () => {
		const text = `${'['.repeat(500)}${']'.repeat(500)}`;
		expect(thrownBy(() => readJsonBody(text, {}, []))).toBeUndefined();
	});

	test('a text that is no JSON is quoted with its secrets masked', () => {
		const fault = thrownBy(() => readJsonBody('no s3cr3t', {}, ['s3cr3t']));
		expect(fault).toMatchObject({ facts: { upstreamMessage: 'no •••' } });
	});

	const pieces = (...texts: string[]) => texts.map((text) => new Uint8Array(Buffer.from(text)));
	const check = (...texts: string[]) =>
		thrownBy(() => checkChunks(pieces(...texts), { what: 'x' }, []));

	test('a short reply in chunks is checked as a whole', () => {
		expect(check('{"a":', '1}')).toBeUndefined();
		expect(check('{"error":', '1}')).toMatchObject({ kind: 'reported', facts: { what: 'x' } });
		expect(check('[1', ',')).toMatchObject({ kind: 'cutReply' });
		expect(check(' ')).toMatchObject({ kind: 'emptyReply' });
		expect(check('some', ' words')).toBeUndefined();
	});

	test('a long reply in chunks is only checked for being a web page', () => {
		expect(check('x'.repeat(50_000), 'x'.repeat(50_001))).toBeUndefined();
		expect(check('  <html>', 'x'.repeat(100_000))).toMatchObject({
			kind: 'webPage',
			facts: { what: 'x' },
		});
		expect(check('x', '<'.repeat(100_000))).toBeUndefined();
	});
});
