import { Caller } from '../caller';
import { ProviderCaller, asking, between, total, where } from './providerCaller';

const provider = new ProviderCaller(Caller.forFile());

const verification = (siteId: number) => ({
	columns: ['m_visits'],
	'max-results': 1,
	period: between('2021-01-01', '2023-03-16'),
	space: { s: [siteId] },
	'page-num': 1,
	sort: ['-m_visits'],
});

describe('the verification call of the provider', () => {
	it('returns the visits of two years', async () => {
		const { status, data } = await provider.send(verification(provider.sandbox.provider.siteId));
		expect(status).toBe(200);
		expect(data.DataFeed.Columns).toEqual([
			{ Category: 'Metric', Name: 'm_visits', Type: 'Integer', Label: 'Visits' },
		]);
		expect(data.DataFeed.Context).toEqual({
			SpaceIds: [614_694],
			Period: [{ type: 'D', start: '2021-01-01', end: '2023-03-16' }],
		});
		expect(data.DataFeed.Rows).toHaveLength(1);
		expect(Number(data.DataFeed.Rows[0]?.m_visits)).toBeGreaterThan(700_000);
	});

	it('returns no row for a site without data', async () => {
		const { emptySiteId } = provider.sandbox.provider;
		const { status, data } = await provider.send(verification(emptySiteId));
		expect([status, data.DataFeed.Rows]).toEqual([200, []]);
	});
});

describe('the period of the provider', () => {
	it('has data from the first to the last day only', async () => {
		const days = async (start: string, end: string) =>
			(await provider.rows(['date', 'm_visits'], { period: between(start, end) })).map(
				({ date }) => date,
			);
		expect(await days('2021-03-10', '2021-03-18')).toEqual(['2021-03-17', '2021-03-18']);
		expect(await days('2023-03-15', '2023-04-15')).toEqual(['2023-03-15', '2023-03-16']);
		expect(await days('2023-03-17', '2023-04-15')).toEqual([]);
		expect(await provider.rows(['m_visits'], { period: between('2021-03-16') })).toEqual([]);
	});

	it('is the same at every call, in the same order', async () => {
		const columns = ['src', 'geo_city', 'm_visits'];
		const first = await provider.rows(columns, { sort: ['m_visits'] });
		expect(await provider.rows(columns, { sort: ['m_visits'] })).toEqual(first);
	});
});

describe('pages of the provider', () => {
	const COLUMNS = ['date', 'device_type', 'geo_city', 'm_visits'];

	it('have the same rows together as one large page, without duplicates', async () => {
		const whole = await provider.rows(COLUMNS, { sort: ['-m_visits'] });
		const size = 50;
		const count = Math.ceil(whole.length / size);
		expect(count).toBeGreaterThan(5);
		const pages = await Promise.all(
			Array.from({ length: count + 1 }, (_, index) => {
				const page = { 'max-results': size, 'page-num': index + 1 };
				return provider.rows(COLUMNS, { sort: ['-m_visits'], ...page });
			}),
		);
		expect(pages.flat()).toEqual(whole);
		expect(pages.at(-1)).toEqual([]);
		const named = whole.map((row) => [row.date, row.device_type, row.geo_city].join());
		expect(new Set(named).size).toBe(whole.length);
	});
});

describe('sorting by the provider', () => {
	it('follows the columns in order', async () => {
		const rows = await provider.rows(['date', 'src', 'm_visits'], { sort: ['-date', 'm_visits'] });
		const sorted = [...rows].sort(
			(one, other) =>
				String(other.date).localeCompare(String(one.date)) ||
				Number(one.m_visits) - Number(other.m_visits),
		);
		expect(rows).toEqual(sorted);
		expect(rows[0]?.date).toBe('2022-05-08');
	});
});

describe('filters of the provider', () => {
	const visits = async (more: object) => total(await provider.rows(['m_visits'], more), 'm_visits');
	const property = (condition: object) => ({ filter: { property: condition } });

	it('divide the visits by device', async () => {
		const parts = await Promise.all(
			['Desktop', 'Mobile phone', 'Tablet'].map((device) =>
				visits(where('device_type', '$eq', device)),
			),
		);
		expect(Math.min(...parts)).toBeGreaterThan(100);
		expect(parts.reduce((sum, part) => sum + part, 0)).toBe(await visits({}));
		const [desktop = 0, phone = 0, tablet = 0] = parts;
		expect(await visits(where('device_type', '$neq', 'Tablet'))).toBe(desktop + phone);
		const two = where('device_type', '$in', ['Desktop', 'Tablet']);
		expect(await visits(two)).toBe(desktop + tablet);
	});

	it('with $start match only clicks', async () => {
		const columns = ['event_name', 'click', 'm_clicks'];
		const clicks = await provider.rows(columns, where('event_name', '$start', 'click'));
		const all = await provider.rows(columns);
		const display = { event_name: 'page.display', click: 'N/A' };
		expect(all).toContainEqual(expect.objectContaining(display));
		expect(clicks).toHaveLength(all.length - 1);
		expect(new Set(clicks.map((row) => row.event_name))).toEqual(
			new Set(['click.action', 'click.navigation', 'click.exit', 'click.download']),
		);
	});

	it('with $lk and $end match in the middle and at the end', async () => {
		const names = async (more: object) =>
			(await provider.rows(['geo_country', 'm_visits'], more)).map((row) => row.geo_country);
		expect(await names(where('geo_country', '$lk', 'epublic'))).toEqual(['Korea, Republic of']);
		expect(await names(where('geo_country', '$end', 'land'))).toEqual(['Swizerland']);
	});

	it('with $AND and $OR can be combined and nested', async () => {
		const desktop = { device_type: { $eq: 'Desktop' } };
		const social = { src: { $eq: 'Social media' } };
		const both = await visits(property({ $AND: [desktop, social] }));
		const either = await visits(property({ $OR: [desktop, social] }));
		expect(either).toBe(
			(await visits(property(desktop))) + (await visits(property(social))) - both,
		);
		expect(await visits(property({ $AND: [{ $OR: [desktop, social] }, social] }))).toBe(
			await visits(property(social)),
		);
	});
});

describe('the economy mode of the provider', () => {
	const byDateAndSource = (one: object, other: object) =>
		Object.values(one).slice(0, 2).join() < Object.values(other).slice(0, 2).join() ? -1 : 1;

	it.each([
		['left out', {}],
		['without the member', { options: { ignore_null_properties: true } }],
		['on', { options: { eco_mode: true } }],
	])('makes every figure smaller if it is %s', async (_what, more) => {
		const columns = ['date', 'src', 'm_visits'];
		const { data } = await provider.send({ ...asking(columns), options: undefined, ...more });
		const smaller = data.DataFeed.Rows.sort(byDateAndSource);
		const full = (await provider.rows(columns)).sort(byDateAndSource);
		expect(smaller).toHaveLength(full.length);
		full.forEach((row, index) => {
			expect(Number(smaller[index]?.m_visits)).toBeLessThan(Number(row.m_visits));
		});
	});

	it('returns about 3% less than the whole', async () => {
		const [full] = await provider.rows(['m_visits']);
		const [smaller] = await provider.rows(['m_visits'], { options: { eco_mode: true } });
		expect(smaller?.m_visits).toBe(Math.floor(Number(full?.m_visits) * 0.97));
	});
});
