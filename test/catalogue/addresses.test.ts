import { readFileSync } from 'node:fs';
import path from 'node:path';

import { effectOf } from '../../platform/catalogue/endpointEffect';
import { knownEndpoints } from '../../platform/catalogue/known';
import { effectOfPath, isKnownPath } from '../../platform/catalogue/known/effectOfPath';
import type { HttpMethod } from '../../platform/catalogue/endpointRow';
import { safePath } from '../../platform/http/url';

const all = [...knownEndpoints().values()];
const filled = (template: string) =>
	template.replaceAll('{site}', 'my-shop').replace(/\{\w+\}/g, '42');
const READS = { changes: false, repeatable: true, givesToken: false };
const UNKNOWN = { changes: true, repeatable: false, givesToken: false };

const judged = (entered: string, method: HttpMethod = 'GET', onlyReads = false) =>
	effectOfPath(method, safePath(entered), onlyReads);

describe('the effect of a call to a path', () => {
	it.each(all.map((one) => [one.id, one] as const))('is that of the endpoint: %s', (_, one) => {
		expect(judged(filled(one.path), one.method, true)).toEqual(effectOf(one));
		expect(isKnownPath(one.method, filled(one.path))).toBe(true);
	});

	it('is a change for 20 known endpoints with the method GET', () => {
		const changing = all.filter(
			({ method, path: at }) => method === 'GET' && judged(filled(at)).changes,
		);
		expect(changing).toHaveLength(20);
	});

	it.each([
		['another letter', '/ea/my-shop/db/profile/SEARCH.json'],
		['a slash at the end', '/ea/my-shop/db/profile/search.json/'],
		['two slashes', '/ea/my-shop//db/profile/search.json'],
		['an encoded slash', '/ea/my-shop%2Fdb/profile/search.json'],
		['an encoded slash in a value', '/ea/my%2Fshop/db/profile/search.json'],
		['an encoded question mark in a value', '/ea/x%3Fy/db/profile/search.json'],
		['a path variable', '/ea/my-shop/db/profile/search.json;a=b'],
		['a path variable in a value', '/ea/my-shop;a=b/db/profile/search.json'],
		['a value that is encoded twice', '/ea/my%2520shop/db/profile/search.json'],
		['an empty value', '/ea//db/profile/search.json'],
		['a blank at the end', '/ea/my-shop/db/profile/search.json%20'],
		['another ending', '/ea/my-shop/db/profile/search.jsonp'],
		['a folder more', '/ea/my-shop/db/profile/search.json/x'],
		['a folder less', '/my-shop/db/profile/search.json'],
		['a name of its own', '/ea/my-shop/db/profile/wipe.json'],
	])('is a change, as for any unknown path: with %s', (_, entered) => {
		expect(judged(entered)).toMatchObject({ changes: true, repeatable: false });
	});

	it.each([
		'/ea/my-shop/db/profile/search.json',
		'ea/v2/ea/my-shop/db/profile/search.json',
		'/ea/my-shop/db/profile/%73earch.json',
		'/ea/my%20shop%20%C3%A9/db/profile/search.json',
	])('is reading for an endpoint that reads: %s', (entered) => {
		expect(judged(entered)).toEqual(READS);
	});

	it('is a change for another method than that of the endpoint', () => {
		for (const method of ['POST', 'DELETE'] as const) {
			expect(judged('/ea/my-shop/db/profile/search.json', method)).toEqual(UNKNOWN);
		}
		expect(judged('/ea/my-shop/db/cluster/create.json', 'GET')).toEqual(UNKNOWN);
	});
});

describe("the owner's statement that a path only reads", () => {
	const unknown = '/ea/my-shop/db/later/list.json';

	it('is accepted for an unknown path, but not for DELETE', () => {
		expect(judged(unknown, 'GET', true)).toEqual(READS);
		expect(judged(unknown, 'POST', true)).toEqual(READS);
		expect(judged(unknown, 'DELETE', true)).toEqual(UNKNOWN);
	});

	it('is rejected for an endpoint that is known to change something', () => {
		expect(judged('/ea/my-shop/db/iduser/deny.json', 'GET', true).changes).toBe(true);
	});
});

describe('a token in the reply', () => {
	const rows = ['endpoints.tsv', 'observed.tsv'].flatMap((file) =>
		readFileSync(path.join(__dirname, '../engine/catalogue', file), 'utf8')
			.split('\n')
			.flatMap(
				(line) =>
					line
						.match(/\b(GET|POST|DELETE)\t(\S+)/)
						?.slice(1, 3)
						.join(' ') ?? [],
			),
	);
	const speaking = rows.filter((id) => /token[^/}]*$/i.test(id));

	it('is expected of each endpoint that is named after one', () => {
		expect(speaking.length).toBeGreaterThan(10);
		const silent = speaking.filter((id) => !knownEndpoints().get(id)?.givesToken);
		expect(silent).toEqual([]);
	});

	it.each([
		'/er/account/GetUserApiToken.json',
		'/er/account/getuserapitoken.json/',
		'/er//account/getuserapitoken.json',
		'/er/account/getuserapitoken.json;x',
		'/er/account/getuserapi%74oken.json.',
		'/er/account/getuserapi%2574oken.json',
		'/ea/my-shop/db/later/read_secret.json',
	])('is possible for an unknown path that mentions one: %s', (entered) => {
		expect(judged(entered, 'GET', true).givesToken).toBe(true);
	});

	it('is not expected just because a site has such a name', () => {
		expect(judged('/ea/token-shop/db/profile/search.json')).toEqual(READS);
	});
});
