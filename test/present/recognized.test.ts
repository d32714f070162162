import { presented, readAs } from './presenting';

const plain = { messageFor: 'plain', options: { rowsShown: 200 } };
const textOf = async (items: Parameters<typeof presented>[0], more = {}) => {
	const { items: out } = await presented(items, { ...plain, ...more });
	return String(out[0]?.text);
};

const WEEKS = [
	{ Channel: 'Paid search', Visits: 1_200, 'Visits Before': 1_000, Sales: 12 },
	{ Channel: 'Display', Visits: 300, 'Visits Before': 400, Sales: 3 },
];

describe('items that are presented', () => {
	it('have their media costs added up, and metrics that the user declares, whatever their names', async () => {
		const items = [
			{ Channel: 'A', 'Media Cost': 10, Visitors: 7, 'Tempo medio': 3 },
			{ Channel: 'B', 'Media Cost': 5, Visitors: 8, 'Tempo medio': 5 },
		];
		const recognized = await presented(items, { output: 'rows', options: { totalsAs: 'row' } });
		expect(recognized.items.at(-1)).toEqual({
			...{ Channel: 'Total', 'Media Cost': 15, Visitors: null, 'Tempo medio': null },
		});
		const itemColumns = { column: [readAs('Visitors', 'number')] };
		const chosen = { itemColumns, output: 'rows', options: { totalsAs: 'row' } };
		expect((await presented(items, chosen)).items.at(-1)?.Visitors).toBe(15);
	});

	it('are reported as having nothing to show where no column has values', async () => {
		const { hint } = await presented([{ tags: null }], { output: 'rows' });
		expect(hint).toContain(
			'The items have no names, days or figures that can be shown. Left out: tags.',
		);
	});

	it('have names, metrics and the previous period recognized by their values and titles', async () => {
		const { items, hint } = await presented(WEEKS, { ...plain, output: 'message' });
		expect(items).toEqual([
			{
				title: 'Visits and Sales by Channel',
				text: expect.stringContaining('Visits: 1,500 (+100, +7.1%)') as unknown,
			},
		]);
		expect(items[0]?.text).toContain('Largest gain: Paid search +200 (+20.0%)');
		expect(hint).toContain(
			'Columns were read as names: Channel; as figures: Visits, Visits Before, Sales.',
		);
	});

	it('have columns calculated by Report > Run left out of the metrics, and totals calculated anew', async () => {
		const rows = WEEKS.map((row) => ({
			...row,
			'Visits Change': row.Visits - row['Visits Before'],
			'Visits Change (%)': 0,
			'Conversion Rate (%)': 1.23,
			'Conversion Rate (%) Before': 1.1,
			'Conversion Rate Change (Points)': 0.14,
		}));
		const { items } = await presented(rows, { output: 'rows', options: { totalsAs: 'row' } });
		expect(items).toEqual([
			{
				...rows[0],
				'Visits Change (%)': 20,
			},
			{ ...rows[1], 'Visits Change (%)': -25 },
			{
				Channel: 'Total',
				...{
					Visits: 1_500,
					'Visits Before': 1_400,
					'Visits Change': 100,
					'Visits Change (%)': 7.14,
				},
				Sales: 15,
				...{ 'Conversion Rate (%)': null, 'Conversion Rate (%) Before': null },
				'Conversion Rate Change (Points)': null,
			},
		]);
	});

	it('have numeric codes read as names, and columns without information left out', async () => {
		const { hint } = await presented(
			[
				{
					zip: '01234',
					campaign_id: 7,
					name: 'A',
					clicks: '12',
					row_key: 'x',
					is_final: true,
					tags: ['a'],
				},
				{
					zip: '20095',
					campaign_id: 8,
					name: 'B',
					clicks: '-',
					row_key: 'y',
					is_final: true,
					tags: [],
				},
			],
			plain,
		);
		expect(hint).toContain(
			'as names: zip, campaign_id, name; as figures: clicks. Left out: row_key, is_final, tags.',
		);
	});

	it('have database dates read as days, and a single date of all rows as the period', async () => {
		const rows = (days: readonly string[]) => days.map((day) => ({ day, sales: 2 }));
		const days = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'];
		expect(await textOf(rows(days))).toContain('Nov 1');
		const { items } = await presented(rows(['2026-11-01']), plain);
		expect(items[0]?.title).toBe('sales · Nov 1, 2026');
	});

	it("are read according to the user's choice where that differs from the recognized type", async () => {
		const rows = [
			{ Shop: 'A', year: 2026, 'This Week': 5, 'Other Week': 4, share: 0.25, Price: 2 },
			{ Shop: 'B', year: 2026, 'This Week': 7, 'Other Week': 7, share: 0.75, Price: 3 },
		];
		const { items } = await presented(rows, {
			output: 'rows',
			itemColumns: {
				column: [
					readAs('Other Week', 'before', { of: 'This Week' }),
					readAs('share', 'fraction', { label: 'Share (%)' }),
					readAs('year', 'leftOut'),
				],
			},
		});
		expect(items[0]).toEqual({
			Shop: 'A',
			...{ 'This Week': 5, 'Other Week': 4, 'This Week Change': 1, 'This Week Change (%)': 25 },
			...{ 'Share (%)': 25, Price: 2 },
		});
	});

	it.each([
		['no column', readAs('', 'number'), 'entry 1 has no column'],
		['no current figure', readAs('Visits', 'before'), 'entry 1 has no column under Current Figure'],
	])('are refused with %s in an entry', async (_, entry, message) => {
		const refused = presented(WEEKS, { itemColumns: { column: [entry] } });
		await expect(refused).rejects.toThrow(new RegExp(`^Columns: ${message}$`));
	});

	it('are refused with the list of columns where a chosen one does not exist', async () => {
		const itemColumns = { column: [readAs('Visit', 'number')] };
		await expect(presented(WEEKS, { itemColumns })).rejects.toThrow(
			'Columns: no item has a column "Visit"',
		);
	});

	it('have rows that are the sum of the others left out', async () => {
		const rows = [
			{ Channel: 'A', Visits: 1 },
			{ Channel: 'B', Visits: 2 },
		];
		expect(await textOf([...rows, { Channel: 'Total', Visits: 3 }])).toContain('Visits: 3\n');
		expect(await textOf([...rows, { Channel: 'GLOBAL', Visits: 3 }])).toContain('Visits: 3\n');
		// A channel may be called so.
		expect(await textOf([...rows, { Channel: 'Total', Visits: 5 }])).toContain('Visits: 8\n');
	});

	it('have sums within each site left out, whichever name says so', async () => {
		const rows = ['a', 'b'].flatMap((Site, index) => [
			{ Site, Channel: 'x', Visits: 1 + index },
			{ Site, Channel: 'y', Visits: 2 + index },
		]);
		const sums = (name: string) => [
			{ Site: 'a', Channel: name, Visits: 3 },
			{ Site: 'b', Channel: name, Visits: 5 },
		];
		expect(await textOf([...rows, ...sums('GLOBAL')])).toContain('Visits: 8\n');
		const total = { Site: 'Total', Channel: null, Visits: 8 };
		expect(await textOf([...rows, ...sums('Total'), total])).toContain('Visits: 8\n');
		// One of the two is not the sum of its site.
		const [first] = sums('Total');
		if (first === undefined) throw new Error('There are two sums');
		expect(await textOf([...rows, first, { ...first, Site: 'b' }])).toContain('Visits: 11\n');
	});

	it('keep what all share in rows and files, and name it once around a message', async () => {
		const rows = ['x', 'y'].map((Channel, index) => ({
			...{ Site: 'shop-eu', Channel, Day: '2026-11-02', currency: 'EUR' },
			...{ Visits: 1 + index, Revenue: 2 },
		}));
		const total = { ...rows[0], Channel: 'Total', Visits: 3, Revenue: 4 };
		expect((await presented([...rows, total], { output: 'rows' })).items).toEqual(rows);
		const csv = await presented(rows, { output: 'csv' });
		expect(String(csv.file).split('\n')[1]).toBe('shop-eu,x,2026-11-02,EUR,1,2');
		const text = await textOf([...rows, total]);
		expect(text.split('\n')[0]).toBe('Visits and Revenue by Channel · shop-eu, Nov 2, 2026');
		expect(text).toMatch(/^Channel +Visits +Revenue\nx +1 +€2.00$/m);
	});

	it('keep nothing that only some of them have apart from rows of the same name', async () => {
		const items = [
			{ Site: 'shop-eu', Channel: 'x', Visits: 1 },
			{ Channel: 'x', Cost: 2 },
		];
		const merged = await presented(items, { output: 'rows', mergeRows: true });
		expect(merged.items).toEqual([{ Channel: 'x', Visits: 1, Cost: 2 }]);
	});

	it('are reported as incomplete, with the number of errors among them', async () => {
		const text = await textOf([
			{ complete: false, Channel: 'A', Visits: 1 },
			{ error: 'The token has expired', message: 'Renew it' },
		]);
		expect(text).toContain('Incomplete (rows received: 1, there are more)');
		expect(text).toContain(
			'1 item contains an error and is left out of the rows: The token has expired',
		);
	});

	it('have no sums of averages, shares and prices', async () => {
		const rows = [
			{ Campaign: 'A', Cost: 10, CPC: 0.5, CTR: '2%', Position: 1, Price: 3 },
			{ Campaign: 'B', Cost: 20, CPC: 0.7, CTR: '4%', Position: 3, Price: 5 },
		];
		const { items } = await presented(rows, { output: 'rows', options: { totalsAs: 'row' } });
		expect(items.at(-1)).toEqual({
			Campaign: 'Total',
			...{ Cost: 30, CPC: null, CTR: null, Position: null, Price: null },
		});
		expect(items[0]).toMatchObject({ CTR: 2 });
	});

	it('are merged to one row where they have one name, with each metric as it came', async () => {
		const { items } = await presented(
			[
				{ Channel: 'A', Sales: 4, CPC: 0.5 },
				{ Channel: 'A', Cost: 10 },
				{ Channel: 'A', Cost: 6 },
				{ Channel: 'B', Cost: 3 },
			],
			{
				output: 'rows',
				mergeRows: true,
				itemRates: {
					rate: [{ numerator: 'Cost', denominator: 'Sales', as: 'number', label: 'Cost per Sale' }],
				},
				options: { totalsAs: 'row' },
			},
		);
		expect(items).toEqual([
			{ Channel: 'A', Sales: 4, CPC: 0.5, Cost: 16, 'Cost per Sale': 4 },
			{ Channel: 'B', Sales: null, CPC: null, Cost: 3, 'Cost per Sale': null },
			{ Channel: 'Total', Sales: 4, CPC: null, Cost: 19, 'Cost per Sale': 4.75 },
		]);
	});

	it('are written with their only currency, and never added up over two', async () => {
		const of = (currency: string) => ({ Shop: currency, currency, Revenue: 1_234.5, Sales: 2 });
		expect(await textOf([of('EUR'), { ...of('EUR'), Shop: 'x' }])).toContain('€2,469');
		const mixed = await presented([of('EUR'), of('USD')], {
			output: 'rows',
			options: { totalsAs: 'row' },
		});
		expect(mixed.items.at(-1)).toMatchObject({ Revenue: null, Sales: 4 });
		expect(mixed.hint).toContain('Amounts are in several currencies, so they are not added up.');
	});

	it('become a CSV file, and a message where there are none', async () => {
		const csv = await presented(WEEKS, { output: 'csv' });
		expect(String(csv.file).split('\n')[1]).toBe('Paid search,1200,1000,200,20,12');
		expect(csv.items).toEqual([{ rows: 2, fileName: 'items.csv' }]);
		expect(await textOf([])).toContain('There are no rows.');
	});
});
