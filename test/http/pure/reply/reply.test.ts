import { isErrorSet } from '../../../../platform/http/reply/flags';
import { faultOfStatus, readJsonBody } from '../../../../platform/http/reply/parseReply';
import { thrownBy } from '../errors/thrown';

const read = (text: string) => readJsonBody(text, { what: 'the list' }, ['s3cr3t-token']);

describe('a successful reply', () => {
	test.each([
		['{"error":false,"a":1}', { error: false, a: 1 }],
		['{"error":0}', { error: 0 }],
		['{"status":"error","message":" "}', { status: 'error', message: ' ' }],
		['{"error":null}', { error: null }],
		['{"error":"0"}', { error: '0' }],
		['[1]', [1]],
		[' {"a":9007199254740993}\n', { a: '9007199254740993' }],
		['{"a":1}\r\n{"a":9007199254740993}\n\n', [{ a: 1 }, { a: '9007199254740993' }]],
		['{"id":1,"status":"done"}\n{"id":2,"status":"error"}', expect.any(Array)],
	])('%s is read', (text, expected) => {
		expect(read(text)).toEqual(expected);
	});
});

describe('an unusable reply', () => {
	test.each([
		['', 'emptyReply'],
		[' \r\n', 'emptyReply'],
		['<!DOCTYPE html>', 'webPage'],
		['  <html>', 'webPage'],
		['{"a":', 'cutReply'],
		['{"error":true}', 'reported'],
		['{"error":1,"data":{}}', 'reported'],
		['[{"message":"Expired","errorCode":"SESSION"}]', 'reported'],
		['{"error":"no such site"}', 'reported'],
		['{"a":1}\n{"a":', 'cutReply'],
		['{"a":1}\n[2]', 'brokenReply'],
		['{"a":1}\n{"a":2}\n{"error":"out of memory"}', 'reported'],
	])('%j is reported as %s', (text, kind) => {
		expect(thrownBy(() => read(text))).toMatchObject({ kind });
	});
});

describe('the HTTP status', () => {
	test.each([
		[299, 'refused'],
		[300, 'redirected'],
		[399, 'redirected'],
		[302, 'redirected'],
		[400, 'refused'],
		[401, 'tokenRefused'],
		[403, 'forbidden'],
		[404, 'notFound'],
		[407, 'proxyRefused'],
		[408, 'timedOut'],
		[422, 'refused'],
		[429, 'tooManyRequests'],
		[500, 'reported'],
		[501, 'refused'],
		[502, 'platformDown'],
		[503, 'unavailable'],
		[504, 'platformDown'],
		[599, 'platformDown'],
	])('%i is reported as %s', (status, kind) => {
		expect(faultOfStatus(status, '', {}, [])).toMatchObject({ kind, facts: { status } });
	});

	test.each([
		[400, 'refused'],
		[500, 'platformDown'],
	])(
		'%i of a provider, where it does not mean invalid values, is reported as %s',
		(status, kind) => {
			expect(faultOfStatus(status, '', { upstream: 'provider' }, [])).toMatchObject({ kind });
		},
	);

	test.each(['', '<html>', '[]', 'null', '{"error":true}'])('may come with %j', (text) => {
		expect(faultOfStatus(503, text, { what: 'x' }, []).message).toBe(
			'The platform could not process x (HTTP 503)',
		);
	});
});

test.each([
	[true, true],
	[1, true],
	['1', true],
	['failed', true],
	[{}, true],
	[false, false],
	[0, false],
	['0', false],
	['false', false],
	['False ', false],
	['no', false],
	['none', false],
	['null', false],
	['true', true],
	['no such site', true],
	['', false],
	[null, false],
	[undefined, false],
])('an error member of %j means an error: %j', (error, expected) => {
	expect(isErrorSet(error)).toBe(expected);
});
