import type { INodeParameters } from 'n8n-workflow';
import type { Fault } from '../../../sandbox';
import { ONE_SITE_TOKEN } from '../../../sandbox';
import { EngineError, newestLine } from '../../../harness/engine';
import { locator, MARKETING_ANALYTICS } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { dropdowns, kind, searched, site } from './listCases';
import { credentialFor } from './scene';

describe.each(newestLine())('%s', (line) => {
	const stage = withStage(line);

	const opened = (method: string, parameters: INodeParameters = {}) => ({
		node: MARKETING_ANALYTICS,
		method,
		parameters: { resource: 'report', operation: 'run', ...parameters },
		credentials: stage.credentials,
	});

	it.each(searched)('$method sends $query, and keeps what "$filter" matches', async (list) => {
		const { method, chosen, path, query = {}, values, filter } = list;
		const all = (await stage.engine.listSearch(opened(method, chosen))).results;
		expect(stage.requests()).toMatchObject([{ method: 'GET', path, query }]);
		expect(all.map(({ value }) => value)).toEqual(expect.arrayContaining(values));
		expect(new Set(all.map(({ value }) => value)).size).toBe(all.length);
		expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);

		const found = async (typed: string) =>
			(await stage.engine.listSearch({ ...opened(method, chosen), filter: typed })).results;
		const wanted = filter.trim().toLowerCase();
		const some = all.filter(({ name, value }) =>
			`${name} (${String(value)})`.toLowerCase().includes(wanted),
		);
		expect(await found(filter)).toEqual(some);
		expect(some.length).toBeGreaterThan(0);
		expect(some.length).toBeLessThan(all.length);
		expect(await found('no such thing')).toEqual([]);
	});

	it('translations of consent categories are listed in every language', async () => {
		const resource = { resource: 'consentCategory', operation: 'updateTranslation', site };
		const { results } = await stage.engine.listSearch(opened('searchEntries', resource));
		expect(results).toContainEqual({ name: 'Necessary (en), English (1)', value: '1' });
		expect(results).toContainEqual({ name: 'Necessary (fr), Français (2)', value: '2' });
		expect(stage.requests('get_all_lang.json')).toHaveLength(1);
		const first = { ...opened('searchEntries', resource), filter: 'français' };
		const found = (await stage.engine.listSearch(first)).results;
		expect(found.length).toBeGreaterThan(0);
		expect(found.length).toBeLessThan(results.length);
	});

	it.each(dropdowns)('$method is filled', async ({ method, path, entry }) => {
		expect(await stage.engine.loadOptions(opened(method, { site }))).toContainEqual(entry);
		expect(stage.requests().map((request) => request.path)).toEqual([path]);
	});

	it.each([
		['searchReportKinds', {}, 'Site'],
		['searchReportKinds', { site: locator('') }, 'Site'],
		['searchDataLevels', { kind }, 'Site'],
		['searchDataLevels', { site, kind: locator('') }, 'Report Kind'],
		['searchDimensions', { site, kind: locator('') }, 'Report Kind'],
		['searchMetrics', { site, kind: locator('') }, 'Report Kind'],
	])(
		'%s with the choices %j asks for the choice that is missing',
		async (method, chosen, missing) => {
			const { failure } = await failed(stage.engine.listSearch(opened(method, chosen)));
			expect(failure.message).toBe(`Choose ${missing} first`);
			expect(failure.description).toBe(`This list depends on ${missing}`);
			// With a token of a single site, there is nothing to choose.
			const sites = missing === 'Site' ? ['/ea/v2/er/account/getallowedwebsite.json'] : [];
			expect(stage.requests().map((request) => request.path)).toEqual(sites);
		},
	);

	it.each([
		['searchReportKinds', 'rt#insummary'],
		['searchMetrics', 'visit'],
		['searchAudience', '1'],
		['searchLocation', '1'],
		['searchPublisher', '1'],
	])('%s is filled for the only site of a token', async (method, value) => {
		const credentials = credentialFor(stage.sandbox.url, ONE_SITE_TOKEN);
		const { results } = await stage.engine.listSearch({ ...opened(method), credentials });
		expect(results.map((one) => one.value)).toContain(value);
		expect(stage.requests().map(({ path }) => path)[1]).toContain('/ea/shop-ca/');
	});

	it.each(dropdowns)('$method asks to choose a site first', async ({ method }) => {
		const { failure } = await failed(stage.engine.loadOptions(opened(method)));
		expect(failure.message).toBe('Choose Site first');
	});

	const faults: Array<[what: string, fault: Fault, message: string, requests: number]> = [
		['401', { kind: 'status', status: 401 }, 'The platform does not accept the token', 1],
		[
			'403',
			{ kind: 'reply', status: 403 },
			'The token does not give access to the list of sites',
			1,
		],
		[
			'503',
			{ kind: 'reply', status: 503, times: 9 },
			'The platform could not process the request for the list of sites (HTTP 503)',
			2,
		],
		[
			'an error in a 200',
			{ kind: 'error200', error_msg: 'No.', error_code: 'N1' },
			'The platform reported an error for the list of sites: No. (N1)',
			1,
		],
	];

	it.each(faults)('%s is reported in place of a list', async (_, fault, message, requests) => {
		stage.sandbox.control.fault(fault);
		const error = await failed(stage.engine.listSearch(opened('searchSites')));
		expect(error.failure).toMatchObject({ name: 'NodeApiError', message });
		expect(error.failure.description).toEqual(expect.any(String));
		expect(stage.requests()).toHaveLength(requests);
	});

	it('sites are listed with their time zones if the platform returns them', async () => {
		const names = async () =>
			(await stage.engine.listSearch(opened('searchSites'))).results.map(({ name }) => name);
		expect(await names()).toEqual(['shop-eu (Europe/Paris)', 'shop-ca (America/Montreal)']);
		const body = '{"data":[{"website_name":"a-shop"},{"website_name":"b","website_tzone":" "}]}';
		stage.sandbox.control.fault({ kind: 'reply', body });
		expect(await names()).toEqual(['a-shop', 'b']);
	});

	it('a list is requested once more', async () => {
		stage.sandbox.control.fault({ kind: 'status', status: 503 });
		const { results } = await stage.engine.listSearch(opened('searchSites'));
		expect(results).toHaveLength(2);
	});

	it('an address without a server is reported in a list', async () => {
		const credentials = credentialFor('http://127.0.0.1:1', 'a-secret-token');
		const list = stage.engine.listSearch({ ...opened('searchSites'), credentials });
		expect((await failed(list)).failure.message).toBe('127.0.0.1:1 does not accept connections');
	});
});

async function failed(call: Promise<unknown>): Promise<EngineError> {
	const error: unknown = await call.catch((thrown: unknown) => thrown);
	if (error instanceof EngineError) return error;
	throw new Error(`The call did not fail: ${JSON.stringify(error)}`);
}
