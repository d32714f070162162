import type { IDataObject } from 'n8n-workflow';
import type { ProviderRow } from '../../sandbox/provider/providerCaller';
import { newestLine } from '../../../harness/engine';
import { withStage } from '../../support/withStage';
import { LEVERS, REFERRERS } from './held';
import { DAY, getData, known, withReference } from './scene';

const SITE_METRICS = {
	m_visits: 'visits',
	m_page_loads: 'pageViews',
	m_unique_visitors: 'uniqueVisitors',
	m_time_spent: 'timeSpent',
	m_bounce_rate: 'bounceRate',
	m_bounces: 'singlePageVisits',
};
const PAGE_METRICS = {
	m_page_loads: 'pageViews',
	m_bounce_rate: 'bounceRate',
	m_time_spent_loads: 'timeSpent',
	m_visits: 'visits',
	m_bounces: 'singlePageVisits',
	m_entering_visits: 'incomingVisits',
};
const SOURCE = ['date', 'src', 'src_detail', 'src_referrer_url'];
const CAMPAIGN = ['date', 'src', 'src_source', 'src_campaign'];
const PAGE = ['date', 'page', 'page_chapter1', 'page_chapter2', 'page_chapter3', 'event_url'];

const FREE: Record<string, string> = {
	'Direct access': 'Direct Access',
	'Portal sites': 'Portal Site',
	'Referrer sites': 'Referring Site',
	'Search engines': 'Organic Search',
	'Social media': 'Social Network (Free)',
	Webmails: 'Webmail',
};
function figures(row: ProviderRow, names: Record<string, string>): IDataObject {
	return Object.fromEntries(Object.entries(names).map(([metric, name]) => [name, row[metric]]));
}

const textOf = (row: ProviderRow, column: string) => String(row[column]);

describe.each(newestLine())('Get Data of one day, on %s', (line) => {
	const stage = withStage(line);
	const reference = withReference();

	it('of pages has chapters as labels, and null for unknown values', async () => {
		const rows = await reference.rows([...PAGE, ...Object.keys(PAGE_METRICS)]);
		const items = await getData(stage, { level: 'page' });
		expect(items).toEqual(
			rows.map((row) => ({
				date: DAY,
				page: row.page,
				pageLabel1: known(row.page_chapter1),
				pageLabel2: known(row.page_chapter2),
				pageLabel3: known(row.page_chapter3),
				url: known(row.event_url),
				...figures(row, PAGE_METRICS),
			})),
		);
		expect(items).toHaveLength(26);
		const labels = { pageLabel1: 'Bikes', pageLabel2: 'City', pageLabel3: 'Folding' };
		const url = 'https://shop.example/bikes/city/eclair';
		expect(items).toContainEqual(
			expect.objectContaining({ page: 'Vélo pliant "Éclair"', ...labels, url }),
		);
		const none = { pageLabel1: null, pageLabel2: null, pageLabel3: null, url: null };
		expect(items).toContainEqual(expect.objectContaining({ page: 'Search results', ...none }));
		expect(items.filter(({ page }) => page === 'Overview')).toHaveLength(2);
	});

	it('of free sources groups portals and webmails as one referrer each', async () => {
		const rows = await reference.rows([...SOURCE, ...Object.keys(SITE_METRICS)]);
		const free = rows.filter((row) => FREE[textOf(row, 'src')] !== undefined);
		const unknown = rows.filter((row) => row.src === 'Email marketing');
		const items = await getData(stage, { level: 'freeSources' });
		const expected = free.map((row) => ({
			date: DAY,
			source: FREE[textOf(row, 'src')],
			isRecognized: true,
			name: REFERRERS[textOf(row, 'src')] ?? known(row.src_detail),
			referringUrl: known(row.src_referrer_url),
			...figures(row, SITE_METRICS),
		}));
		const others = unknown.map((row) => ({
			date: DAY,
			source: 'Email marketing',
			isRecognized: false,
			name: row.src_detail,
			referringUrl: null,
			...figures(row, SITE_METRICS),
		}));
		expect([expected.length, others.length]).toEqual([16, 2]);
		const byUrl = (one: IDataObject) => [one.source, one.name, one.referringUrl].join();
		const sorted = (list: IDataObject[]) =>
			[...list].sort((a, b) => byUrl(a).localeCompare(byUrl(b)));
		expect(sorted(items)).toEqual(sorted([...expected, ...others]));
		expect(items.filter(({ name }) => name === 'Portals')).toHaveLength(3);
		expect(items).toContainEqual(
			expect.objectContaining({ source: 'Direct Access', name: null, referringUrl: null }),
		);
	});

	it('excludes rows of another level, even if the provider sends them', async () => {
		const rows = await reference.rows([...CAMPAIGN, ...Object.keys(SITE_METRICS)]);
		// The kind of mails is not defined.
		const kinds = [...Object.keys(LEVERS), 'Email marketing'];
		const paid = rows.filter((row) => kinds.includes(textOf(row, 'src')));
		expect(await getData(stage, { level: 'paidSources', simplify: false })).toEqual(paid);
	});
});
