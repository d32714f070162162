import type { INodeParameters } from 'n8n-workflow';

import { newestLine } from '../../../harness/engine';
import { locator, MARKETING_ANALYTICS } from '../../../harness/workflows';
import { withStage } from '../../support/withStage';
import { run as query } from '../warehouse/scene';

const site = locator('shop-eu');
const SITES = [{ website_name: 'shop-eu' }, { website_name: 'shop-us' }];
const search = {
	resource: 'sale',
	operation: 'searchAndWait',
	site,
	...{ period: 'dates', from: '2026-11-01', to: '2026-11-02' },
};
const SALES = { fields: [{ name: 'order_ref' }], rows: [['a'], ['b']] };

describe.each(newestLine())('an incomplete result is never shown as complete, on %s', (line) => {
	const stage = withStage(line);

	const replying = (match: string, body: object, headers: Record<string, string> = {}) =>
		stage.sandbox.control.fault({ kind: 'reply', match, body: { ...body }, headers });

	async function resultOf(parameters: INodeParameters) {
		const run = await stage.play({ parameters });
		return {
			items: run.items,
			hints: run.hints,
		};
	}

	const open = {
		node: MARKETING_ANALYTICS,
		parameters: { resource: 'report', operation: 'run', site },
	};

	it('what the platform says beside a list is a hint', async () => {
		const messages = [{ code: 1001, message: 'Figures of Social are estimated' }];
		replying('getallowedwebsite', { success: true, messages, errors: [], result: SITES });
		const { items, hints } = await resultOf({ resource: 'account', operation: 'getSites' });
		expect(items).toHaveLength(2);
		expect(hints).toEqual(['The platform says: Figures of Social are estimated']);
	});

	it('an open list ends with an entry that says so', async () => {
		replying('getallowedwebsite', { data: SITES }, { 'x-total-count': '9' });
		const { results } = await stage.engine.listSearch({
			...open,
			method: 'searchSites',
			credentials: stage.credentials,
		});
		expect(results.map(({ name }) => name)).toEqual([
			'shop-eu',
			'shop-us',
			'This list is incomplete: it contains only 2 of the platform’s entries',
		]);
		expect(results.at(-1)?.value).toBe('');
	});

	it('a list of several values says so in its first entry', async () => {
		const devices = [{ mdevicetype_id: 1, mdevicetype_name: 'Desktop' }];
		replying('mdevicetype', { data: devices, hasMore: true });
		const options = await stage.engine.loadOptions({
			...open,
			method: 'getDevices',
			credentials: stage.credentials,
		});
		expect(options).toMatchObject([
			{ description: 'This list is incomplete: it contains only 1 of the platform’s entries' },
		]);
	});

	it.each<[string, object, Record<string, string>]>([
		['a member', { data: SITES, meta: { total: 9 } }, {}],
		['a header', { data: SITES }, { 'content-range': 'items 0-1/9' }],
	])('the items of a list are marked if %s says so, with a hint', async (_, body, headers) => {
		replying('getallowedwebsite', body, headers);
		const { items, hints } = await resultOf({ resource: 'account', operation: 'getSites' });
		expect(items.map(({ complete }) => complete)).toEqual([false, false]);
		expect(hints).toEqual([
			expect.stringContaining('sent 2 entries of the list of sites, and says that there are more'),
		]);
	});

	it.each(['items', 'csv'])('records are marked, as %s, with a hint', async (output) => {
		replying('download.json', { data: { ...SALES, totalCount: 9 } });
		const { items, hints } = await resultOf({ ...search, output });
		expect(items.every(({ complete }) => complete === false)).toBe(true);
		expect(hints).toContainEqual(expect.stringContaining('platform sent 2 entries of'));
	});

	it('pages of records are joined if each names the next one', async () => {
		const path = 'download.json';
		const seen = () => stage.requests(path);
		replying(path, { data: SALES, next: 'download.json?jobrun-id=1&page=2' });
		replying(path, { data: { ...SALES, rows: [['c']] } });
		const { items } = await resultOf({ ...search, simplify: false });
		expect(items.map(({ order_ref: ref }) => ref)).toEqual(['a', 'b', 'c']);
		expect(items[0]).not.toHaveProperty('complete');
		expect(seen().at(-1)?.query).toMatchObject({ page: '2' });
	});

	it('rows of the data warehouse are marked, with a hint', async () => {
		const result = { headers: { schema: [['string', 'url']] }, rows: [['/a'], ['/b']] };
		const body = { ...result, truncated: true };
		// Its state is requested twice before.
		stage.sandbox.control.fault({ kind: 'reply', match: 'GET /ea/v2/edw/jobs/', after: 2, body });
		const { items, hints } = await resultOf(query);
		expect(items).toEqual([
			{ complete: false, url: '/a' },
			{ complete: false, url: '/b' },
		]);
		expect(hints).toEqual([expect.stringContaining('entries of the result of query')]);
	});
});
