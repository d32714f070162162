import { Caller } from '../caller';
import { ProviderCaller, total } from './providerCaller';

const provider = new ProviderCaller(Caller.forFile());

const ADDITIVE = [
	...['m_visits', 'm_page_loads', 'm_unique_visitors'],
	...['m_time_spent', 'm_bounces', 'm_entering_visits'],
];

const totals = async (properties: string[], metrics = ADDITIVE) => {
	const columns = [...properties, ...metrics];
	const rows = await provider.rows(columns, { sort: [metrics[0]] });
	return metrics.map((metric) => total(rows, metric));
};

describe('breakdowns of the provider add up to the site', () => {
	it.each([
		[['date']],
		[['device_type']],
		[['src']],
		[['date', 'device_type', 'src', 'src_detail', 'src_referrer_url']],
		[['src_type', 'src_source', 'src_campaign']],
		[['geo_country']],
		[['geo_country', 'geo_region', 'geo_city']],
		[['src', 'geo_country']],
	])('by %s', async (properties) => {
		const site = await totals([]);
		expect(Math.min(...site)).toBeGreaterThan(1_000);
		expect(await totals(properties)).toEqual(site);
	});

	it('pages have the loads, the entries and the bounces of the site', async () => {
		const metrics = ['m_page_loads', 'm_entering_visits', 'm_bounces'];
		expect(await totals(['page', 'event_url'], metrics)).toEqual(await totals([], metrics));
		const [spent] = await totals(['page'], ['m_time_spent_loads']);
		expect([spent]).toEqual(await totals([], ['m_time_spent']));
	});

	it('no page has more of the rarer than of the more frequent', async () => {
		const frequent = ['m_bounces', 'm_entering_visits', 'm_visits', 'm_page_loads'];
		const rows = await provider.rows(['date', 'device_type', 'page', 'event_url', ...frequent]);
		for (const row of rows) {
			const figures = frequent.map((name) => Number(row[name]));
			expect([...figures].sort((one, other) => one - other)).toEqual(figures);
		}
	});

	it('the bounce rate is that of the row as it was added up', async () => {
		const rows = await provider.rows(['src', 'm_visits', 'm_bounces', 'm_bounce_rate']);
		for (const { m_visits, m_bounces, m_bounce_rate } of rows) {
			expect(m_bounce_rate).toBe(Number(m_bounces) / Number(m_visits));
		}
	});
});

describe('values that have to be mapped', () => {
	const values = async (...properties: string[]) => {
		const rows = await provider.rows([...properties, 'm_visits']);
		return rows.map((row) => properties.map((property) => row[property]));
	};

	it('the sources include one that the specification does not name', async () => {
		expect((await values('src')).flat()).toEqual([
			'Advertisement',
			'Direct access',
			'Email marketing',
			'Portal sites',
			'Push notifications',
			'Referrer sites',
			'Search engines',
			'Social media',
			'Sponsored links',
			'Unclassified campaign',
			'Webmails',
		]);
	});

	it('two publishers share a campaign, and one has no name', async () => {
		const campaigns = await values('src_campaign', 'src_source');
		expect(campaigns).toContainEqual(['Brand', 'Google Ads']);
		expect(campaigns).toContainEqual(['Brand', 'Microsoft Ads']);
		expect(campaigns).toContainEqual(['Old tag 2019', 'N/A']);
	});

	it('countries nobody knows', async () => {
		const countries = (await values('geo_country')).flat();
		expect(countries).toEqual(expect.arrayContaining(['Swizerland', 'Atlantis', 'N/A']));
	});

	it('include pages whose names are equal or differ by accents', async () => {
		const pages = await values('page', 'page_chapter1', 'event_url');
		expect(pages.filter(([page]) => page === 'Overview')).toHaveLength(2);
		const names = pages.map(([page]) => page);
		expect(names).toEqual(expect.arrayContaining(['Conges', 'Congés']));
		expect(pages).toContainEqual(['Payment', 'Order', 'N/A']);
	});
});
