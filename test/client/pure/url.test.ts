import { callUrl } from '../../../platform/client/url';
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
	])('%j is written as %s', (site, written) => {
		expect(siteUrl(site)).toBe(`${ROOT}/ea/${written}/x.json`);
	});

	test.each(['../admin', 'a/b', '..', '.', 'a\\b', 'a?b', 'a#b', '%2e%2e', 'a\nb', 'a\u0000'])(
		'%j is refused',
		(site) => {
			expect(thrownBy(() => siteUrl(site))).toMatchObject({ parameter: 'Site' });
		},
	);

	test.each(['', '  '])('%j is missed', (site) => {
		expect(() => siteUrl(site)).toThrow('Site is empty');
	});

	test('must all be there', () => {
		expect(() => callUrl(ROOT, '/{other}', {}, {})).toThrow('Other is empty');
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
