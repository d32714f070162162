import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { ONE_SITE_TOKEN } from '../../../sandbox';
import type { Step } from '../../../harness/workflows';
import { locator, MARKETING_ANALYTICS } from '../../../harness/workflows';
import { knownEndpoints } from '../../../platform/catalogue/known';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { Origin } from '../client/origin';
import { additional, containing, credentialFor } from '../client/scene';
import type { Played } from '../../support/scene';

const AUDIENCES = 'GET /ea/{site}/db/cluster/search.json';
const PROFILES = 'GET /ea/{site}/db/profile/search.json';
const CREATE = 'POST /ea/{site}/db/publisher/create.json';
const IMPORT = 'POST /{connectorToken}/epc/{site}/analyticsimport/website.json';
const TABLE = '{"error":false,"data":{"fields":[{"name":"profile_id"},{"name":"profile_name"}],';

const calling = (endpoint: string, value: IDataObject, more: INodeParameters = {}) => ({
	resource: 'api',
	operation: 'callKnown',
	knownEndpoint: locator(endpoint, 'id'),
	endpointValues: { mappingMode: 'defineBelow', value: { site: 'shop-eu', ...value } },
	...more,
});

/** The items of a run without the metadata of replies. */
const withoutMeta = (done: Played) => done.items.map((item) => ({ ...item, meta: null }));

describe.each(newestLine())('a known endpoint, on %s', (line) => {
	const stage = withStage(line);
	let origin: Origin;
	let answer = '';

	beforeAll(async () => {
		origin = await Origin.start((response) => {
			const type = answer.startsWith('{') ? 'application/json' : 'text/plain';
			response.writeHead(200, { 'content-type': type }).end(answer);
		});
	});
	afterAll(async () => await origin?.stop());
	/** In addition to the sandbox, which only serves the endpoints of the specification. */
	const answered = async (text: string, parameters: INodeParameters, step: Step = {}) => {
		answer = text;
		const before = origin.arrivals.length;
		const done = await stage.play({
			parameters,
			...step,
			credentials: credentialFor(origin.url, 'token'),
		});
		const arrived = origin.arrivals.slice(before).map(({ method, path }) => `${method} ${path}`);
		return { done, arrived, items: done.error ? [] : done.items };
	};

	it('returns the same as its own operation', async () => {
		const own = { resource: 'audience', operation: 'getMany', site: locator('shop-eu') };
		for (const amount of [{ returnAll: true }, { limit: 3 }, { limit: 3, simplify: false }]) {
			const known = succeeded(await stage.play({ parameters: calling(AUDIENCES, {}, amount) }));
			const wanted = await stage.play({ parameters: { ...own, ...amount } });
			expect(withoutMeta(known)).toEqual(withoutMeta(wanted));
			expect(wanted.output().length).toBeGreaterThan(0);
		}
	});

	it('is also found by its name, and accepts additional parameters', async () => {
		const named = calling('Audience: get many', {}, { options: additional({ 'cluster-id': '2' }) });
		const { error } = await stage.play({ parameters: { ...named, limit: 5 } });
		expect(error).toBeUndefined();
		expect(stage.requests()[0]?.query).toMatchObject({ 'cluster-id': '2', limit: '5' });
	});

	it('needs no site if the token has only one, and names the sites if there are several', async () => {
		const parameters = calling(AUDIENCES, { site: null });
		expect(
			(await stage.play({ parameters, credential: { apiToken: ONE_SITE_TOKEN } })).error,
		).toBeUndefined();
		expect(stage.requests('search.json')[0]?.path).toMatch(/\/ea\/shop-[a-z]+\/db\/cluster\//);
		const several = await stage.play({ parameters, credential: { apiToken: stage.sandbox.token } });
		expect(several.error).toMatchObject({
			message: containing('Site is empty'),
			description: 'Choose one of shop-eu, shop-ca',
		});
		const given = await stage.play({
			parameters: calling(AUDIENCES, { site: '={{ $json.nothing }}' }),
		});
		expect(given.error).toMatchObject({ description: 'Choose or type a value for Site' });
	});

	it('of observed practice returns a list, a verdict, a text and a record', async () => {
		const list = await answered(`${TABLE}"rows":[["1","a"],["2","b"]]}}`, {
			...calling(PROFILES, {}),
			limit: 2,
		});
		expect(list.arrived).toEqual(['GET /ea/v2/ea/shop-eu/db/profile/search.json?limit=2&start=0']);
		expect(list.items).toEqual([
			{ id: '1', name: 'a' },
			{ id: '2', name: 'b' },
		]);
		const exists = calling('GET /ea/{site}/db/shop/exists.json', {});
		expect((await answered('{"error":0,"data":{"rows":[]}}', exists)).items).toEqual([
			{ exists: false },
		]);
		const me = calling('GET /ea/{site}/db/website/get_me.json', {});
		expect((await answered('a text', me)).items).toEqual([{ text: 'a text' }]);
		expect((await answered('{"data":{"website_id":"7"}}', me)).items).toEqual([{ id: '7' }]);
	});

	it('returns a file', async () => {
		const { done } = await answered(
			'day;visits\n',
			calling('GET /ea/{site}/db/edwtemplate/download.json', {}),
		);
		expect(done.error).toBeUndefined();
		const content = await stage.engine.binary(done.output()[0]);
		expect(content.toString()).toBe('day;visits\n');
	});

	it.each([CREATE, 'GET /ea/{site}/d/product/online.json'])(
		'is not called by %s unless the change is confirmed',
		async (endpoint) => {
			for (const ticked of [undefined, null, false, 'false']) {
				const { done, arrived } = await answered(
					'{}',
					calling(endpoint, { changesPlatform: ticked }),
				);
				expect(done.error).toMatchObject({
					message: containing('This Changes the Platform is off'),
					description: containing('turn on This Changes the Platform'),
				});
				expect(arrived).toEqual([]);
			}
			const ticked = calling(endpoint, { changesPlatform: true });
			expect((await answered('{}', ticked)).arrived).toHaveLength(1);
		},
	);

	it('sends a change once, whatever its outcome', async () => {
		const { done, arrived } = await answered('{"data"', calling(CREATE, { changesPlatform: true }));
		expect(done.error).toBeDefined();
		expect(arrived).toHaveLength(1);
	});

	it('changes nothing after an item that fails, and reports how many were done', async () => {
		stage.sandbox.control.fault({ kind: 'drop', match: 'publisher/create', after: 1 });
		const create = calling('={{ $json.endpoint }}', { changesPlatform: true });
		const options = additional({ 'publisher-name': '={{ $json.name }}' });
		const input = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({
			...{ name, endpoint: name === 'f' ? AUDIENCES : CREATE },
		}));
		const { error } = await stage.play({ parameters: { ...create, options }, input });
		expect(error?.itemIndex).toBe(1);
		expect(error?.description).toContain(
			'Items completed before this item: 1. Items after it that were not sent: 4',
		);
		expect(stage.requests()).toHaveLength(2);
	});

	it('rejects Retry On Fail for a change, and accepts it for reading', async () => {
		const step = { retryOnFail: true, maxTries: 2, waitBetweenTries: 1 };
		const changing = calling(CREATE, { changesPlatform: true });
		const refused = await answered('{}', changing, step);
		expect(refused.done.error?.message).toMatch(/^Nothing was sent: Retry On Fail is on/);
		expect(refused.arrived).toEqual([]);
		const read = await answered(`${TABLE}"rows":[]}}`, calling(PROFILES, {}), step);
		expect(read.arrived).not.toEqual([]);
	});

	it('reports invalid input before anything is sent', async () => {
		const wrong: ReadonlyArray<readonly [INodeParameters, string]> = [
			[calling('GET /ea/{site}/db/nothing.json', {}), 'There is no known endpoint "GET /ea/'],
			[calling('={{ "" }}', {}), 'Endpoint is empty'],
			[calling(IMPORT, {}), '"Import: website" requires a file'],
			[calling(PROFILES, { site: '' }), 'Site is empty'],
			[calling('GET /edw/jobs/{jobid}', {}), 'Job ID is empty'],
			[calling(PROFILES, {}, { options: { body: '{"a":1}' } }), 'uses GET, which has no'],
			[calling(PROFILES, {}, { options: additional({ site: 'x' }) }), 'site is given twice'],
			...['_method', 'X-HTTP-Method-Override', 'httpMethod'].map((name) => {
				const options = additional({ [name]: 'DELETE' });
				return [
					calling(PROFILES, {}, { options }),
					`${name} would change the method of the call`,
				] as const;
			}),
		];
		for (const [parameters, message] of wrong) {
			const { done, arrived } = await answered('{}', parameters);
			expect([done.error?.message, arrived]).toEqual([containing(message), []]);
		}
	});

	describe('the list', () => {
		const found = async (filter?: string, paginationToken?: string) =>
			await stage.engine.listSearch({
				node: MARKETING_ANALYTICS,
				method: 'searchKnownEndpoints',
				parameters: { resource: 'api', operation: 'callKnown' },
				credentials: stage.credentials,
				...(filter === undefined ? {} : { filter }),
				...(paginationToken === undefined ? {} : { paginationToken }),
			});
		const namesOf = async (filter: string) => (await found(filter)).results.map(({ name }) => name);

		it('has all endpoints in pages of a hundred, without a request', async () => {
			const values = new Set<unknown>();
			let token: unknown;
			do {
				const { results, paginationToken } = await found('', token as string | undefined);
				for (const { value } of results) values.add(value);
				token = paginationToken;
			} while (token !== undefined);
			expect(values.size).toBe(knownEndpoints().size);
			expect(stage.requests()).toEqual([]);
		});

		it('is searched by words', async () => {
			expect(await namesOf('offline product')).toEqual([
				'Product: set offline (changes data, undocumented)',
			]);
			expect(await namesOf('import website')).toEqual([
				'Import: website (use Import > Import File, changes data)',
			]);
			expect(await namesOf('no such thing')).toEqual([]);
		});
	});
});
