import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { columns, locator, MARKETING_ANALYTICS, TRIGGER } from '../../../harness/workflows';
import { dates } from '../report/periods';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';

const SITE = { site: locator('shop-eu') };
const CAMPAIGNS = { options: { path: locator('mcWEBSITE[?].mcGLOBALOPE.mcOPE') } };
const SEARCH = { options: { path: locator('mcMEDIAINCOMING[?].mcMEDIASL.mcSEMCAMPAIGN') } };
const ofKind = (kind: string) => ({
	options: { kind: locator(kind), path: locator('mcWEBSITE[?].*') },
});

const condition = (field: string, value: string, mode = 'list') => ({
	condition: [{ field: locator(field), is: 'is', value: { __rl: true, mode, value } }],
});

/** Where the form stands: the node, what it needs, and the group that holds the conditions. */
const PLACES: Array<[where: string, node: string, chosen: INodeParameters, within: string]> = [
	['Run', MARKETING_ANALYTICS, { resource: 'report', operation: 'run' }, ''],
	['Submit', MARKETING_ANALYTICS, { resource: 'report', operation: 'submit' }, ''],
	['Check Targets', MARKETING_ANALYTICS, { resource: 'report', operation: 'checkTargets' }, ''],
	['Metric Alert', TRIGGER, { event: 'metricAlert' }, 'options.'],
	['Target Alert', TRIGGER, { event: 'targetAlert' }, 'options.'],
];

describe.each(newestLine())('names of rows to choose from, on %s', (line) => {
	const stage = withStage(line);

	const offered = async (field: string, filter = '', place = PLACES[0]) => {
		const [, node = '', chosen = {}, within = ''] = place ?? [];
		const rowsWhere = condition(field, '');
		return await stage.engine.listSearch({
			node,
			method: 'searchRowNames',
			parameters: {
				...{ ...chosen, ...SITE },
				...(within === '' ? { rowsWhere } : { options: { rowsWhere } }),
			},
			credentials: stage.credentials,
			path: `parameters.${within}rowsWhere.condition[0].value`,
			filter,
		});
	};

	it.each([
		['media_key', '', 'Display (ADVERTISING)', 'ADVERTISING', 'paid', {}],
		['geoloccountry_isocode', '', 'France (FR)', 'FR', 'united', ofKind('rt#geoloccountry')],
		[
			'ope_name',
			'ope/get_ope_by_media',
			'Generic - chaussures, femme',
			'Generic - chaussures, femme',
			'brand',
			CAMPAIGNS,
		],
		['creative_name', 'creative/search', 'Reel', 'Reel', 'Ann', CAMPAIGNS],
		['publisher_name', 'publisher/search', 'Google Ads', 'Google Ads', 'G', CAMPAIGNS],
		['semcampaign_name', 'semcampaign/search', 'Brand - exact', 'Brand - exact', 'B', SEARCH],
		['pageinfo_name', 'pageinfo/search', 'Panier', 'Panier', 'Sac', ofKind('rt#pagetree')],
		['website_name', 'getallowedwebsite', 'shop-eu', 'shop-eu', 'eu', ofKind('rt#website')],
	])('the values of %s are listed, searched, and those of rows', async (...one) => {
		const [field, call, name, value, filter, level] = one;
		const { results } = await offered(field);
		const sent = stage.requests().map(({ path }) => path);
		expect(sent.every((path) => call !== '' && path.endsWith(`${call}.json`))).toBe(true);
		expect(results).toContainEqual({ name, value });
		expect(new Set(results.map((entry) => entry.value)).size).toBe(results.length);
		const found = (await offered(field, filter)).results;
		expect(found.length).toBeGreaterThan(0);
		expect(found.length).toBeLessThanOrEqual(results.length);

		const [row = ''] = await namesOfRows(field, level);
		const chosen = results.find((entry) =>
			[entry.value, nameIn(entry.name)].some((name) => name === row),
		);
		expect(await namesOfRows(field, level, String(chosen?.value))).toEqual([row]);
	});

	it.each(PLACES)('campaigns are listed in the conditions of %s', async (...place) => {
		const { results } = await offered('ope_name', 'cash', place);
		expect(results).toEqual([{ name: 'Cashback', value: 'Cashback' }]);
	});

	it.each([
		['', 'Choose a dimension first'],
		['searchengine_name', 'The platform has no list of these values: type the name under By Name'],
		[
			'date_day',
			'Set the days with Period. To filter by a single day, enter the day under By Name',
		],
	])('the list of the dimension "%s" says why it is empty', async (field, name) => {
		expect((await offered(field)).results).toEqual([{ name, value: '' }]);
	});

	it('IDs are listed for a dimension of IDs, with the names that people know', async () => {
		expect((await offered('mdevicetype_id')).results).toContainEqual({
			name: 'Desktop (1)',
			value: '1',
		});
		expect((await offered('view_name')).results[0]?.value).not.toMatch(/^\d+$/);
	});

	it('a list is read over its pages, each name once, and says so if it has more', async () => {
		const { results } = await offered('creative_name');
		expect(stage.requests('search.json').length).toBeGreaterThan(2);
		expect(results.length).toBeGreaterThan(15);
		stage.clear();
		const page = (at: number) => ({
			data: [...Array(100).keys()].map((one) => ({ publisher_name: `P${at}-${one}` })),
		});
		for (let at = 0; at < 11; at++)
			stage.sandbox.control.fault({ kind: 'reply', body: JSON.stringify(page(at)) });
		const all = (await offered('publisher_name')).results;
		expect(all).toHaveLength(1_001);
		expect(all.at(-1)).toEqual({
			name: 'This list is incomplete: it contains only 1,000 of the platform’s entries',
			value: '',
		});
	});

	it('the list of campaigns says that it is incomplete if a channel cannot be read for now', async () => {
		const match = 'media-key=MAILING';
		stage.sandbox.control.fault({ kind: 'status', status: 500, match, times: 9 });
		const { results } = await offered('ope_name');
		expect(results.at(-1)?.name).toMatch(/^This list is incomplete/);
	});

	it('the list of campaigns says that it is incomplete if the answer of a channel cannot be read', async () => {
		const match = 'media-key=MAILING';
		stage.sandbox.control.fault({ kind: 'reply', body: 'hello', match, times: 9 });
		const { results } = await offered('ope_name');
		expect(results.at(-1)?.name).toMatch(/^This list is incomplete/);
	});

	it('the list of campaigns is complete if a channel is refused, which the site does not use', async () => {
		stage.sandbox.control.fault({ kind: 'status', status: 403, match: 'get_ope_by_media' });
		const { results } = await offered('ope_name');
		expect(results.at(-1)?.name).not.toMatch(/incomplete/);
	});

	it('a dimension named like a member of every object has no list', async () => {
		const { results } = await offered('constructor');
		expect(results[0]?.name).toMatch(/^The platform has no list of these/);
	});

	it('entries without a name are left out, rather than listed by another column', async () => {
		const body = '{"data":[{"publisher_id":"7"},{"publisher_id":"8","publisher_name":"Awin"}]}';
		stage.sandbox.control.fault({ kind: 'reply', body, times: 2 });
		expect((await offered('publisher_name')).results).toEqual([{ name: 'Awin', value: 'Awin' }]);
	});

	const nameIn = (name: string) => name.replace(/ \(\w+\)$/, '');

	const namesOfRows = async (field: string, level: INodeParameters, value?: string) => {
		const ended = await stage.report({
			...{ ...SITE, ...level, ...dates(['2026-06-01', '2026-06-07']), output: 'rows' },
			...{ dimensions: columns({ [field]: field }), metrics: columns({ visit: 'Visits' }) },
			...(value === undefined ? {} : { rowsWhere: condition(field, value) }),
		});
		return succeeded(ended).items.map(({ [field]: name }) => name);
	};
});
