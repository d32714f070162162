import type { IDataObject, INodeParameters } from 'n8n-workflow';
import readWorkbook from 'read-excel-file/node';

import { newestLine } from '../../../harness/engine';
import { columns, locator } from '../../../harness/workflows';
import { sideBySideByName } from '../../support/sideBySide';
import { succeeded } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { dates } from './periods';

const COMPARED = {
	...dates(['2026-06-01', '2026-06-07']),
	compareWith: 'before',
	metrics: columns({ visit: 'Visits', scartvalid: 'Sales' }),
	output: 'rows',
};
const MESSAGE = { output: 'message', messageFor: 'plain' };
const all = { site: locator('*') };
const broken = { site: locator('shop-eu, no-such-shop, shop-ca', 'id') };
const CHANNELS = 10;
const listed = (...sites: readonly string[]) => sites.map((website_name) => ({ website_name }));

const scenes = {
	europe: { ...COMPARED, site: locator('shop-eu') },
	canada: { ...COMPARED, site: locator('shop-ca') },
	rows: { ...COMPARED, ...all },
	some: { ...COMPARED, ...all, siteNameParts: 'nowhere, CA' },
	none: { ...COMPARED, ...all, siteNameParts: 'nowhere' },
	listed: { ...COMPARED, site: locator('={{ ["shop-ca", "shop-eu"] }}', 'id') },
	files: { ...COMPARED, ...all, output: 'csv' },
	raw: { ...COMPARED, ...all, output: 'raw' },
	workbook: { ...COMPARED, ...broken, output: 'xlsx' },
	message: { ...COMPARED, ...all, ...MESSAGE },
	panels: {
		...{ ...COMPARED, ...all, output: 'chart' },
		options: { pictureFormat: 'svg', chartType: 'multiples' },
	},
	brokenRows: { ...COMPARED, ...broken },
	brokenMessage: { ...COMPARED, ...broken, ...MESSAGE, output: 'messageWithChart' },
	allBroken: { ...COMPARED, site: locator('no-such-shop, nor-this', 'id') },
} satisfies Record<string, INodeParameters>;

describe.each(newestLine())('a report of several sites, on %s', (line) => {
	const stage = withStage(line, { remembers: true, today: undefined });
	const ended = sideBySideByName(scenes, async (set) => await stage.report(set));
	const itemsOf = async (scene: keyof typeof scenes) => (await ended(scene)).items;
	const withSite = (Site: string, rows: readonly IDataObject[]) =>
		rows.map((row) => ({ Site, ...row }));
	const visitsIn = (rows: readonly IDataObject[]) =>
		rows.reduce((sum, { Visits }) => sum + Number(Visits), 0);

	it('has the rows of each site, as that site has them alone, with its name', async () => {
		const [europe, canada] = [await itemsOf('europe'), await itemsOf('canada')];
		expect(await itemsOf('rows')).toEqual([
			...withSite('shop-eu', europe),
			...withSite('shop-ca', canada),
		]);
		expect(await itemsOf('listed')).toEqual([
			...withSite('shop-ca', canada),
			...withSite('shop-eu', europe),
		]);
	});

	it('is of the sites whose name contains a part, and refused where none does', async () => {
		expect(await itemsOf('some')).toEqual(withSite('shop-ca', await itemsOf('canada')));
		const { error } = await ended('none');
		expect(error?.message).toContain('No site of the token has nowhere in its name');
		expect(error?.description).toBe(
			'Change Site Name Contains. The sites of the token are: shop-eu, shop-ca',
		);
	});

	it('gives a file for each site, and refuses Raw, whose reply does not name the site', async () => {
		expect(await itemsOf('files')).toMatchObject([
			{ site: 'shop-eu', rows: CHANNELS },
			{ site: 'shop-ca', rows: CHANNELS },
		]);
		const { error } = await ended('raw');
		expect(error?.message).toContain('With Output set to Raw, the reply does not name its site');
	});

	it('is one Excel file with a sheet for each site, and one that names what failed', async () => {
		const run = await ended('workbook');
		const [item, ...others] = run.output();
		expect(others).toEqual([]);
		const fileName = 'report-3-sites-2026-06-01-2026-06-07.xlsx';
		const json = { sites: 3, rows: 2 * CHANNELS, complete: false, fileName };
		expect(item?.json).toMatchObject(json);
		const sheets = await readWorkbook(await stage.engine.binary(item));
		const rowsOf = (data: readonly unknown[][]) => {
			const [head = [], ...rows] = data;
			return rows.map((cells) =>
				Object.fromEntries(head.map((name, at): [string, unknown] => [String(name), cells[at]])),
			);
		};
		const [europe, canada] = [await itemsOf('europe'), await itemsOf('canada')];
		const rows = sheets.map(({ sheet, data }) => [sheet, rowsOf(data)]);
		expect(rows).toEqual([
			['shop-eu', withSite('shop-eu', europe)],
			['shop-ca', withSite('shop-ca', canada)],
			['Not Included', [{ Site: 'no-such-shop', Reason: expect.any(String) as unknown }]],
		]);
	});

	it('is one message with a line for each site, the sum of all, and what has moved most', async () => {
		const sites = [await itemsOf('europe'), await itemsOf('canada')];
		const [message = {}, ...others] = await itemsOf('message');
		expect(others).toEqual([]);
		expect(Object.keys(message)).toEqual(['title', 'text', 'sites']);
		const text = String(message.text);
		expect(text).toContain('Visits and Sales by Site · 2 sites, Jun 1');
		const [one = 0, other = 0] = sites.map(visitsIn);
		for (const sum of [one, other, one + other]) expect(text).toContain(sum.toLocaleString('en'));
		expect(text).toMatch(/^Largest gain by Channel: shop-eu, Affiliation \+1,476/m);
		expect(text).toMatch(/^shop-eu +93,610/m);
	});

	it.each([
		[
			'counts a site once that the list has twice',
			{ kind: 'reply', body: { data: { rows: listed('shop-eu', 'shop-ca', 'shop-eu') } } },
			/2 sites, Jun 1.*\n\nVisits: 134,146 /,
		],
		[
			'says that it is a part where the list of sites is one',
			{ kind: 'addition', members: { hasMore: true } },
			/2 sites, Jun 1.*\n\nThe list of sites is not complete: [^\n]*\nVisits: 134,146 /,
		],
	] as const)('is a message that %s', async (_, fault, text) => {
		const own = await stage.beside();
		own.sandbox.control.fault({ ...fault, match: 'getallowedwebsite' });
		const { items } = await own.report(scenes.message);
		expect(items).toEqual([
			expect.objectContaining({ text: expect.stringMatching(text) as unknown }),
		]);
	});

	describe('where the list of sites is a part', () => {
		const prepared = async () => {
			const own = await stage.beside();
			own.sandbox.control.fault({
				...{ kind: 'addition', members: { hasMore: true } },
				...{ match: 'getallowedwebsite', times: 9 },
			});
			return own;
		};

		it.each(['rows', 'files', 'message', 'panels'] as const)(
			'says so in each item of %s',
			async (scene) => {
				const { items } = await (await prepared()).report(scenes[scene]);
				const marks = new Set(items.map(({ complete }) => complete));
				expect([...marks]).toEqual([false]);
				expect(JSON.stringify(items)).not.toContain('received');
			},
		);

		it('says so after Submit and Collect, too', async () => {
			const own = await prepared();
			const { items: input } = await own.report({ ...COMPARED, ...all, operation: 'submit' });
			expect(input).toMatchObject([{ complete: false }, { complete: false }]);
			const collect = { operation: 'collect', site: locator('={{ $json.site }}', 'id') };
			for (const output of [MESSAGE, { output: 'rows' }, { output: 'xlsx' }]) {
				const collected = await own.report({ ...collect, ...output }, { input });
				const items = succeeded(collected).itemsOf(1);
				expect(items.length).toBeGreaterThan(0);
				expect(items.filter(({ complete }) => complete !== false)).toEqual([]);
			}
		});
	});

	it('is one chart with the largest rows of each site', async () => {
		const [item] = (await ended('panels')).output();
		const svg = String(await stage.engine.binary(item));
		const largest = async (scene: 'europe' | 'canada') => {
			const rows = await itemsOf(scene);
			return [...rows].sort((a, b) => Number(b.Visits) - Number(a.Visits)).slice(0, 6);
		};
		for (const { Channel } of [...(await largest('europe')), ...(await largest('canada'))]) {
			expect(svg).toContain(`>${String(Channel).slice(0, 9)}`);
		}
		expect(svg.match(/and 4 more rows/g)).toHaveLength(2);
	});

	it('keeps the other sites where one fails, which is reported in its place', async () => {
		const rows = await itemsOf('brokenRows');
		expect(rows).toHaveLength(2 * CHANNELS + 1);
		expect(rows[CHANNELS]).toMatchObject({
			Site: 'no-such-shop',
			error: expect.stringContaining('no-such-shop') as unknown,
		});
		const hints = (await ended('brokenRows')).hints;
		expect(hints).toContain(
			'1 of 3 sites failed: no-such-shop. The reports of the other sites are complete.',
		);
		const [message = {}] = await itemsOf('brokenMessage');
		expect(message).toMatchObject({ sites: 3, complete: false });
		expect(message.failedSites).toMatchObject([{ site: 'no-such-shop' }]);
		expect(message.text).toContain('2 of 3 sites');
		expect(message.text).toContain('Not included: no-such-shop (');
		expect((await ended('brokenMessage')).output()[0]?.binary).toBeDefined();
	});

	it('fails where all of them do', async () => {
		const { error } = await ended('allBroken');
		expect(error?.message).toContain('There is no site "no-such-shop"');
	});

	it('is submitted as a job for each site, and collected as the same message or the same rows', async () => {
		const submitted = await stage.report({ ...COMPARED, ...broken, operation: 'submit' });
		const input = submitted.items;
		expect(input).toMatchObject([
			{ site: 'shop-eu', sites: 3 },
			{ site: 'no-such-shop', sites: 3, error: expect.any(String) as unknown },
			{ site: 'shop-ca', sites: 3 },
		]);
		const collect = { operation: 'collect', site: locator('={{ $json.site }}', 'id') };
		const told = await stage.report({ ...collect, ...MESSAGE }, { input });
		const [message = {}, ...others] = succeeded(told).itemsOf(1);
		expect(others).toEqual([]);
		expect(message.text).toBe((await itemsOf('brokenMessage'))[0]?.text);
		const workbook = await stage.report({ ...collect, output: 'xlsx' }, { input });
		expect(succeeded(workbook).itemsOf(1)).toMatchObject([
			{ sites: 3, rows: 2 * CHANNELS, complete: false },
		]);
		const rows = await stage.report({ ...collect, output: 'rows' }, { input });
		const names = succeeded(rows)
			.itemsOf(1)
			.map(({ Site }) => Site);
		expect(new Set(names)).toEqual(new Set(['shop-eu', 'no-such-shop', 'shop-ca']));
		expect(names).toHaveLength(2 * CHANNELS + 1);
	});

	it('is a message for each item that was submitted, where two items have the same sites', async () => {
		const days = [{ day: '2026-06-01' }, { day: '2026-06-02' }];
		const ofDay = { from: '={{ $json.day }}', to: '={{ $json.day }}' };
		const submitted = await stage.report(
			{ ...COMPARED, ...ofDay, ...broken, operation: 'submit' },
			{ input: days },
		);
		const input = submitted.items;
		expect(input).toHaveLength(6);
		const collect = { operation: 'collect', site: locator('={{ $json.site }}', 'id') };
		const told = await stage.report({ ...collect, ...MESSAGE }, { input });
		const messages = succeeded(told).itemsOf(1);
		expect(messages.map(({ sites, failedSites }) => [sites, failedSites])).toMatchObject([
			[3, [{ site: 'no-such-shop' }]],
			[3, [{ site: 'no-such-shop' }]],
		]);
		expect(messages[0]?.text).toContain('Jun 1');
		expect(messages[1]?.text).toContain('Jun 2');
	});
});
