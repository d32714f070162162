import { parse } from 'csv-parse/sync';
import type { INodeParameters } from 'n8n-workflow';
import { newestLine } from '../../../harness/engine';
import { pairedItemsOf } from '../../support/stage';
import { withStage } from '../../support/withStage';
import { PROVIDER } from '../../../harness/workflows';
import { where } from '../../sandbox/provider/providerCaller';
import { asked, dataOf, DAY, getData, ONE_DAY, periods, providerOf } from './scene';
import { TWO_DAYS, withReference } from './scene';

const SITE = [
	'date',
	'm_visits',
	'm_page_loads',
	'm_unique_visitors',
	'm_time_spent',
	'm_bounce_rate',
	'm_bounces',
];
const PLACE = [
	'date',
	'geo_country',
	'geo_region',
	'geo_city',
	'm_visits',
	'm_page_loads',
	'm_unique_visitors',
];
const RAW_PLACES = { level: 'geography', simplify: false };
const LONG = { from: '2022-01-15', to: '2022-03-10' };

describe.each(newestLine())('Get Data, on %s', (line) => {
	const stage = withStage(line);
	const reference = withReference();

	it('sends a request with the economy mode off, and only the values of the form', async () => {
		await getData(stage, { ...TWO_DAYS });
		expect(asked(stage)).toEqual([
			{
				columns: SITE,
				'max-results': 10_000,
				period: { p1: [{ start: '2022-01-10', end: '2022-01-11', type: 'D' }] },
				space: { s: [614_694] },
				'page-num': 1,
				sort: ['date'],
				options: { eco_mode: false },
			},
		]);
		const [request] = stage.requests();
		expect([request?.method, request?.headers['x-api-key']]).toEqual([
			'POST',
			'sandbox-provider-0005_sandbox-secret-0006',
		]);
	});

	it.each(['site', 'events'])('has the economy mode off in each request of %s', async (level) => {
		await getData(stage, { level, ...LONG, options: { pageSize: 5_000 } });
		expect(asked(stage).length).toBeGreaterThan(2);
		for (const { options } of asked(stage)) expect(options).toEqual({ eco_mode: false });
	});

	it('reads small pages with the same rows as a large one, without duplicates', async () => {
		const rows = await reference.rows(PLACE, TWO_DAYS);
		expect(rows).toHaveLength(44);
		const items = await getData(stage, { ...RAW_PLACES, ...TWO_DAYS, options: { pageSize: 7 } });
		expect(items).toEqual(rows);
		expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(44);
		const pages = asked(stage).map((body) => [body['page-num'], body['max-results']]);
		expect(pages).toEqual([1, 2, 3, 4, 5, 6, 7].map((page) => [page, 7]));
	});

	it('requests one more page if the last one is full', async () => {
		expect(await getData(stage, { ...RAW_PLACES, options: { pageSize: 11 } })).toHaveLength(22);
		expect(asked(stage).map((body) => body['page-num'])).toEqual([1, 2, 3]);
	});

	const SOME = { returnAll: false, simplify: false };
	const JANUARY = ['2022-01-15', '2022-01-31'];
	const FEBRUARY = ['2022-02-01', '2022-02-28'];
	it.each<[string, string[], INodeParameters, number | undefined, string[][]]>([
		['no more than Limit', PLACE, { ...RAW_PLACES, ...SOME, limit: 5 }, 5, [[DAY, DAY]]],
		['up to Limit across months', SITE, { ...LONG, ...SOME, limit: 20 }, 20, [JANUARY, FEBRUARY]],
		[
			'a long period by day month by month, in the order of days',
			SITE,
			{ ...LONG, simplify: false },
			undefined,
			[JANUARY, FEBRUARY, ['2022-03-01', '2022-03-10']],
		],
		[
			'the period as one without Split by Day',
			PLACE.filter((column) => column !== 'date'),
			{ ...RAW_PLACES, ...LONG, splitByDay: false },
			undefined,
			[['2022-01-15', '2022-03-10']],
		],
	])('reads %s', async (_, columns, parameters, limit, asks) => {
		const days = parameters.from === undefined ? ONE_DAY : LONG;
		const rows = await reference.rows(columns, days);
		expect(await getData(stage, parameters)).toEqual(rows.slice(0, limit));
		expect(periods(stage)).toEqual(asks);
		if (limit === 5) expect(asked(stage)[0]?.['max-results']).toBe(limit);
	});

	it('sorts the whole period if it is not sorted by day', async () => {
		const items = await getData(stage, { ...LONG, sort: '-m_visits' });
		const visits = items.map((item) => Number(item.visits));
		expect(visits).toHaveLength(55);
		expect(visits).toEqual([...visits].sort((a, b) => b - a));
		expect(periods(stage)).toEqual([['2022-01-15', '2022-03-10']]);
		expect(asked(stage)[0]?.sort).toEqual(['-m_visits', 'date']);
	});

	it('splits by device, and excludes devices', async () => {
		const all = await getData(stage, { splitByDevice: true });
		const rows = await reference.rows(['date', 'device_type', 'm_visits']);
		expect(all.map(({ device, visits }) => [device, visits])).toEqual(
			rows.map((row) => [row.device_type, row.m_visits]),
		);
		expect(all.map(({ device }) => device)).toEqual(['Desktop', 'Mobile phone', 'Tablet']);
		const options = { devices: ' Desktop , Tablet' };
		expect(await getData(stage, { splitByDevice: true, options })).toEqual(
			all.filter(({ device }) => device !== 'Mobile phone'),
		);
		const [sum] = await getData(stage, { options });
		expect(sum?.visits).toBe(Number(all[0]?.visits) + Number(all[2]?.visits));
	});

	it('joins the filter of the form with other exclusions', async () => {
		const filter = '{ "event_name": { "$eq": "click.navigation" } }';
		const items = await getData(stage, {
			level: 'events',
			simplify: false,
			options: { devices: 'Tablet', eventNames: 'click', filter },
		});
		const conditions = [
			{ event_name: { $start: 'click' } },
			{ device_type: { $in: ['Tablet'] } },
			{ event_name: { $eq: 'click.navigation' } },
		];
		expect(asked(stage)[0]?.filter).toEqual({ property: { $AND: conditions } });
		const columns = ['date', 'event_name', 'click', 'm_clicks'];
		const more = { filter: { property: { $AND: conditions } } };
		const rows = await reference.rows(columns, undefined, more);
		expect(rows).toHaveLength(4);
		expect(items).toEqual(rows);
	});

	it('sends a single condition unchanged', async () => {
		const options = { filter: { geo_country: { $eq: 'France' } } };
		const items = await getData(stage, { ...RAW_PLACES, options });
		const rows = await reference.rows(PLACE, undefined, where('geo_country', '$eq', 'France'));
		expect(rows).toHaveLength(5);
		expect(items).toEqual(rows);
	});

	it('requests the chosen columns, and those that identify a row', async () => {
		const items = await getData(stage, { level: 'page', columns: ['visits', 'url'] });
		const rows = await reference.rows(['date', 'page', 'event_url', 'm_visits']);
		expect(items.map((item) => Object.keys(item))).toEqual(
			rows.map(() => ['date', 'page', 'url', 'visits']),
		);
		expect(items.map(({ visits }) => visits)).toEqual(rows.map((row) => row.m_visits));
	});

	it('returns additional columns unchanged', async () => {
		const options = { additionalColumns: 'src_type, geo_country' };
		const items = await getData(stage, { columns: ['visits'], options });
		const columns = ['date', 'src_type', 'geo_country', 'm_visits'];
		const rows = await reference.rows(columns);
		expect(items).toEqual(rows.map(({ m_visits, ...names }) => ({ ...names, visits: m_visits })));
		expect(items.length).toBeGreaterThan(20);
	});

	it('recognizes source names of the user', async () => {
		const sourceName = [{ word: 'email  marketing', meaning: 'MAILING' }];
		const options = { sourceNames: { sourceName } };
		const paid = await getData(stage, { level: 'paidSources', options });
		const mails = paid.filter(({ source }) => source === 'Email marketing');
		expect(mails).toHaveLength(2);
		for (const mail of mails) {
			expect(mail).toMatchObject({ isRecognized: true, channel: 'MAILING' });
		}
		const free = await getData(stage, { level: 'freeSources', options });
		expect(free).toHaveLength(16);
		expect(free.filter(({ isRecognized }) => isRecognized !== true)).toEqual([]);
	});

	it('writes the same rows into a CSV file', async () => {
		const items = await getData(stage, { level: 'page' });
		const parameters = { level: 'page', output: 'csv', binaryProperty: 'table' };
		const run = await stage.play(providerOf(dataOf(parameters)));
		const [item, ...others] = run.output();
		expect(others).toEqual([]);
		const fileName = `provider-page-${DAY}-${DAY}.csv`;
		expect(item?.json).toEqual({ level: 'page', rows: 26, fileName });
		expect(item?.binary?.table).toMatchObject({ fileName, mimeType: 'text/csv' });
		const file = await stage.engine.binary(item, 'table');
		const table: unknown = parse(file, { columns: true });
		const texts = items.map((row) =>
			Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? '')])),
		);
		expect(table).toEqual(texts);
	});

	const METRICS = [
		'Visits',
		'Page Views',
		'Unique Visitors',
		'Time Spent',
		'Bounce Rate',
		'Single-Page Visits',
	];
	it.each([
		['site', METRICS],
		['events', ['Event Name', 'Click', 'Clicks']],
		['none', []],
	])('offers the columns of the level %s', async (level, names) => {
		const request = { node: PROVIDER, method: 'getLevelColumns', parameters: { level } };
		const offered = await stage.engine.loadOptions(request);
		expect(offered.map(({ name }) => name)).toEqual(names);
		expect(stage.requests()).toEqual([]);
		if (level === 'none') return;
		const columns = offered.map(({ value }) => String(value));
		expect(await getData(stage, { level, columns })).toEqual(await getData(stage, { level }));
	});

	it('answers each input item', async () => {
		const input = ['2022-01-10', '2022-01-11'].map((day) => ({ day }));
		const days = { from: '={{ $json.day }}', to: '={{ $json.day }}' };
		const run = await stage.play(providerOf(dataOf(days), { input }));
		expect(run.items.map(({ date }) => date)).toEqual(input.map(({ day }) => day));
		expect(pairedItemsOf(run.output())).toEqual([{ item: 0 }, { item: 1 }]);
	});
});
