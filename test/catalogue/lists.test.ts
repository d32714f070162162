import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import main from '../../nodes/MarketingAnalytics/MarketingAnalytics.node.json';
import trigger from '../../nodes/MarketingAnalyticsTrigger/MarketingAnalyticsTrigger.node.json';
import { catalogue } from '../../platform/catalogue';
import { effectOf } from '../../platform/catalogue/endpointEffect';
import {
	endpointNamed,
	findEndpoints,
	fromObserved,
	knownEndpoint,
	knownEndpoints,
} from '../../platform/catalogue/known';
import { declaredEndpoints } from '../../platform/catalogue/known/declared';
import { OBSERVED } from '../../platform/catalogue/known/observed';
import { lists } from '../../platform/catalogue/platformLists';
import { COST_CHANNELS } from '../../platform/catalogue/resources/campaign';
import { channelName } from '../../platform/base/names/channels';
import { decrypt } from '../../platform/encryption/decrypt';
import { lineOf, listLines } from '../../tools/operationTable';
import { thrownBy } from '../http/pure/errors/thrown';

test.each(COST_CHANNELS.map(({ value, label }) => [value, label]))(
	'the option %s has the same name in lists and in rows',
	(value, label) => {
		const name = channelName(value);
		// A code without a name in rows stays unchanged.
		if (name !== value) expect(label.toLowerCase()).toBe(name.toLowerCase());
	},
);

// Words of people who look for this package without knowing its name.
test.each([
	...[
		'kpi',
		'budget',
		'forecast',
		'anomaly',
		'alert',
		'consent',
		'gdpr',
		'segment',
		'crm',
		'target',
	],
	...['revenue', 'ad spend', 'ad costs', 'upload costs', 'funnel', 'data warehouse', 'affiliate'],
	...['emailing', 'sessions', 'ecommerce', 'tracking', 'attribution', 'roas', 'dashboard', 'label'],
	...['weekly report', 'channel report', 'validate sales', 'conversion rate', 'leads'],
])('n8n finds the node by "%s"', (word) => {
	expect(main.alias.map((alias) => alias.toLowerCase())).toContain(word);
});

// n8n's search shows a node and its trigger as one entry, and only reads the node's words.
test('the node has every search word of its trigger', () => {
	expect(trigger.alias.filter((alias) => !main.alias.includes(alias))).toEqual([]);
});

const written = (file: string) =>
	readFileSync(path.join(__dirname, '..', 'engine', 'catalogue', file), 'utf8')
		.trim()
		.split('\n')
		.slice(1)
		.map((row) => row.split('\t').slice(-2).join(' '));

const endpoints = written('endpoints.tsv');
const MARK = ' (beyond the specification)';
const lines = listLines(lists);
const calls = lines.flatMap((line) => (line.split('\t')[2] ?? '').split(', '));

test('every list of a field names its calls', () => {
	expect(lines).toHaveLength(Object.keys(lists).length);
	expect(lines).toContain(
		'Lists\tthe list of attribution rules\tGET /ea/{site}/db/view/get_all_name.json (beyond the specification), GET /ea/{site}/db/cj/assist_get_available_views.json',
	);
	expect(lines).toContain('Lists\tthe list of audiences\tGET /ea/{site}/db/cluster/search.json');
});

test('a call is marked exactly if it is not in the specification', () => {
	const marked = calls
		.filter((call) => call.endsWith(MARK))
		.map((call) => call.slice(0, -MARK.length));
	expect(marked).toEqual([
		'GET /ea/{site}/db/view/get_all_name.json',
		'GET /ea/{site}/db/location/search.json',
		'GET /ea/{site}/db/publisher/search.json',
	]);
	expect(marked.filter((call) => endpoints.includes(call))).toEqual([]);
	const others = calls.filter((call) => !call.endsWith(MARK));
	expect(others.filter((call) => !endpoints.includes(call))).toEqual([]);
});

test('an operation names its calls', () => {
	const [report] = catalogue;
	expect(lineOf(report, report.operations[1] ?? report.operations[0])).toBe(
		'Report\tSubmit\tPOST /ea/{site}/report/batch/query.json',
	);
});

test('the fields ip and email are required only where a user is changed or a token is reset', () => {
	const required = catalogue.flatMap(({ operations }) =>
		operations
			.filter(({ fields }) =>
				fields.some((one) => ['ip', 'email'].includes(one.name) && one.required),
			)
			.map(({ value }) => value),
	);
	expect(required.sort()).toEqual(['disableUser', 'enableUser', 'resetUserToken']);
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const whereOpenssl = hasOpenssl ? test : test.skip;
const ENC = ['enc', '-aes-256-cbc', '-md', 'sha256', '-base64', '-A', '-pass', 'pass:open sesame'];

function sealed(text: string): string {
	return `0${execFileSync('openssl', ENC, { input: text }).toString()}`;
}

whereOpenssl.each(['', 'plain', 'à côté, 東京', 'x'.repeat(5_000)])(
	'opens what openssl has sealed: %.20s',
	(text) => {
		expect(decrypt(sealed(text), 'open sesame')).toBe(text);
	},
);

test.each([
	['', 'The payload is empty'],
	['1abc', 'The payload begins with "1", but only format 0 can be decrypted in n8n'],
	['0abc', 'The payload begins with 0, but the rest of it is not in format 0'],
])('the payload %j is rejected', (payload, message) => {
	expect(thrownBy(() => decrypt(payload, 'x'))).toMatchObject({ parameter: 'Payload', message });
});

const all = [...knownEndpoints().values()];
const idsOf = (endpoints: ReadonlyArray<{ readonly id: string }>) => endpoints.map(({ id }) => id);

test('all endpoints are known without duplicates, with their origin', () => {
	const observed = written('observed.tsv');
	expect(idsOf(all.filter(({ isBeyond }) => !isBeyond)).sort()).toEqual(
		[...new Set(endpoints)].sort(),
	);
	expect(idsOf(all.filter(({ isBeyond }) => isBeyond)).sort()).toEqual(observed.sort());
	expect(all.length).toBeGreaterThan(500);
});

test('no endpoint is declared twice', () => {
	const declared = idsOf(declaredEndpoints());
	const lines: string[] = OBSERVED.map(([id]) => id);
	expect(lines.filter((id) => declared.includes(id))).toEqual([]);
	expect(new Set(lines).size).toBe(lines.length);
});

test('an endpoint is found by its former method and path, and by its name before them', () => {
	const former = 'GET /ea/{site}/db/former/search.json';
	const renamed = fromObserved([
		...(['GET /ea/{site}/db/new/search.json', 'New: get many', 'reads'] as const),
		{ renamedFrom: former, deprecatedFor: 'Report > Run' },
	]);
	const other = fromObserved(['POST /ea/{site}/db/x.json', 'Other: create', 'changes']);
	expect(endpointNamed(former, [other, renamed])).toBe(renamed);
	expect(endpointNamed('Other: create', [renamed, other])).toBe(other);
	expect(endpointNamed('GET /ea/{site}/db/none.json', [other, renamed])).toBeUndefined();
	expect(renamed).toMatchObject({ method: 'GET', reply: 'records', deprecatedFor: 'Report > Run' });
});

test('each endpoint has a distinct name in words', () => {
	const names = all.map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
	expect(names.filter((name) => !/^[A-Z][^:_{}]*: [a-z][^_{}]*$/.test(name))).toEqual([]);
});

test('every call other than GET is a change, unless its name says that it reads or calculates', () => {
	const reading = all.filter((one) => one.method !== 'GET' && !effectOf(one).changes);
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

test('a GET that changes something is marked', () => {
	const changing = idsOf(all.filter((one) => one.method === 'GET' && effectOf(one).changes));
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
	const others = idsOf(all.filter((one) => one.method === 'GET' && !effectOf(one).changes));
	const looks = /get_|getreplaytoken|exists|\/is_|linked|count_|lookup|rootpublisher|search/;
	expect(others.filter((id) => telling.test(id) && !looks.test(id))).toEqual([]);
});

test('an operation and its endpoint agree on their effect', () => {
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

test('an endpoint is found by words of its name, method and path', () => {
	expect(idsOf(findEndpoints('  omnichannel 3 LIST '))).toEqual([
		'GET /ea/{site}/db/omnichannelgroup3/search.json',
	]);
	expect(idsOf(findEndpoints('db/deny/rem'))).toEqual(['DELETE /ea/{site}/db/deny/remove.json']);
	expect(idsOf(findEndpoints('delete deny'))).toContain('DELETE /ea/{site}/db/deny/remove.json');
	expect(findEndpoints('')).toHaveLength(all.length);
});
