import { alone, sourceOf } from '../../harness/fileContent';
import { sheetData } from '../../harness/workbookFile';
import { itemSource } from '../../platform/imports/source';
import { checkCosts, checkImport } from './toolExports/exportPlans';
import { openSheets } from './workbooks/openedWorkbook';

const costs = async (...lines: readonly string[]) =>
	await checkCosts(await sourceOf(['Day,Campaign,Clicks,Cost,Currency', ...lines].join('\n')));

describe('amounts in several currencies, which a column of their own says', () => {
	it('stop at the lines of the less frequent ones', async () => {
		const result = await costs(
			...['2026-09-01,A,12,12.50,EUR', '2026-09-01,B,9,8.10,usd', '2026-09-02,A,1,1.00,EUR'],
			...['2026-09-02,C,1,1.00,', '2026-09-03,C,1,1.00,--', '2026-09-04,C,1,1.00,GBP'],
		);
		const why =
			'Cost is in a different currency from the other amounts of the column, which are in EUR';
		expect(result.refused).toEqual([`3: ${why}`, `7: ${why}`]);
		expect(result.rows).toHaveLength(4);
	});

	it('are found behind a thousand lines of one currency', async () => {
		const lines = Array.from({ length: 1_500 }, (_, at) => `2026-09-01,C${at},1,1.00,EUR`);
		const { refused } = await costs(...lines, '2026-09-01,D,1,1.00,CHF');
		expect(refused).toEqual([expect.stringMatching(/^1502: Cost is in a different currency/)]);
	});

	it('stop imports, too, and items', async () => {
		const items = [
			{ 'Search Engine': 'Google', Revenue: 12, Devise: 'EUR' },
			{ 'Search Engine': 'Bing', Revenue: 3, Devise: 'USD' },
			{ 'Search Engine': 'Qwant', Revenue: 4, Devise: 'EUR' },
		];
		const { refused } = await checkImport(await itemSource(items, alone));
		expect(refused).toEqual([
			expect.stringMatching(/^2: Sales Revenue is in a different currency/),
		]);
	});

	it.each([
		['one currency', ['2026-09-01,A,1,1.00,EUR', '2026-09-02,A,1,1.00,EUR']],
		['other words as well', ['2026-09-01,A,1,1.00,ALL', '2026-09-02,A,1,1.00,none at all']],
	])('are not suspected where there is %s', async (_, lines) => {
		expect(await costs(...lines)).toMatchObject({ refused: [], question: undefined });
	});
});

describe('costs without any figure in their line', () => {
	it('are refused, because they contain no information', async () => {
		const result = await costs(
			'2026-09-01,A,12,,EUR',
			'2026-09-02,A,,,EUR',
			'2026-09-03,A,--,n/a,',
		);
		expect(result.refused).toEqual(['3: has no figure', '4: has no figure']);
		expect(result.rows).toEqual(['2026-09-01,A,12,']);
	});

	it('are 0 where empty figures are', async () => {
		const source = await sourceOf('Day,Campaign,Clicks,Cost\n2026-09-02,A,,\n');
		const { rows, refused } = await checkCosts(source, { figures: { emptyFigures: true } });
		expect([rows, refused]).toEqual([['2026-09-02,A,0,0'], []]);
	});
});

describe('an ID that lost its last digits in a spreadsheet', () => {
	it.each(['1.23E+10', '1,78265E+15', '1E+12', '120210000000000000', '1202100000000000000'])(
		'is refused in a file of costs: %s',
		async (id) => {
			const { refused } = await costs(`2026-09-01,"${id}",12,1.00,EUR`);
			expect(refused).toEqual([expect.stringMatching(/^2: Campaign has lost digits/)]);
		},
	);

	it.each([
		...['1782650123456789', '120210000000000123', '1782650123456780', '5001', '1E5', '12E+3a'],
		...['0012000000000000000', 'E+10', '2E+', 'Sale 1.23E+10'],
	])('is none: %s', async (id) => {
		const { refused, rows } = await costs(`2026-09-01,${id},12,1.00,EUR`);
		expect([refused, rows]).toEqual([[], [`2026-09-01,${id},12,1.00`]]);
	});

	it('is refused as a name of an import', async () => {
		const { refused } = await checkImport(await sourceOf('Referrer,Visits\n1.2E+10,1\na.b,2\n'));
		expect(refused).toEqual([expect.stringMatching(/^2: Referring Domain has lost digits/)]);
	});

	const day = '2026-09-01';
	it.each([
		['exact', 1_782_650_123_456_789, '1782650123456789'],
		['not exact', 120_210_000_000_000_130, undefined],
	])('is refused as a number of an item that is %s only if it is not', async (_, id, sent) => {
		const items = [{ day, campaign: id, clicks: 1 }];
		const { rows, refused } = await checkCosts(await itemSource(items, alone));
		expect(rows).toEqual(sent === undefined ? [] : [`${day},${sent},1`]);
		expect(refused).toHaveLength(sent === undefined ? 1 : 0);
	});

	it('is refused in a workbook in which Excel stored fifteen digits', async () => {
		const rows = [
			['Day', 'Campaign', 'Clicks'],
			[day, 1_782_650_123_456_780, 1],
			[day, 1_782_650_123_456_789, 1],
		];
		const xml = sheetData(rows).replace('1782650123456780', '1.78265012345678E+15');
		const { rows: sent, refused } = await checkCosts(await openSheets(xml));
		expect(refused).toEqual([expect.stringMatching(/^2: Campaign has lost digits/)]);
		expect(sent).toEqual([`${day},1782650123456789,1`]);
	});
});

describe('a period in a column of days', () => {
	const daysOf = async (day: string) =>
		await checkImport(await sourceOf(`Search Engine;Date;Visits\nGoogle;${day};12\n`));

	it.each([
		...['2026-09-01 - 2026-09-07', '2026-09-01 to 2026-09-07', '2026-09-01, 2026-09-07'],
		...['01/09/2026 - 07/09/2026', '13.09.2026 bis 19.09.2026', '2026-09-01 - 07'],
		...['Week of Sep 7, 2026', 'Sep 1, 2026 - Sep 7, 2026', 'semaine du 7 septembre 2026'],
		...['20260901-20260907', 'Sep-26', '2026-09', '1-7 Sep 2026', '2026-09-01 – 2026-09-02'],
		...['Sep 1, 2026 09:00 - 17:00', '2026-09-01 to 2026-10-01'],
	])('is refused, as its figures are not of its first day: %s', async (day) => {
		const { refused, files } = await daysOf(day);
		expect(refused).toEqual(['2: Day must be a date such as 2026-11-02']);
		expect(files).toEqual([]);
	});

	it.each([
		...['2026-09-01T00:00:00+02:00', '2026-09-01 10:00', '2026-09-01, 12:00 AM', '01-Sep-26'],
		...['2026-09-01 00:00:00 UTC', '2026-09-01 Tuesday', '01.09.2026 23:59:59', '1 sept. 26'],
		...['mar. 1 sept. 2026', 'mar 1 sep 2026', 'mar., 1 settembre 2026', 'mar. 1er sept. 2026'],
		...['mar, 1 de septiembre de 2026', 'mar 1 de sept. de 2026'],
		...['2026-09-01T00:00:00.000Z', '2026-09-01 10:00:00 (Europe/Paris)', '2026-09-01T10'],
		...['Tuesday, September 1, 2026', '20260901', '2026/09/01 05:00 GMT', '1-sept-2026'],
		...['Sep 01, 2026 09:00 am', 'September 1, 2026 at 9:00 AM', '1 septembre 2026 à 09h30'],
		...['1. September 2026 um 09:00 Uhr', '1 de septiembre de 2026 a las 9:00', '1 set 2026 09:00'],
		...['2026-09-01 - 2026-09-01', '2026-09-01 – 2026-09-01', '1 Sep 2026 – 1 Sep 2026'],
	])('is not to be seen in a day: %s', async (day) => {
		const { refused, files } = await daysOf(day);
		expect([refused, files]).toEqual([[], [['01/09/2026', 'Google,12']]]);
	});
});

it.each([
	['2026-09-01T22:00:00.000Z', '2026-09-02T22:00:00.000Z'],
	['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
])('midnights of another time zone are never taken for the day in UTC: %s', async (...days) => {
	const lines = days.map((day) => `Google,${day},12\n`).join('');
	const { refused, files } = await checkImport(
		await sourceOf(`Search Engine,Date,Visits\n${lines}`),
	);
	expect(refused).toHaveLength(2);
	expect(refused?.[0]).toMatch(/^2: Day is a time in UTC, which may be midnight of the next day/);
	expect(files).toEqual([]);
});

it.each(['Average', 'Averages', 'Durchschnitt', 'Moyenne', 'Promedio', 'Gemiddelde', 'Median'])(
	'a line of averages is asked about: %s',
	async (name) => {
		const file = `Search Engine,Visits,Revenue\nGoogle,120,100.00\nBing,12,10.00\n${name},66,55.00\n`;
		const { question } = await checkImport(await sourceOf(file));
		expect(question).toMatch(/^Line 4 \(\w+\) may be a total or an average of other lines/);
	},
);

it.each([
	...[
		'〃',
		'″',
		'“',
		'”',
		'"',
		'""',
		"''",
		'´´',
		',,',
		'-"-',
		'– " –',
		'々',
		'同上',
		'ditto',
		'Do.',
	],
	...['dito', 'Dito', 'dto.', 'dgl.', 'wie oben', 'idem', 'Idem', 'id.', 'ídem', 'as above'],
])('a mark for the value above is no name: %s', async (mark) => {
	const cell = `"${mark.replaceAll('"', '""')}"`;
	const lines = `Google,12\n${cell},3\n${cell},4\nDo Good,5\n"""Idem"" & Co",6\n`;
	const { refused, files } = await checkImport(await sourceOf(`Search Engine,Visits\n${lines}`));
	const why = 'Search Engine only repeats the value above: write the value in each line';
	expect(refused).toEqual(
		[3, 4].map((line) => expect.stringContaining(`${line}: ${why}`) as unknown),
	);
	expect(files?.flat()).toEqual(['01/09/2026', 'Google,12', 'Do Good,5', '"""Idem"" & Co",6']);
});

it('a mark for the value above is no campaign of costs, no day and no figure', async () => {
	const { refused } = await costs(
		...['2026-09-01,A,12,12.50,EUR', '2026-09-02,〃,9,8.10,EUR', 'dito,B,1,1.00,EUR'],
		"2026-09-02,C,'',1.00,EUR",
	);
	expect(refused).toHaveLength(3);
	for (const why of refused ?? []) expect(why).toContain('only repeats the value above');
});

it.each(['#N/A', '#REF!', '#NV', '#BEZUG!', '#¡VALOR!', '#name?'])(
	'a formula error is no name: %s',
	async (name) => {
		const { refused, files } = await checkImport(
			await sourceOf(`Search Engine,Visits\n${name},12\n#1 engine,3\n`),
		);
		expect(refused).toEqual([expect.stringMatching(/^2: Search Engine is a formula error/)]);
		expect(files).toEqual([['01/09/2026', '#1 engine,3']]);
	},
);

it.each(['NULL', 'null', 'NaN', 'nan', 'undefined', '(null)', '\\N', '[object Object]'])(
	'a placeholder of a program is no name: %s',
	async (name) => {
		const { refused, files } = await checkImport(
			await sourceOf(`Search Engine,Visits\n${name},12\nNullpunkt,3\n`),
		);
		expect(refused).toEqual([
			'2: Search Engine is what programs write for a missing value: enter the value, or remove the line',
		]);
		expect(files).toEqual([['01/09/2026', 'Nullpunkt,3']]);
	},
);

it.each(['(not set)', '(none)', 'None', 'N/A', '-', 'Nan', 'nullius', 'NULL_2'])(
	'a value that analytics tools report is a name: %s',
	async (name) => {
		const { refused, files } = await checkImport(
			await sourceOf(`Search Engine,Visits\n${name},12\nQwant,3\n`),
		);
		expect(refused).toEqual([]);
		expect(files?.[0]?.[1]).toContain(`${name},12`);
	},
);
