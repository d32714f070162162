import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator, workflowOf } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { Origin, sending } from '../client/origin';
import { fileItem } from '../import/scene';

const ROOT = '/ea/v2';

/** Methods and paths, as they are written down beside the catalogue. */
function written(file: string): string[] {
	const [, ...rows] = readFileSync(path.join(__dirname, file), 'utf8').trim().split('\n');
	return rows.map((row) => row.split('\t').slice(-2).join(' '));
}

/** What only operations of their own call, as a file belongs to it. */
const KINDS: Readonly<Record<string, string>> = {
	website: 'website_name',
	pagetree: 'pageinfo_name',
	searchengine: 'searchengine_name',
	refererdomain: 'refererdomain_name',
	opedata: 'media_key;publisher_name;ope_name',
	geoloccountry: 'geoloccountry_isocode',
};
const COSTS = ['advertising', 'affiliation', 'mailing', 'media', 'product'];
const isOfFile = (one: string) => /analyticsimport|externaldataupload/.test(one);

const ALL = [...new Set([...written('endpoints.tsv'), ...written('observed.tsv')])];
const PLACES = ['site', 'jobid'];

/** Values that are sent in one piece, and how they look in an address. */
const ENCODED: ReadonlyArray<readonly [value: string, sent: string]> = [
	['shop-eu', 'shop-eu'],
	['a/b', 'a%2Fb'],
	['/', '%2F'],
	['a..b', 'a..b'],
	['my shop é', 'my%20shop%20%C3%A9'],
	['店铺🛒', '%E5%BA%97%E9%93%BA%F0%9F%9B%92'],
	['a?b#c&d=e', 'a%3Fb%23c%26d%3De'],
	['100%', '100%25'],
	['%C3%A9', '%25C3%25A9'],
	['{site}', '%7Bsite%7D'],
	['a;b@c:d', 'a%3Bb%40c%3Ad'],
];

/** Values that would lead elsewhere, or that no address carries. */
const HELD_BACK = [
	'..',
	'.',
	'%2e',
	'%2E%2e',
	'%252e%252e',
	'../x',
	'a/../b',
	'a/..',
	'a%2f..%2fb',
	'..\\x',
	'a\nb',
	'a\u0000b',
	'\ud800',
	'',
	' ',
];

/** One call for each item: which endpoint, with which values. */
const parameters: INodeParameters = {
	resource: 'api',
	operation: 'callKnown',
	knownEndpoint: locator('={{ $json.endpoint }}', 'id'),
	endpointValues: {
		mappingMode: 'defineBelow',
		value: {
			...Object.fromEntries(PLACES.map((place) => [place, `={{ $json.${place} }}`])),
			changesPlatform: true,
		},
	},
	returnAll: true,
};

describe.each(newestLine())('every known endpoint, on %s', (line) => {
	const stage = withStage(line);
	let recorder: Origin;

	// It answers everything alike, and knows of no endpoint.
	beforeAll(async () => {
		recorder = await Origin.start(sending('{"error":false,"data":{"fields":[],"rows":[]}}'));
	});
	afterAll(async () => await recorder?.stop());

	const arrivedOf = async (input: IDataObject[]) => {
		const before = recorder.arrivals.length;
		const run = await stage.engine.run({
			workflow: workflowOf({ It: { parameters, onError: 'continueRegularOutput' } }),
			input: input.map((json) => ({ json })),
			credentials: {
				marketingAnalyticsApi: {
					baseUrl: recorder.url,
					apiToken: 'a-token',
					encryptionPassphrase: 'a passphrase',
				},
			},
		});
		const errors = run.items('It').flatMap(({ json: { error } }) => (error ? [String(error)] : []));
		const arrived = recorder.arrivals
			.slice(before)
			.map(({ method, path: address }) => `${method} ${address.replace(/\?.*/, '')}`);
		return { run, errors, arrived };
	};

	const arrivedWith = async (parameters: INodeParameters, file: string) => {
		const before = recorder.arrivals.length;
		const { error } = await stage.engine.run({
			workflow: workflowOf({ It: { parameters } }),
			input: [fileItem(file)],
			credentials: {
				marketingAnalyticsApi: { baseUrl: recorder.url, apiToken: 'a-token' },
				marketingAnalyticsImportApi: { baseUrl: recorder.url, connectorToken: 'c/d' },
			},
		});
		expect(error?.message).toBeUndefined();
		return recorder.arrivals.slice(before).map(({ method, path: at }) => `${method} ${at}`);
	};

	const withValue = (endpoint: string, value: string) => ({
		endpoint,
		...Object.fromEntries(PLACES.map((place) => [place, value])),
	});

	it('is reached by its own method and path, and by no other call', async () => {
		expect(ALL).toHaveLength(588);
		const called = ALL.filter((one) => !isOfFile(one));
		for (const [value, sent] of ENCODED.slice(0, 2)) {
			const { run, errors, arrived } = await arrivedOf(called.map((one) => withValue(one, value)));
			expect([run.error?.message, errors]).toEqual([undefined, []]);
			const wanted = called.map((one) => one.replace(/\{\w+\}/g, sent).replace(' /', ` ${ROOT}/`));
			expect([...arrived].sort()).toEqual(wanted.sort());
		}
	});

	it.each(Object.entries(KINDS))('is reached with a file of %s', async (importKind, name) => {
		const dimension = name.replace('media_key', 'MAILING').replace(/\w+_isocode/, 'FR');
		const file = `${name};visit\n${dimension};7\n`;
		const importing = { resource: 'import', operation: 'importFile', importKind };
		const days = { importSite: 'my shop é', period: 'dates', from: '2026-11-02', to: '2026-11-02' };
		expect(await arrivedWith({ ...importing, ...days }, file)).toEqual([
			`POST ${ROOT}/c%2Fd/epc/my%20shop%20%C3%A9/analyticsimport/${importKind}.json`,
		]);
	});

	it.each(COSTS)('is reached with a file of costs: %s', async (costsFor) => {
		const site = locator('my shop é', 'id');
		const upload = { resource: 'campaign', operation: 'uploadCosts', site, costsFor };
		expect(await arrivedWith(upload, 'date,ope_id,cost\n2026-11-01,5001,12.5\n')).toEqual([
			`POST ${ROOT}/ea/my%20shop%20%C3%A9/db/ope/externaldataupload_${costsFor}.json`,
		]);
	});

	it('is not reached with a value that leads elsewhere', async () => {
		const filled = ALL.filter((one) => one.includes('{') && !isOfFile(one));
		expect(filled.length).toBeGreaterThan(500);
		const { errors, arrived } = await arrivedOf(filled.map((one) => withValue(one, '..')));
		expect(arrived).toEqual([]);
		expect(errors).toHaveLength(filled.length);
	});

	const PARTS = ALL.filter((one) => one.includes('{') && !isOfFile(one)).reduce<
		Map<string, string>
	>((found, one) => found.set(one.replace(/[a-z0-9_.-]+(?!\w*\})/gi, ''), one), new Map());

	it.each([...PARTS.values()])('takes each value as one part of %s, or not at all', async (one) => {
		const { arrived, errors } = await arrivedOf(ENCODED.map(([value]) => withValue(one, value)));
		expect(errors).toEqual([]);
		const wanted = ENCODED.map(([, sent]) =>
			one.replace(/\{\w+\}/g, sent).replace(' /', ` ${ROOT}/`),
		);
		expect([...arrived].sort()).toEqual(wanted.sort());
		const held = await arrivedOf(HELD_BACK.map((value) => withValue(one, value)));
		expect(held.arrived).toEqual([]);
		expect(held.errors).toHaveLength(HELD_BACK.length);
	});
});
