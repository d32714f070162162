import FormDataPackage from 'form-data';
import { SPECIAL_CONNECTOR_TOKEN } from '../../../sandbox';
import { Caller, channelItem, days, named, splitBy } from '../caller';
import { DAY, Importer, KINDS, WEEK, descriptor, namesOf, plainRows, table } from './importing';

const importer = new Importer(Caller.forEachTest());

describe('a report of the imported period has the imported figures', () => {
	it.each(KINDS)('of the kind %s', async (kind) => {
		const ask = (more: object = {}) => importer.figures(kind, ['visit'], more);
		expect(plainRows(await ask())).not.toContainEqual([...namesOf(kind), 4321]);
		await importer.take(kind, ['visit'], [[...namesOf(kind), 4321]]);
		const rows = plainRows(await ask());
		expect(rows).toContainEqual([...namesOf(kind), 4321]);
		if (kind !== 'opedata') expect(rows).toHaveLength(1);
		const other = await ask({ dateRanges: days('2026-01-06') });
		expect(plainRows(other)).not.toContainEqual([...namesOf(kind), 4321]);
	});

	it.each([
		['website', ['duration', 'visit', 'dvisitor', 'scart', 'scartvalid', 'estimatevalid']],
		['pagetree', ['hit', 'duration', 'visit', 'visitin', 'visitout', 'visitone']],
	])('with every metric of %s', async (kind, metrics) => {
		const values = metrics.map((_, index) => 100 + index);
		await importer.take(kind, metrics, [[...namesOf(kind), ...values]]);
		expect(plainRows(await importer.figures(kind, metrics))).toEqual([
			[...namesOf(kind), ...values],
		]);
	});

	it('with amounts unchanged', async () => {
		const metrics = ['scartvalidamount', 'estimatevalidamount'];
		await importer.take('website', metrics, [['shop-eu', '1234.5', '99']]);
		const rows = plainRows(await importer.figures('website', metrics));
		expect(rows).toEqual([['shop-eu', '1234.50', '99.00']]);
	});

	it('also for days before the history of the shop, and hour by hour', async () => {
		const period = { from: '01/03/2019', to: '02/03/2019', scale: 'D' };
		await importer.take('website', ['visit'], [['shop-eu', 21]], { period });
		const dateRanges = days('2019-02-28', '2019-03-03');
		const report = await importer.figures('website', ['visit'], { dateRanges, ...splitBy('D') });
		expect(report.data[0]?.metrics[0]?.[0]?.values).toEqual([0, 11, 10, 0]);
		const hours = await importer.figures('website', ['visit'], {
			dateRanges: days('2019-03-02'),
			...splitBy('H'),
			dimensions: named('website_name', 'date_day'),
		});
		expect(hours.data[0]?.dimensions).toEqual(['shop-eu', '2019-03-02']);
		expect(hours.data[0]?.metrics[0]?.[0]?.values.slice(0, 2)).toEqual([10, 0]);
	});

	it('only for the site of the import', async () => {
		await importer.take('website', ['visit'], [['shop-eu', 4321]]);
		const item = channelItem({
			kind: 'rt#website',
			dateRanges: days('2026-01-05'),
			dimensions: named('website_name'),
			metrics: named('visit'),
		});
		const path = '/ea/shop-ca/report/batch/flat_aggregate.json';
		const { data } = await importer.caller.call('POST', path, { reports: [item] });
		expect(data.data.rows).toEqual([['shop-ca', expect.any(Number)]]);
		expect(Number(data.data.rows[0]?.[1])).not.toBe(4321);
	});
});

describe('the rules of an import', () => {
	const engines = async (...metrics: string[]) =>
		plainRows(await importer.figures('searchengine', ['visit', ...metrics]));
	const take = (rows: [string, number][], more?: object) =>
		importer.take('searchengine', ['visit'], rows, more);

	const pages = async () => {
		const dimensions = named('pageinfo_name', 'pageinfo_url');
		return plainRows(await importer.figures('pagetree', ['hit'], { dimensions }));
	};

	it('distribute a value over the days, the remainder on the first', async () => {
		const metrics = ['visit', 'scartvalidamount'];
		await importer.take('website', metrics, [['shop-eu', 24, '100.04']], { period: WEEK });
		const dateRanges = days('2026-01-05', '2026-01-11');
		const report = await importer.figures('website', metrics, { dateRanges, ...splitBy('D') });
		const [visits, amounts] = report.data[0]?.metrics ?? [];
		expect(visits?.[0]?.values).toEqual([6, 3, 3, 3, 3, 3, 3]);
		expect(amounts?.[0]?.values).toEqual(['14.30', ...Array<string>(6).fill('14.29')]);
	});

	it('replace the earlier values of a row for a day', async () => {
		const others: [string, number] = ['Bing', 4];
		await take([['Google', 15], others]);
		await take([['Google', 17]]);
		expect(await engines()).toEqual([['Google', 17], others]);
		await take([['Google', 70]], { period: WEEK });
		expect(await engines()).toEqual([['Google', 10], others]);
	});

	it('replace only the imported metrics', async () => {
		await importer.take('searchengine', ['visit', 'dvisitor'], [['Google', 15, 12]]);
		await importer.take('searchengine', ['dvisitor'], [['Google', 11]]);
		expect(await engines('dvisitor', 'hit')).toEqual([['Google', 15, 11, 0]]);
	});

	it('keep the later of two lines that are equal without accents', async () => {
		const rows: [string, number][] = [
			['Éco sïa', 1],
			['Bing', 2],
			['Eco sia', 3],
		];
		await take(rows);
		expect(await engines()).toEqual([rows[2], rows[1]]);
	});

	it('identify a page by its name: the later URL counts, and a file without one keeps it', async () => {
		const dimensions = ['pageinfo_name', 'pageinfo_url'].map((target, idx) => ({ idx, target }));
		const metrics = [{ idx: 2, target: 'hit' }];
		const rows = [
			['Home', '/old', 5],
			['Home', '/new', 7],
		];
		await importer.take('pagetree', ['hit'], rows, { dimensions, metrics });
		expect(await pages()).toEqual([['Home', '/new', 7]]);
		await importer.take('pagetree', ['hit'], [['Home', 9]]);
		expect(await pages()).toEqual([['Home', '/new', 9]]);
		await importer.take('pagetree', ['hit'], [['Home', '/newest', 1]], { dimensions, metrics });
		expect(await pages()).toEqual([['Home', '/newest', 1]]);
	});

	it('accept quotes, line breaks in quotes, blank lines, other columns and a file without header', async () => {
		const reply = await importer.send({
			kind: 'pagetree',
			descriptor: {
				kind: 'pagetree',
				dimensions: [
					{ idx: 2, target: 'pageinfo_name' },
					{ idx: 0, target: 'pageinfo_url' },
				],
				metrics: [{ idx: 3, target: 'hit' }],
				period: DAY,
			},
			table: '\ufeff/a,x,"Shoes, ""red""",5\r\n\r\n/b,"y\nz",Bags,6\r\n,x,Home,7\r\n',
		});
		expect(reply.data).toMatchObject({ error: false, data: { accepted: 3 } });
		expect(await pages()).toEqual([
			['Shoes, "red"', '/a', 5],
			['Bags', '/b', 6],
			['Home', '', 7],
		]);
	});

	it('accept a connector token of any characters, encoded', async () => {
		const said = descriptor('website');
		const token = encodeURIComponent(SPECIAL_CONNECTOR_TOKEN);
		expect((await importer.send({ descriptor: said, token })).data).toMatchObject({ error: false });
		expect((await importer.send({ descriptor: said, token: `${token}%20` })).status).toBe(401);
	});

	it('accept the format of a common form library', async () => {
		const form = new FormDataPackage();
		form.append('meta-data', JSON.stringify(descriptor('searchengine')), 'meta.json');
		form.append('file-name', table(['Google', 9]), 'data.csv');
		const path = importer.pathOf({ kind: 'searchengine' });
		const { data } = await importer.post(path, form.getBuffer(), form.getHeaders());
		expect(data).toMatchObject({ error: false, data: { accepted: 1 } });
	});
});
