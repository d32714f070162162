import { readHost } from '../../../platform/http/connection/baseAddress';
import { callUrl, checkPathValue, safePath } from '../../../platform/http/url';
import { thrownBy } from './errors/thrown';

describe('a path that the user typed', () => {
	test.each([
		['/er/account/ping.json', '/er/account/ping.json'],
		['er/account/ping.json', '/er/account/ping.json'],
		['/ea/v2/er/ping.json', '/er/ping.json'],
		['ea/v2/er/ping.json', '/er/ping.json'],
		['/ea/v2x/ping.json', '/ea/v2x/ping.json'],
		['/x/ea/v2/y', '/x/ea/v2/y'],
		['/a%20b/é', '/a%20b/%C3%A9'],
		['/a%/b', '/a%25/b'],
		['/a..b/...', '/a..b/...'],
		['/a/b:c', '/a/b%3Ac'],
		['/%C3%A0', '/%C3%A0'],
		['/a%2fb', '/a%2Fb'],
		['/{site}', '/%7Bsite%7D'],
	])('%s goes to %s', (entered, path) => {
		expect(safePath(entered)).toBe(path);
	});

	test.each([
		...['https://x.example.com/a', 'HTTP:/a', 'a+b.c-1:x', '//x.example.com/a'],
		...['/a?b=c', '/a#b', '/a b', '/a\\b', '/a\u0000', '/a\nb'],
		...['..', '.', '/../a', '/a/..', '/a/./b', '/a/%2e%2E/b'],
		...['/a%2f..%2f..%2fx', '/a/%252e%252e/x', '/a%5c..%5cx'],
		...['/%25252e%25252e%25252fx', '/%zz%2f..%2fx'],
		...['\\\\host', '/a%0d%0ab', '/a\ud800'],
	])('%j is rejected', (entered) => {
		expect(thrownBy(() => safePath(entered))).toMatchObject({
			parameter: 'Path',
			message: `Path must be the part after /ea/v2, without a host, spaces, "?", "#" or "..", but it is "${entered}"`,
			advice:
				'Copy only the path, and enter what comes after the question mark under Query Parameters',
		});
	});
});

describe('a path value', () => {
	test('that is missing or leads elsewhere is rejected with advice', () => {
		expect(thrownBy(() => checkPathValue('site', ' '))).toMatchObject({
			message: 'Site is empty',
			advice: 'Choose or type a value for Site',
		});
		expect(thrownBy(() => checkPathValue('jobId', '../b'))).toMatchObject({
			parameter: 'JobId',
			message: 'JobId cannot be part of an address: ../b',
			advice:
				'Enter the value as the platform shows it, on one line, without . or .. between slashes',
		});
	});

	test('that is valid is returned', () => {
		expect(checkPathValue('site', '.a.')).toBe('.a.');
		expect(checkPathValue('site', 'a/b?c#d%')).toBe('a/b?c#d%');
	});
});

describe('an address without a service root', () => {
	test.each([
		['https://x.example.com:8443/a/b//', 'https://x.example.com:8443/a/b', 'x.example.com:8443'],
		['x.example.com', 'https://x.example.com', 'x.example.com'],
		['https://x.example.com/ea/v2', 'https://x.example.com/ea/v2', 'x.example.com'],
	])('%s becomes %s', (entered, root, host) => {
		expect(readHost(entered, false)).toEqual({ root, host });
	});

	test('is rejected in the words of its service', () => {
		const upstream = 'provider';
		expect(thrownBy(() => readHost('http://x.example.com', false, { upstream }))).toMatchObject({
			kind: 'addressPlainHttp',
			facts: { upstream, host: 'x.example.com' },
		});
		expect(thrownBy(() => readHost('', false, { upstream }))).toMatchObject({
			kind: 'addressInvalid',
			facts: { upstream },
		});
	});

	test('may be preceded by a word that is no scheme', () => {
		expect(readHost('a.b/c://d', false).root).toBe('https://a.b/c://d');
	});
});

const ROOT = 'https://x.example.com/ea/v2';
const siteUrl = (site: string) => callUrl(ROOT, '/ea/{site}/x.json', { site }, {});

describe('path values in a URL', () => {
	test.each([
		['shop-eu', 'shop-eu'],
		['my shop', 'my%20shop'],
		['été', '%C3%A9t%C3%A9'],
		['a&b=c;d', 'a%26b%3Dc%3Bd'],
		['a..b', 'a..b'],
		['...', '...'],
		['a/b', 'a%2Fb'],
		['/a', '%2Fa'],
		['a\\b', 'a%5Cb'],
		['a?b', 'a%3Fb'],
		['a#b', 'a%23b'],
		['50%', '50%25'],
		['a%2fb', 'a%252fb'],
	])('%j is encoded as %s', (site, written) => {
		expect(siteUrl(site)).toBe(`${ROOT}/ea/${written}/x.json`);
	});

	test.each([
		...['../admin', 'a/../b', 'a\\..', './a', '..', '.'],
		...['%2e%2e', 'a%2f%2E%2e', '%252e'],
		...['a\nb', 'a\u0000', 'a\ud800'],
	])('%j is rejected', (site) => {
		expect(thrownBy(() => siteUrl(site))).toMatchObject({ parameter: 'Site' });
	});

	test.each(['', '  '])('%j is reported as missing', (site) => {
		expect(() => siteUrl(site)).toThrow('Site is empty');
	});

	test('are all required', () => {
		expect(() => callUrl(ROOT, '/{other}', {}, {})).toThrow('Other is empty');
	});
});

test('a path without values stays unchanged', () => {
	expect(callUrl(ROOT, '/{other}?a={b}', undefined, {})).toBe(`${ROOT}/{other}?a={b}`);
});

describe('query values in a URL', () => {
	test.each([
		[{}, ''],
		[{ a: undefined }, ''],
		[{ a: '' }, '?a='],
		[{ a: 0, b: false }, '?a=0&b=false'],
		[{ a: ['1', '2'] }, '?a=1&a=2'],
		[{ a: [] }, ''],
		[{ 'date-from': '11/02/2026' }, '?date-from=11%2F02%2F2026'],
		[{ a: 'x&b=y+z é' }, '?a=x%26b%3Dy%2Bz+%C3%A9'],
	])('%j become %j', (query, expected) => {
		expect(callUrl(ROOT, '/x.json', {}, query)).toBe(`${ROOT}/x.json${expected}`);
	});
});
