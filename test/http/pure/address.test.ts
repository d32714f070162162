import fc from '../../support/fastCheck';

import { readAddress } from '../../../platform/http/connection/baseAddress';
import { collect } from '../../../platform/http/readBody';
import type { ErrorKind } from '../../../platform/http/errors/errorCatalog';
import { openFile } from '../../../platform/http/openFile';
import { causeOfNetworkError, networkCode } from '../../../platform/http/errors/networkErrors';
import { LONGEST_REFUSAL } from '../../../platform/http/reply/parseReply';
import { isSame, randomName, sign } from '../../../platform/http/connection/signature';
import { settle, settleAll } from '../../../platform/base/async/settle';
import { runs } from '../../support/random';
import { streamOf } from '../streams';
import { thrownBy } from './errors/thrown';

describe('the address of the platform', () => {
	test.each([
		['https://x.example.com', 'https://x.example.com/ea/v2'],
		['https://x.example.com/', 'https://x.example.com/ea/v2'],
		['https://x.example.com///', 'https://x.example.com/ea/v2'],
		['https://x.example.com/ea/v2', 'https://x.example.com/ea/v2'],
		['https://x.example.com/ea/v2/', 'https://x.example.com/ea/v2'],
		['https://x.example.com//ea/v2//', 'https://x.example.com/ea/v2'],
		['https://x.example.com/proxy', 'https://x.example.com/proxy/ea/v2'],
		['https://x.example.com/proxy/ea/v2', 'https://x.example.com/proxy/ea/v2'],
		['https://x.example.com:8443', 'https://x.example.com:8443/ea/v2'],
		['x.example.com', 'https://x.example.com/ea/v2'],
		['x.example.com:8443/ea/v2/', 'https://x.example.com:8443/ea/v2'],
		['  HTTPS://X.Example.com  ', 'https://x.example.com/ea/v2'],
		['http://localhost:4010', 'http://localhost:4010/ea/v2'],
		['http://shop.localhost', 'http://shop.localhost/ea/v2'],
		['http://127.0.0.1:4010/', 'http://127.0.0.1:4010/ea/v2'],
		['http://127.8.9.1', 'http://127.8.9.1/ea/v2'],
		['http://[::1]:4010', 'http://[::1]:4010/ea/v2'],
	])('%s leads to %s', (entered, root) => {
		expect(readAddress(entered, false).root).toBe(root);
	});

	test.each([
		'http://x.example.com',
		'http://10.0.0.5',
		'http://localhost.example.com',
		'http://127.0.0.1.example.com',
		'http://128.0.0.1',
		'http://0.0.0.0',
		...['http://1127.0.0.1.x', 'http://localhostx', 'http://xlocalhost', 'http://[::2]'],
	])('%s is rejected as plain http unless the credential allows it', (entered) => {
		expect(thrownBy(() => readAddress(entered, false))).toMatchObject({ kind: 'addressPlainHttp' });
		expect(readAddress(entered, true).root).toBe(`${entered}/ea/v2`);
	});

	test.each([
		...['', '  ', 'ftp://x.example.com', 'file:///etc/passwd'],
		...['https://', 'https://user@x.example.com', 'https://:word@x.example.com'],
		...['https://user:word@x.example.com', 'https://x.example.com/?a=1'],
		...['https://x.example.com/#a', 'not an address'],
	])('%j is rejected', (entered) => {
		expect(thrownBy(() => readAddress(entered, true))).toMatchObject({ kind: 'addressInvalid' });
	});

	test('has the host with its port for messages', () => {
		expect(readAddress('https://x.example.com:8443/ea/v2', false).host).toBe('x.example.com:8443');
	});
});

test('a signature is an HMAC-SHA256 in hexadecimal digits (RFC 4231, case 2)', () => {
	expect(sign('what do ya want for nothing?', 'Jefe')).toBe(
		'5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
	);
});

test.each([
	['', '', true],
	['a', 'a', true],
	['é', 'é', true],
	['a', 'b', false],
	['a', 'aa', false],
	['', 'a', false],
])('comparing %j and %j in constant time returns %p', (given, wanted, same) => {
	expect(isSame(given, wanted)).toBe(same);
});

test('random names are all different', () => {
	const names = Array.from({ length: 9 }, randomName);
	expect(new Set(names).size).toBe(9);
	for (const name of names) expect(name).toMatch(/^[0-9a-f-]{36}$/);
});

test('settled work has its value or its error', async () => {
	const broken = new Error('broken');
	await expect(settle(Promise.resolve(1))).resolves.toEqual({ value: 1 });
	await expect(settle(Promise.reject(broken))).resolves.toEqual({ error: broken });
});

test('settled works run with limited concurrency, and an error of one leaves the others unaffected', async () => {
	let running = 0;
	let most = 0;
	const done = await settleAll(['a', 'b', 'c', 'd'], 2, async (value, index) => {
		running += 1;
		most = Math.max(most, running);
		await new Promise((resolve) => setImmediate(resolve));
		running -= 1;
		if (value === 'b') throw new Error('broken');
		return value + index;
	});
	const error: unknown = expect.any(Error);
	expect(done).toEqual([{ value: 'a0' }, { error }, { value: 'c2' }, { value: 'd3' }]);
	expect(most).toBe(2);
});

describe('the code of a failed request', () => {
	test.each<[string, unknown, string | undefined]>([
		['its own', { code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
		['on the error itself, as in n8n 1', { httpCode: 'ENOTFOUND' }, 'ENOTFOUND'],
		['in the cause, as in n8n 2', { cause: { code: 'EPROTO' } }, 'EPROTO'],
		['behind a status', { httpCode: '500', cause: { code: 'ETIMEDOUT' } }, 'ETIMEDOUT'],
		['behind a number', { code: 500, cause: { cause: { code: 'E500' } } }, 'E500'],
		['with digits at its end', { code: 'E2' }, 'E2'],
		['with digits at its start', { code: '2BIG' }, '2BIG'],
		['of nothing', { cause: null }, undefined],
		['of a text', 'ECONNREFUSED', undefined],
		['of nothing at all', undefined, undefined],
	])('is found: %s', (_, error, code) => {
		expect(networkCode(error)).toBe(code);
	});
});

test.each<[string | undefined, ErrorKind]>([
	['ENOTFOUND', 'hostUnknown'],
	['ECONNREFUSED', 'hostRefused'],
	['EAI_AGAIN', 'hostUnreachable'],
	['EHOSTUNREACH', 'hostUnreachable'],
	['EHOSTDOWN', 'hostUnreachable'],
	['ENETUNREACH', 'hostUnreachable'],
	['ENETDOWN', 'hostUnreachable'],
	['ETIMEDOUT', 'timedOut'],
	['ECONNABORTED', 'timedOut'],
	['EPROTO', 'notSecure'],
	['ERR_CANCELED', 'stopped'],
	['CERT_HAS_EXPIRED', 'certificateExpired'],
	['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
	['SELF_SIGNED_IN_CHAIN', 'certificate'],
	['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'certificate'],
	['ERR_TLS_HANDSHAKE', 'certificate'],
	['ERR_SSL_WRONG_VERSION_NUMBER', 'notSecure'],
	['ECONNRESET', 'connectionLost'],
	[undefined, 'connectionLost'],
])('the network code %s is reported as %s', (code, cause) => {
	expect(causeOfNetworkError(code)).toBe(cause);
});

const FACTS = { what: 'x' };
const JSON_TYPE = 'application/json';

const opened = (type: string, ...texts: readonly string[]) => {
	const stream = streamOf(...texts.map((text) => Buffer.from(text)));
	return openFile(stream, { 'content-type': type }, FACTS, []).stream;
};
const read = async (type: string, ...texts: readonly string[]) =>
	Buffer.concat(await collect(opened(type, ...texts))).toString();

describe('a file that is arriving', () => {
	it('is rejected if it is a web page', async () => {
		expect(thrownBy(() => opened('text/html', 'a'))).toMatchObject({
			kind: 'webPage',
			facts: FACTS,
		});
		const long = `<${'a'.repeat(LONGEST_REFUSAL)}`;
		await expect(read(JSON_TYPE, long)).rejects.toMatchObject({ kind: 'webPage' });
	});

	it('is rejected if it is JSON that reports a failure', async () => {
		const fault = ['{"error":1,', '"error_msg":"Gone."}'];
		await expect(read(JSON_TYPE, ...fault)).rejects.toMatchObject({ kind: 'reported' });
		await expect(read('text/plain', ...fault)).resolves.toBe(fault.join(''));
		await expect(read(JSON_TYPE, '{', '}')).resolves.toBe('{}');
	});

	it('is passed on unchanged, in chunks of any size', async () => {
		const piece = fc.integer({ min: 0, max: LONGEST_REFUSAL });
		const pieces = fc.array(piece, { minLength: 1, maxLength: 5 });
		await fc.assert(
			fc.asyncProperty(pieces, async (sizes) => {
				const texts = sizes.map((size, index) => String(index).repeat(size));
				const all = ['["', ...texts, '"]'];
				expect((await read(JSON_TYPE, ...all)) === all.join('')).toBe(true);
			}),
			{ numRuns: runs(15, 200) },
		);
	});

	it('is held back only until it is too long for a failure', async () => {
		const stream = opened(JSON_TYPE, '[', ' '.repeat(LONGEST_REFUSAL), '1', '2');
		const sizes: number[] = [];
		for await (const { length } of stream) sizes.push(length);
		expect(sizes).toEqual([1, LONGEST_REFUSAL, 1, 1]);
	});
});
