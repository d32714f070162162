import { readFileSync } from 'node:fs';
import path from 'node:path';

import { catalogue } from '../../platform/catalogue';
import { isChanging } from '../../platform/catalogue/changes';
import { findEndpoints, knownEndpoint, knownEndpoints } from '../../platform/catalogue/known';
import { declaredEndpoints } from '../../platform/catalogue/known/declared';
import { observedEndpoints } from '../../platform/catalogue/known/observed';

const written = (file: string) =>
	readFileSync(path.join(__dirname, '..', 'engine', 'catalogue', file), 'utf8')
		.trim()
		.split('\n')
		.slice(1)
		.map((row) => row.split('\t').slice(-2).join(' '));

const all = [...knownEndpoints().values()];
const idsOf = (endpoints: ReadonlyArray<{ readonly id: string }>) => endpoints.map(({ id }) => id);

test('all endpoints are known, each once, from where it is known', () => {
	const [specified, observed] = [written('endpoints.tsv'), written('observed.tsv')];
	expect(idsOf(all.filter(({ isBeyond }) => !isBeyond)).sort()).toEqual(
		[...new Set(specified)].sort(),
	);
	expect(idsOf(all.filter(({ isBeyond }) => isBeyond)).sort()).toEqual(observed.sort());
	expect(all).toHaveLength(588);
});

test('nothing is declared twice', () => {
	const declared = idsOf(declaredEndpoints());
	const lines = observedEndpoints().map(({ method, path: address }) => `${method} ${address}`);
	expect(lines.filter((id) => declared.includes(id))).toEqual([]);
	expect(new Set(lines).size).toBe(lines.length);
});

test('each has a name of its own, in words', () => {
	const names = all.map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
	expect(names.filter((name) => !/^[A-Z][^:_{}]*: [a-z][^_{}]*$/.test(name))).toEqual([]);
});

test('what is not a GET changes something, unless its name says that it looks or calculates', () => {
	const reading = all.filter((one) => one.method !== 'GET' && !isChanging(one));
	expect(idsOf(reading).sort()).toEqual([
		'POST /ea/{site}/db/collectorconfigmt/exists.json',
		'POST /ea/{site}/db/ebmdb/reach_by_criteria.json',
		'POST /ea/{site}/db/ebmdb/reach_by_rootpublisher.json',
		'POST /ea/{site}/db/encdec/decrypt.json',
		'POST /ea/{site}/db/encdec/encrypt.json',
		'POST /ea/{site}/db/encdec/sample.json',
		'POST /ea/{site}/report/batch/flat_aggregate.json',
		'POST /ea/{site}/report/batch/query.json',
		'POST /edw/jobs',
	]);
});

test('a GET that changes something is known for it', () => {
	const changing = idsOf(all.filter((one) => one.method === 'GET' && isChanging(one)));
	expect(changing).toEqual(
		expect.arrayContaining([
			'GET /ea/{site}/report/order/replay.json',
			'GET /ea/{site}/db/syncpartner/reset_data.json',
			'GET /edw/jobs/{jobid}/cancel',
			'GET /ea/{site}/d/product/online.json',
			'GET /ea/{site}/db/product/offline.json',
			'GET /ea/{site}/db/ordertypecustom/link.json',
			'GET /ea/{site}/db/mmmdatasource/del_by_id.json',
			'GET /ea/{site}/db/etrim/update.json',
		]),
	);
	expect(changing).toHaveLength(20);
	const telling = /(update|link|shorten|deny|del_|remove|reset|replay|cancel|online|offline)/;
	expect(changing.filter((id) => !telling.test(id))).toEqual([]);
	const others = idsOf(all.filter((one) => one.method === 'GET' && !isChanging(one)));
	const looks = /get_|getreplaytoken|exists|\/is_|linked|count_|lookup|rootpublisher|search/;
	expect(others.filter((id) => telling.test(id) && !looks.test(id))).toEqual([]);
});

test('an operation of the catalogue says of its endpoint what it says of itself', () => {
	const audience = catalogue.find(({ value }) => value === 'audience');
	const update = audience?.operations.find(({ value }) => value === 'update');
	expect(knownEndpoint('Audience: update')).toMatchObject({
		method: 'POST',
		path: update && 'path' in update ? update.path : '',
		reply: 'record',
		idempotent: true,
	});
	expect(knownEndpoint('GET /ea/{site}/report/order/get.json')?.holdsPersonalData).toBe(true);
	expect(knownEndpoint('GET /er/account/getuserapitoken.json')?.givesToken).toBe(true);
	expect(knownEndpoint('GET /ea/{site}/db/workflow/get_token.json')?.givesToken).toBe(true);
	expect(knownEndpoint('')).toBeUndefined();
});

test('what is typed finds an endpoint by words of its name, method and path', () => {
	expect(idsOf(findEndpoints('  omnichannel 3 LIST '))).toEqual([
		'GET /ea/{site}/db/omnichannelgroup3/search.json',
	]);
	expect(idsOf(findEndpoints('delete deny'))).toContain('DELETE /ea/{site}/db/deny/remove.json');
	expect(findEndpoints('')).toHaveLength(588);
});
