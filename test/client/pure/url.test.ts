import { callUrl, safePath } from '../../../platform/client/url';
import { thrownBy } from './thrown';

const ROOT = 'https://x.example.com/ea/v2';
const siteUrl = (site: string) => callUrl(ROOT, '/ea/{site}/x.json', { site }, {});

describe('path values', () => {
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
	])('%j is written as %s', (site, written) => {
		expect(siteUrl(site)).toBe(`${ROOT}/ea/${written}/x.json`);
	});

	test.each([
		'../admin',
		'a/../b',
		'a\\..',
		'./a',
		'..',
		'.',
		'%2e%2e',
		'a%2f%2E%2e',
		'%252e',
		'a\nb',
		'a\u0000',
		'a\ud800',
	])('%j is refused', (site) => {
		expect(thrownBy(() => siteUrl(site))).toMatchObject({ parameter: 'Site' });
	});

	test.each(['', '  '])('%j is missed', (site) => {
		expect(() => siteUrl(site)).toThrow('Site is empty');
	});

	test('must all be there', () => {
		expect(() => callUrl(ROOT, '/{other}', {}, {})).toThrow('Other is empty');
	});
});

test('a path without values stays as it is', () => {
	expect(callUrl(ROOT, '/{other}?a={b}', undefined, {})).toBe(`${ROOT}/{other}?a={b}`);
});

describe('a path that was typed', () => {
	test.each([
		['er/account/ping.json', '/er/account/ping.json'],
		['/ea/v2/er/x', '/er/x'],
		['/a/b%20c', '/a/b%20c'],
		['/été', '/%C3%A9t%C3%A9'],
		['/%C3%A0', '/%C3%A0'],
		['/a%2fb', '/a%2Fb'],
		['/a..b/100%', '/a..b/100%25'],
		['/{site}', '/%7Bsite%7D'],
	])('%s is called as %s', (entered, path) => {
		expect(safePath(entered)).toBe(path);
	});

	test.each([
		'/../x',
		'/a/./x',
		'/a/%2e%2E/x',
		'/a%2f..%2f..%2fx',
		'/a/%252e%252e/x',
		'/a%5c..%5cx',
		'/%25252e%25252e%25252fx',
		'/%zz%2f..%2fx',
		'\\\\host',
		'/a%0d%0ab',
		'/a\ud800',
		'/a b',
		'https://host/x',
		'//host/x',
		'/a?b',
		'/a#b',
	])('%j is refused', (entered) => {
		expect(thrownBy(() => safePath(entered))).toMatchObject({ parameter: 'Path' });
	});
});

describe('query values', () => {
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
