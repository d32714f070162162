import type { Cell } from '../../platform/reports/table/tableCell';
import { factsTold, told } from '../message/writeMessage';
import { DaySums } from '../../platform/summary/sites/daySums';
import { LargestRows } from '../../platform/summary/sites/largestRows';
import { after, CHANNEL, compared, DATE, figure, tableOf } from '../reports/transform/tables';

const COMPARED = [CHANNEL, ...compared('Visits', 'visit')];
const VISITS = figure('Visits', 'visit');

const row = (name: string, now: number, then: number): Cell[] => [
	...[name, now, then, now - then],
	then === 0 ? null : ((now - then) / then) * 100,
];
const ROWS = [
	row('Direct access', 124, 100),
	row('Paid search', 40, 80),
	row('Emailing', 70, 100),
	row('Comparison engine', 17, 10),
	row('Social', 20, 10),
	row('Display', 5, 5),
	row('Affiliation', 8, 10),
];
const GLOBAL = row('GLOBAL', 999, 0);
const summedUp = (rows: number) => ({ rows, others: 'Others' });
const SHOWN_WITH_SUM = '3 of 7 rows; the last row is the sum of the other 4';
const losses = { sortedBy: 'Visits Change', smallestFirst: true } as const;

test.each([
	['are cut', { rows: 3 }],
	['are summed up', { rows: 3, others: 'Others' }],
])('gain, loss and totals are those of all rows where others %s', async (_, top) => {
	const table = tableOf(COMPARED, [GLOBAL, ...ROWS]);
	const { text } = await told(table, 'plain', { ...losses, top, totals: 'sums' });
	expect(text).toContain('Visits: 284');
	expect(text).toContain('Largest gain: Direct access +24 (+24%)');
	expect(text).toContain('Largest loss: Paid search -40 (-50%)');
	expect(text).toMatch(/^Paid search .*\n^Emailing .*\n^Affiliation /m);
	expect(text).toMatch(/^Total +284/m);
	const facts = await factsTold(table, { ...losses, top, totals: 'sums' });
	expect(facts).toMatchObject({
		totals: { Visits: 284 },
		largestGain: { label: 'Direct access', value: 24 },
		largestLoss: { label: 'Paid search', value: -40 },
	});
});

test('the row with the largest value is the largest of all, and has its share of all', async () => {
	const values = Object.entries({ A: 1, B: 2, C: 7 });
	const table = tableOf([CHANNEL, VISITS], values);
	const smallest = { sortedBy: 'Visits', smallestFirst: true } as const;
	const keeps = { ...smallest, top: { rows: 1 }, totals: 'sums' } as const;
	expect((await told(table, 'plain', keeps)).text).toContain('Visits: 10\nLargest: C 7 (70%)');
	expect(await factsTold(table, keeps)).toEqual({
		shown: '1 of 3 rows',
		totals: { Visits: 10 },
		largest: { label: 'C', value: 7, percent: null },
		rows: [{ Channel: 'A', Visits: 1, 'Visits Share (%)': 10 }],
	});
});

test.each([
	['all rows', 10, undefined, '7 of 7 rows', ''],
	['the rows that are shown', 3, undefined, '3 of 7 rows', 'and 4 more rows'],
	['the rows that are kept', 10, { rows: 6 }, '6 of 7 rows', 'and 1 more row'],
	['those that are summed up', 10, summedUp(3), SHOWN_WITH_SUM, ''],
	['a sum that is not shown', 3, summedUp(3), '3 of 7 rows', 'and 4 more rows'],
	['a sum of nothing', 10, summedUp(7), '7 of 7 rows', ''],
	['no row', 0, undefined, '0 of 7 rows', ''],
])('the number of rows is right for %s', async (_, most, top, shown, words) => {
	const table = tableOf(COMPARED, [GLOBAL, ...ROWS]);
	const how = { most, top, totals: 'sums' } as const;
	expect((await factsTold(table, how)).shown).toBe(shown);
	const { text } = await told(table, 'plain', how);
	expect(/and \d+ more rows?$/.exec(text)?.[0] ?? '').toBe(most === 0 ? 'and 7 more rows' : words);
});

test('a row with the name Others is an ordinary row, and the sum of all others has that name in the language', async () => {
	const table = tableOf(
		[CHANNEL, { ...CHANNEL, name: 'Medium', field: 'medium' }, VISITS],
		[
			['Others', 'x', 30],
			['A', 'y', 20],
			['B', 'z', 10],
		],
	);
	const top = { rows: 2, others: 'Others' };
	const { text } = await told(table, 'plain', { top, language: 'fr' });
	expect(text).toContain('En tête\u00a0: Others, x 30');
	const lines = text.split('\n').slice(-4);
	expect(lines.map((line) => line.trim().split(/\s+/))).toEqual([
		['Channel', 'Medium', 'Visits'],
		['Others', 'x', '30'],
		['A', 'y', '20'],
		['Autres', '10'],
	]);
});

test('one row of several is never taken for the total, but the only row is, whether it is shown or not', async () => {
	const one = await told(tableOf(COMPARED, ROWS), 'plain', { top: { rows: 1 } });
	expect(one.text).not.toContain('Visits: 124');
	const only = await told(tableOf(COMPARED, ROWS.slice(0, 1)), 'plain', { most: 0 });
	expect(only.text).toContain('Visits: 124 (+24, +24%)');
	expect(only.text).not.toContain('Largest');
});

test('rows that are read several times count once, and columns that only later rows have change nothing', async () => {
	const facts = await factsTold(tableOf(COMPARED, ROWS), losses);
	expect(facts).toMatchObject({ shown: '7 of 7 rows', largestGain: { value: 24 } });
});

test('the first of several equal rows is highlighted, and none where no value is above 0', async () => {
	const of = async (...values: number[]) =>
		await factsTold(
			tableOf(
				[CHANNEL, VISITS],
				values.map((value, index) => [`Row ${index}`, value]),
			),
		);
	expect((await of(1, 5, 5)).largest?.label).toBe('Row 1');
	expect(await of(0, -1)).not.toHaveProperty('largest');
	const equal = await factsTold(tableOf(COMPARED, [row('A', 1, 1), row('B', 2, 2)]));
	expect(Object.keys(equal)).toEqual(['shown', 'rows']);
});

test('the figures of a day are sums, and of what cannot be added up the total or the only row', async () => {
	const table = tableOf(
		[CHANNEL, DATE, VISITS, figure('Visitors', 'dvisitor')],
		[
			...[
				['GLOBAL', '2026-11-16', 99, 7],
				['SEO', '2026-11-16', 6, 5],
				['SEA', '2026-11-16', 4, 4],
			],
			['SEO', '2026-11-17', 3, 3],
			...[
				['SEO', '2026-11-18', 2, 2],
				['SEA', '2026-11-18', 1, 1],
			],
		],
	);
	const days = new DaySums();
	await after(
		table,
		days.look(({ Channel }) => Channel === 'GLOBAL'),
	);
	expect(days.rows().map(({ Visits, Visitors }) => [Visits, Visitors])).toEqual([
		[10, 7],
		[3, 3],
		[3, null],
	]);
});

test.each([
	['the largest rows of a report', 'Visits', [999, 998, 800]],
	['the first rows of a sorted report', undefined, [0, 1, 199]],
])('%s are kept, two hundred at most', (_, column, [first, second, last]) => {
	const largest = new LargestRows(column);
	for (let at = 0; at < 1_000; at += 100)
		largest.add(Array.from({ length: 100 }, (__, row) => ({ Visits: at + row })));
	const kept = largest.rows().map(({ Visits }) => Visits);
	expect([kept[0], kept[1], kept.at(-1), kept.length]).toEqual([first, second, last, 200]);
});
