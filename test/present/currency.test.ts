import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { isPresented, outputOfSite, readOutput } from '../../nodes/shared/report/output/output';
import { presentSites } from '../../nodes/shared/report/output/presentSites';
import type { SitePart } from '../../platform/summary/sites/sitePart';
import { buildTransform } from '../../platform/reports/transform/buildTransform';
import { DEFAULT_PLAN } from '../../platform/reports/transform/planCodec';
import { READY_RATES } from '../../platform/reports/transform/readyRates';
import { applySteps } from '../../platform/reports/transform/transformSteps';
import type { Row } from '../../platform/reports/table/tableCell';
import { formOf } from '../forms/formOf';
import { FilesInMemory } from './filesInMemory';
import { presented } from './presenting';
import { column, sitePart } from './sitePart';

const rates = (...all: Array<[currency: string, rate: number]>) => ({
	rate: all.map(([currency, rate]) => ({ currency, rate })),
});

describe('amounts of items in several currencies', () => {
	const ITEMS = [
		{ Shop: 'Paris', Currency: 'EUR', Sales: 10, Revenue: 100 },
		{ Shop: 'London', Currency: 'gbp', Sales: 5, Revenue: 200 },
		{ Shop: 'London', Currency: 'EUR', Sales: 1, Revenue: 50 },
	];
	const convert = { convertTo: 'eur', exchangeRates: rates(['GBP', 1.2]) };
	const rowsOf = async (options: INodeParameters, more: INodeParameters = {}) =>
		(await presented(ITEMS, { output: 'rows', options: { totalsAs: 'row', ...options }, ...more }))
			.items;

	it('are added up once they are converted by a table of rates', async () => {
		expect((await rowsOf(convert)).at(-1)).toEqual({ Shop: 'Total', Sales: 16, Revenue: 390 });
	});

	it('are converted before rows of the same name are merged', async () => {
		expect(await rowsOf({ ...convert }, { mergeRows: true })).toEqual([
			{ Shop: 'Paris', Sales: 10, Revenue: 100 },
			{ Shop: 'London', Sales: 6, Revenue: 290 },
			{ Shop: 'Total', Sales: 16, Revenue: 390 },
		]);
	});

	it('are written in the currency that they are converted into', async () => {
		const options = { ...convert, currency: 'USD' };
		const { items } = await presented(ITEMS, { messageFor: 'plain', options });
		expect(items[0]?.text).toContain('€390.00');
		expect(items[0]?.text).not.toContain('$');
	});

	it('are never written in one currency while they are in several', async () => {
		const { items } = await presented(ITEMS, { messageFor: 'plain', options: { currency: 'USD' } });
		expect(items[0]?.text).not.toContain('$');
		expect(items[0]?.text).not.toContain('350');
	});

	it.each(['Account currency', 'currency_code', 'accountCurrency', 'Devise', 'Währung'])(
		'are not added up where the column is called %s',
		async (name) => {
			const items = ITEMS.map(({ Currency, ...item }) => ({ ...item, [name]: Currency }));
			const { items: rows } = await presented(items, {
				output: 'rows',
				options: { totalsAs: 'row' },
			});
			expect(rows.at(-1)).toMatchObject({ Revenue: null, Sales: 16 });
		},
	);

	it('are one currency where it is written in several ways, and amounts of 0 have any', async () => {
		const items = ['EUR', 'eur', '€'].map((Currency) => ({ Shop: 'Paris', Currency, Revenue: 10 }));
		const none = { Shop: 'London', Currency: 'GBP', Revenue: null };
		const { items: made } = await presented([...items, none], { messageFor: 'plain' });
		expect(made[0]?.text).toContain('Revenue: €30.00');
	});

	it('are never written in another currency than items say, and the output pane says so', async () => {
		const items = ITEMS.filter(({ Currency }) => Currency === 'EUR');
		const options = { currency: 'USD' };
		const { items: made, hint } = await presented(items, { messageFor: 'plain', options });
		expect(made[0]?.text).toContain('Revenue €150.00');
		expect(hint).toContain('are shown in EUR, not in USD as entered under Currency');
	});

	it('have the currency of the form where an item names none', async () => {
		const items = [
			{ Shop: 'Paris', Currency: 'EUR', Revenue: 10 },
			{ Shop: 'Rome', Revenue: 5 },
		];
		const unnamed = await presented(items, { messageFor: 'plain' });
		expect(unnamed.items[0]?.text).toContain('Revenue: €15.00');
		expect(unnamed.hint).toContain('1 amount has no currency, and is treated as EUR');
		const options = { currency: 'USD' };
		const several = await presented(items, { messageFor: 'plain', options });
		expect(several.items[0]?.text).toContain(
			'Amounts are in several currencies, so they are not added up.',
		);
		expect(several.items[0]?.text).toMatch(/^Paris +EUR +10$/m);
	});

	it('are known by the signs at them', async () => {
		const written = (...amounts: string[]) =>
			amounts.map((Spent, index) => ({ Shop: `S${index}`, Spent }));
		const one = await presented(written('€1.50', '2,50 €'), { messageFor: 'plain' });
		expect(one.items[0]?.text).toContain('Spent: €4.00');
		const several = await presented(written('€1.50', '£2.50'), { messageFor: 'plain' });
		expect(several.items[0]?.text).toMatch(/^S0 +€1\.50$/m);
		expect(several.items[0]?.text).not.toContain('4.00');
		const dollars = await presented(written('$1.50', '$2.50'), {
			messageFor: 'plain',
			options: { currency: 'CAD' },
		});
		expect(dollars.items[0]?.text).toContain('Spent: CA$4.00');
		const options = { totalsAs: 'row', convertTo: 'EUR', exchangeRates: rates(['GBP', 1.2]) };
		const converted = await presented(written('€1.50', '£2.50'), { output: 'rows', options });
		expect(converted.items.at(-1)).toEqual({ Shop: 'Total', Spent: 4.5 });
	});

	it.each(['chart', 'messageWithChart'])('are in no %s of theirs', async (output) => {
		const items = ITEMS.map(({ Sales: _, ...item }) => item);
		await expect(presented(items, { output })).rejects.toThrow(
			'A chart cannot compare amounts in several currencies',
		);
	});

	it('are not compared where rows are sorted by their change', async () => {
		const items = ITEMS.map((item) => ({ ...item, 'Revenue Before': 1, 'Sales Before': 1 }));
		const sorted = async (column: string) => {
			const order = { by: { column, direction: 'largest' } };
			const { items: made } = await presented(items, { messageFor: 'plain', order });
			return String(made[0]?.text);
		};
		expect(await sorted('Revenue Change')).not.toContain('Largest');
		expect(await sorted('Sales Change')).toContain('Largest gain: Paris, EUR +9');
	});

	it('are converted by a rate of each item', async () => {
		const items = ITEMS.map((item) => ({ ...item, fx: item.Currency === 'EUR' ? 1 : 1.5 }));
		const options = { totalsAs: 'row', convertTo: 'EUR', rateColumn: 'fx' };
		const { items: rows } = await presented(items, { output: 'rows', options });
		expect(rows.at(-1)).toEqual({ Shop: 'Total', Sales: 16, Revenue: 450 });
	});

	it.each<[string, IDataObject[], INodeParameters, string]>([
		['a currency has no rate', ITEMS, { convertTo: 'EUR' }, 'Amounts in GBP cannot be converted'],
		[
			'no currency is known',
			[{ Shop: 'Paris', Revenue: 1 }],
			{ convertTo: 'EUR' },
			'some items do not name the currency of their amounts',
		],
		[
			'a rate is missing',
			[
				{ Shop: 'A', Revenue: 1, fx: null },
				{ Shop: 'B', Revenue: 1, fx: 2 },
			],
			{ convertTo: 'EUR', rateColumn: 'fx' },
			'An item has no rate in the column fx',
		],
		[
			'a rate leads nowhere',
			ITEMS,
			{ rateColumn: 'Sales' },
			'Rate Column is filled in, but Convert To is empty',
		],
	])('are refused where %s', async (_, items, options, message) => {
		await expect(presented(items, { output: 'rows', options })).rejects.toThrow(message);
	});
});

describe('the amounts of a report', () => {
	const ROWS: Row[] = [
		{ Channel: 'A', Sales: 2, Revenue: 10, 'Bounce Rate': 3 },
		{ Channel: 'B', Sales: 1, Revenue: '20.5', 'Bounce Rate': 4 },
	];
	const COLUMNS = [
		column('Channel', 'media_key', { role: 'dimension' }),
		column('Sales', 'scartvalid'),
		column('Revenue', 'scartvalidamount'),
		column('Bounce Rate', 'bouncerate'),
	];

	async function rowsOf(options: INodeParameters, site = 'shop-uk') {
		const output = outputOfSite(readOutput(formOf({ output: 'rows', options }), 0), site);
		const plan = { ...DEFAULT_PLAN, rates: [READY_RATES.averageBasket] };
		const money = output.money && { ...output.money, isNamed: true };
		const { steps } = buildTransform({ plan, keepsTotals: false, site, money });
		const batches = async function* () {
			yield await Promise.resolve(ROWS);
		};
		const all: Row[] = [];
		const table = await applySteps({ columns: COLUMNS, batches }, steps([]));
		for await (const some of table.batches()) all.push(...some);
		return all;
	}

	it('stay as they are sent, without a currency if none is set', async () => {
		const [first] = await rowsOf({});
		expect(first).toEqual({ ...ROWS[0], 'Average Basket': 5 });
	});

	it('have no column of currencies at a site for which none is set', async () => {
		const siteCurrencies = { site: [{ name: 'shop-uk', currency: 'gbp' }] };
		const [first = {}] = await rowsOf({ siteCurrencies }, 'shop-us');
		expect(Object.keys(first)).not.toContain('Currency');
		expect((await rowsOf({ siteCurrencies }))[0]).toMatchObject({ Currency: 'GBP' });
	});

	it('are converted before rates are calculated, and say in which currency they are', async () => {
		const options = {
			...{ convertTo: 'EUR', exchangeRates: rates(['GBP', 1.2]), currency: 'USD' },
			siteCurrencies: { site: [{ name: 'shop-uk', currency: 'gbp' }] },
		};
		expect(await rowsOf(options)).toEqual([
			{ ...ROWS[0], Revenue: 12, 'Average Basket': 6, Currency: 'EUR' },
			{ ...ROWS[1], Revenue: 24.6, 'Average Basket': 24.6, Currency: 'EUR' },
		]);
		await expect(rowsOf(options, 'shop-us')).rejects.toThrow('Amounts in USD cannot be converted');
	});
});

describe('the amounts of several sites', () => {
	const withRevenue = async (site: string, seed: number, currency?: string): Promise<SitePart> => {
		const part = await sitePart(site, seed);
		const columns = [...part.columns, column('Revenue', 'scartvalidamount')];
		return { ...part, currency, columns, totals: { ...part.totals, Revenue: 1_000 * (seed + 1) } };
	};
	const textOf = async (parts: readonly SitePart[], more: INodeParameters = {}) => {
		const output = readOutput(formOf({ output: 'message', messageFor: 'plain', ...more }), 0);
		if (!isPresented(output)) throw new Error('This test is of messages');
		const reports = { parts, failed: [], count: parts.length };
		return String((await presentSites(new FilesInMemory(), reports, output, 0)).json.text);
	};

	it('are added up and written with their currency where it is the same', async () => {
		const text = await textOf([await withRevenue('a', 0, 'EUR'), await withRevenue('b', 1, 'EUR')]);
		expect(text).toContain('Revenue €3,000');
	});

	it('stand with the currency of each site and have no sum where they are in several', async () => {
		const parts = [await withRevenue('a', 0, 'EUR'), await withRevenue('b', 1, 'GBP')];
		const text = await textOf(parts);
		expect(text).toContain('Amounts are in several currencies, so they are not added up.');
		expect(text).toMatch(/^b \(GBP\) +21,665/m);
		expect(text).not.toContain('3,000');
		expect(text).not.toContain('€');
	});

	it('are in no chart where they are in several currencies', async () => {
		const bare = async (site: string, seed: number, currency: string) => {
			const { columns, ...part } = await withRevenue(site, seed, currency);
			const kept = columns.filter(({ field }) => ['media_key', 'scartvalidamount'].includes(field));
			return { ...part, columns: kept };
		};
		const parts = [await bare('a', 0, 'EUR'), await bare('b', 1, 'GBP')];
		await expect(textOf(parts, { output: 'chart' })).rejects.toThrow(
			'A chart cannot compare amounts in several currencies',
		);
		const text = await textOf(parts);
		expect(text).not.toContain('Largest');
	});
});
