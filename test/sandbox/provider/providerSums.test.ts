import { Caller } from '../caller';
import { ProviderCaller, between, total, where } from './providerCaller';

const provider = new ProviderCaller(Caller.forFile());

const ADDITIVE = [
	...['m_visits', 'm_page_loads', 'm_unique_visitors'],
	...['m_time_spent', 'm_bounces', 'm_entering_visits'],
];

const totals = async (properties: string[], metrics = ADDITIVE, more: object = {}) => {
	const columns = [...properties, ...metrics];
	const rows = await provider.rows(columns, { sort: [metrics[0]], ...more });
	return metrics.map((metric) => total(rows, metric));
};

it.each([
	[['date']],
	[['device_type']],
	[['date', 'device_type', 'src', 'src_detail', 'src_referrer_url']],
	[['src_type', 'src_source', 'src_campaign']],
	[['geo_country', 'geo_region', 'geo_city']],
	[['src', 'geo_country']],
])('rows of the provider by %s add up to the site', async (properties) => {
	const site = await totals([]);
	expect(Math.min(...site)).toBeGreaterThan(1_000);
	expect(await totals(properties)).toEqual(site);
});

it('pages of the provider have the loads, the entries and the bounces of the site', async () => {
	const metrics = ['m_page_loads', 'm_entering_visits', 'm_bounces'];
	expect(await totals(['page', 'event_url'], metrics)).toEqual(await totals([], metrics));
	const spent = await totals(['page'], ['m_time_spent_loads']);
	expect(spent).toEqual(await totals([], ['m_time_spent']));
});

it('no page of the provider has more of the rarer than of the more frequent', async () => {
	const frequent = ['m_bounces', 'm_entering_visits', 'm_visits', 'm_page_loads'];
	const rows = await provider.rows(['date', 'device_type', 'page', 'event_url', ...frequent]);
	for (const row of rows) {
		const figures = frequent.map((name) => Number(row[name]));
		expect([...figures].sort((one, other) => one - other)).toEqual(figures);
	}
});

it('the bounce rate of the provider is that of the row as it was added up', async () => {
	const rows = await provider.rows(['src', 'm_visits', 'm_bounces', 'm_bounce_rate']);
	for (const { m_visits, m_bounces, m_bounce_rate } of rows) {
		expect(m_bounce_rate).toBe(Number(m_bounces) / Number(m_visits));
	}
});

it('filters of the provider divide its visits', async () => {
	const visits = async (more: object = {}) => (await totals([], ['m_visits'], more))[0] ?? 0;
	const property = (condition: object) => ({ filter: { property: condition } });
	const by = (device: string) => visits(where('device_type', '$eq', device));
	const [desktop, phone, tablet] = [
		await by('Desktop'),
		await by('Mobile phone'),
		await by('Tablet'),
	];
	expect(Math.min(desktop, phone, tablet)).toBeGreaterThan(100);
	expect(desktop + phone + tablet).toBe(await visits());
	expect(await visits(where('device_type', '$neq', 'Tablet'))).toBe(desktop + phone);
	const two = where('device_type', '$in', ['Desktop', 'Tablet']);
	expect(await visits(two)).toBe(desktop + tablet);
	const [one, other] = [{ device_type: { $eq: 'Desktop' } }, { src: { $eq: 'Social media' } }];
	const both = await visits(property({ $AND: [one, other] }));
	const social = await visits(property(other));
	expect(await visits(property({ $OR: [one, other] }))).toBe(desktop + social - both);
	expect(await visits(property({ $AND: [{ $OR: [one, other] }, other] }))).toBe(social);
});

it('pages of the provider have the same rows together as one large page', async () => {
	const columns = ['date', 'device_type', 'geo_city', 'm_visits'];
	const pageOf = (size: number, number: number) =>
		provider.rows(columns, {
			period: between('2022-05-02', '2022-05-03'),
			...{ sort: ['-m_visits'], 'max-results': size, 'page-num': number },
		});
	const whole = await pageOf(10_000, 1);
	const pages = await Promise.all(
		Array.from({ length: Math.ceil(whole.length / 50) + 1 }, (_, index) => pageOf(50, index + 1)),
	);
	expect(pages.length).toBeGreaterThan(3);
	expect(pages.flat()).toEqual(whole);
	expect(pages.at(-1)).toEqual([]);
	const named = whole.map((row) => [row.date, row.device_type, row.geo_city].join());
	expect(new Set(named).size).toBe(whole.length);
});
