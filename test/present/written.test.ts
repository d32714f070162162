import { DateTime } from 'luxon';
import type { IDataObject, INodeParameters } from 'n8n-workflow';

import { presented } from './presenting';

/** Items as nodes send them: dates are no JSON yet. */
const sent = (items: ReadonlyArray<Record<string, unknown>>) => items as IDataObject[];
const rowsOf = async (items: readonly IDataObject[], options: INodeParameters = {}) =>
	await presented(items, { output: 'rows', options: { totalsAs: 'row', ...options } });
const textOf = async (items: readonly IDataObject[], options: INodeParameters = {}) =>
	String((await presented(items, { messageFor: 'plain', options })).items[0]?.text);
/** The values of a column, with its total. */
const columnOf = async (values: readonly unknown[], name = 'Cost') => {
	const items = values.map((value, index) => ({ Campaign: `C${index}`, [name]: value }));
	const { items: rows, hint } = await rowsOf(sent(items));
	return { values: rows.map((row) => row[name]), hint };
};

describe('figures of items that people have written', () => {
	it.each<[string, unknown[], unknown[]]>([
		['with a decimal comma and a currency', ['1.234,50 €', '2 €'], [1_234.5, 2, 1_236.5]],
		['with a currency in front', ['€1,234.50', '-€2.25'], [1_234.5, -2.25, 1_232.25]],
		['with a code of a currency', ['EUR 3.50', '1.50 EUR'], [3.5, 1.5, 5]],
		['with spaces between thousands', ['1 234', '12 000'], [1_234, 12_000, 13_234]],
		['with brackets for less than nothing', ['(5)', '-2', '−7'], [-5, -2, -7, -14]],
		['with a plus', ['+10', '+2,5'], [10, 2.5, 12.5]],
		['in India', ['12,34,567.50', '1,000'], [1_234_567.5, 1_000, 1_235_567.5]],
		[
			'with a comma that another row explains',
			['1,234', '2,000,000'],
			[1_234, 2_000_000, 2_001_234],
		],
		['with a point that another row explains', ['1.234', '12,5'], [1_234, 12.5, 1_246.5]],
		['as numbers and as text', [7, '1.5', '2e1'], [7, 1.5, 20, 28.5]],
		[
			'with more digits than a double has',
			['9007199254740993', 1],
			['9007199254740993', 1, '9007199254740994'],
		],
		['with nothing in between', [null, 'n/a', '-', 4, 5], [null, null, null, 4, 5, 9]],
		['that are no numbers', [NaN, Infinity, 3], [null, null, 3, 3]],
	])('are read %s', async (_, values, expected) => {
		expect((await columnOf(values)).values).toEqual(expected);
	});

	it('are in percent in either notation', async () => {
		const { values } = await columnOf(['12.5%', '+3 %', '12,25 %'], 'Share');
		expect(values).toEqual([12.5, 3, 12.25, null]);
	});

	it('are read alike in all columns where one of them proves how', async () => {
		const { items } = await rowsOf([
			{ Kanal: 'SEO', Umsatz: '1.234,50 €', Besuche: '1.234' },
			{ Kanal: 'SEA', Umsatz: '2,50 €', Besuche: '950' },
		]);
		expect(items.at(-1)).toEqual({ Kanal: 'Total', Umsatz: 1_237, Besuche: 2_184 });
	});

	it('are no numbers where they may be two', async () => {
		const { values, hint } = await columnOf(['1,234', '2,000']);
		expect(values).toEqual(['1,234', '2,000', null]);
		expect(hint).toContain(
			'"1,234" in Cost can be read with a thousands separator or with decimals, so it does not count as a number',
		);
		const both = await columnOf(['12.5', '12,5', '1.234', 3]);
		expect(both.values).toEqual([12.5, 12.5, '1.234 ?', 3, 28]);
	});

	it('have the point of programs where nothing says otherwise, and say so', async () => {
		const { values, hint } = await columnOf(['1.234', '2.000']);
		expect(values).toEqual([1.234, 2, 3.234]);
		expect(hint).toContain('Cost: the dot in "1.234" was read as a decimal point');
	});

	it('are named in the message where they are no numbers, with the sum of the others', async () => {
		const text = await textOf(
			[3, 'soon', 4].map((Visits, row) => ({ Channel: `C${row}`, Visits })),
		);
		expect(text).toContain('Visits: 7\n');
		expect(text).toContain('Some figures are text and were not counted: "soon" in Visits.');
	});

	it('are read as names where they are codes, versions, ranges or addresses', async () => {
		const names = {
			zip: '01234',
			Age: '18-24',
			Version: '1.10',
			IP: '10.0.0.1',
			'Opens At': '8:30',
		};
		const { items } = await rowsOf([
			{ ...names, Visits: 1 },
			{ ...names, Version: '1.2', Visits: 2 },
		]);
		expect(items[0]).toEqual({ ...names, Visits: 1 });
	});

	it('are never money where they are in millionths', async () => {
		const items = [{ campaign: 'A', costMicros: 12_500_000 }];
		expect(await textOf(items, { currency: 'EUR' })).toContain('costMicros: 12,500,000\n');
		expect((await rowsOf(items)).hint).toContain('costMicros is in millionths');
	});
});

describe('days of items', () => {
	it.each<[string, unknown[]]>([
		['in ISO format', ['2026-11-01', '2026-11-02']],
		['as databases return them', [new Date(2026, 10, 1), new Date(2026, 10, 2)]],
		['as midnights of UTC', ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z']],
		[
			'as expressions return them',
			['2026-11-01', '2026-11-02'].map((day) => DateTime.fromISO(day)),
		],
		['as Google Analytics writes them', ['20261101', '20261102']],
		['as numbers', [20_261_101, 20_261_102]],
	])('are read %s', async (_, days) => {
		const items = days.map((date, index) => ({ date, sessions: index + 1 }));
		const { items: rows, hint } = await rowsOf(sent(items));
		expect(hint).toContain('as days: date; as figures: sessions.');
		expect(rows.map(({ date }) => date)).toEqual(['2026-11-01', '2026-11-02', null]);
	});

	it.each(['dateHour', 'yearMonth', 'Year', 'Week', 'created_at', 'timestamp', 'Date'])(
		'are never added up where numbers stand for them, as in %s',
		async (name) => {
			const items = [1_790_000_000, 1_790_086_400].map((at) => ({ [name]: at, Visits: 2 }));
			const { items: rows } = await rowsOf(items);
			expect(rows.at(-1)).toEqual({ [name]: 'Total', Visits: 4 });
		},
	);

	it.each([
		['date_start', 'date_stop'],
		['Reporting starts', 'Reporting ends'],
		['startDate', 'endDate'],
	])('are the period where all items have the same %s and %s', async (first, last) => {
		const period = { [first]: '2026-11-16', [last]: '2026-11-22' };
		const text = await textOf(['A', 'B'].map((Campaign) => ({ Campaign, ...period, clicks: 1 })));
		expect(text.split('\n')[0]).toMatch(/^clicks by Campaign · Nov 16\s–\s22, 2026$/);
	});
});

describe('figures of two periods in items', () => {
	it.each([
		['Visits Before', 'Visits'],
		['previousVisits', 'visits'],
		['visits.previous', 'visits'],
		['Visits (last year)', 'Visits'],
		['Besuche Vorwoche', 'Besuche'],
		['Visits 2025', 'Visits 2026'],
	])('are compared, whichever comes first: %s and %s', async (before, now) => {
		const { items } = await rowsOf([{ Channel: 'A', [before]: 4, [now]: 5 }]);
		expect(items[0]).toEqual({
			...{ Channel: 'A', [now]: 5, [before]: 4 },
			...{ [`${now} Change`]: 1, [`${now} Change (%)`]: 25 },
		});
	});

	it('are not compared where three years stand side by side', async () => {
		const years = { 'Visits 2024': 1, 'Visits 2025': 2, 'Visits 2026': 3 };
		expect((await rowsOf([{ Channel: 'A', ...years }])).items[0]).toEqual({
			Channel: 'A',
			...years,
		});
	});
});

describe('columns of items', () => {
	it('without figures are a list with neither a sum nor a word too many', async () => {
		const text = await textOf([
			{ Channel: 'A', City: 'X' },
			{ Channel: 'B', City: 'Y' },
		]);
		expect(text).toBe('Channel and City\n\nChannel  City\nA        X\nB        Y');
	});

	it('that do not add up have no line of a sum', async () => {
		const text = await textOf([
			{ Channel: 'A', CTR: '2%' },
			{ Channel: 'B', CTR: '3%' },
		]);
		expect(text).toMatch(/^CTR by Channel\n\nLargest: B 3%\n/);
	});

	it('with lists and objects are named, and refused where there is nothing else', async () => {
		const items = [{ Channel: { name: 'A' }, metrics: { visits: 5 } }];
		expect((await rowsOf([{ ...items[0], Visits: 1 }])).hint).toContain(
			'Channel, metrics contain lists or objects: use the Edit Fields node to put each value that you need into a column',
		);
		await expect(textOf(items)).rejects.toThrow('no names, days or figures that can be shown');
	});

	it('may be called anything', async () => {
		const items = [{ '': '🔥 Sale', ' Visits ': 1, constructor: 3, 'a"b<c>': 2 }];
		expect((await rowsOf(items)).items[0]).toEqual({
			...{ '(no name)': '🔥 Sale', ' Visits ': 1, constructor: 3, 'a"b<c>': 2 },
		});
		expect(await textOf(items)).toContain('Visits, constructor, and a"b<c> by (no name)');
	});

	it('of two nodes stand side by side, each row with its own', async () => {
		const { items } = await rowsOf([
			{ Channel: 'A', isPaid: false, Visits: 1 },
			{ campaign: 'K', spend: '5.5' },
		]);
		expect(items).toEqual([
			{ Channel: 'A', isPaid: 'false', campaign: null, Visits: 1, spend: null },
			{ Channel: null, isPaid: null, campaign: 'K', Visits: null, spend: 5.5 },
			{ Channel: 'Total', isPaid: null, campaign: null, Visits: 1, spend: 5.5 },
		]);
	});
});
