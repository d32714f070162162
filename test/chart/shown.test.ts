import { LIGHT } from '../../platform/chart/draw/themes';
import type { Cell } from '../../platform/reports/cells';
import type { TableColumn } from '../../platform/reports/table';
import { CHANNEL, figure, pair, tableOf } from '../reports/answer/tables';
import { dataOf, svgOf, textsIn } from './drawing';

const VISITS = figure('Visits', 'visit');
const RATE = figure('Rate (%)', 'rate', { affinity: 'pct' });
const DATE: TableColumn = { name: 'date', field: '', role: 'date', affinity: '' };
const named = (values: ReadonlyArray<Cell>, ...more: TableColumn[]) =>
	tableOf(
		[CHANNEL, VISITS, ...more],
		values.map((value, index) => [`Row ${index}`, value, ...more.map(() => value)]),
	);
const COMPARED = [
	CHANNEL,
	...pair('Sales', 'scartvalid'),
	figure('Sales Change', 'scartvalid_change', { part: 'change' }),
	figure('Sales Change (%)', 'scartvalid_percent', { part: 'percent', affinity: 'pct' }),
];
const LOSSES = tableOf(COMPARED, [
	['Paid search', 140, 100, 40, 40],
	['Emailing', 70, 100, -30, -30],
	['Social', 10, 0, 10, null],
	['Display', 4, 4, 0, 0],
]);

const namesOf = ({ series }: { series: ReadonlyArray<{ name: string }> }) =>
	series.map(({ name }) => name);

describe('what has no name', () => {
	test('is called so, in the language of the chart', async () => {
		const table = tableOf(
			[CHANNEL, VISITS],
			[
				['', 3],
				[null, 2],
				['A', 1],
			],
		);
		expect((await dataOf({ table })).categories).toEqual(['(empty)', 'A']);
		expect((await dataOf({ table, language: 'fr' })).categories).toEqual(['(vide)', 'A']);
		expect((await dataOf({ table, language: 'de' })).categories).toEqual(['(leer)', 'A']);
		expect((await dataOf({ table, language: 'es' })).categories).toEqual(['(vacío)', 'A']);
	});

	test('is a series of its own by day, and the figure where there are no names', async () => {
		const lines: Cell[][] = [
			['', '2026-11-09', 3],
			['A', '2026-11-09', 1],
			['A', '2026-11-10', 1],
		];
		expect(namesOf(await dataOf({ table: tableOf([CHANNEL, DATE, VISITS], lines) }))).toEqual([
			'(empty)',
			'A',
		]);
		const alone = lines.map(([, ...cells]) => cells);
		expect(namesOf(await dataOf({ table: tableOf([DATE, VISITS], alone) }))).toEqual(['Visits']);
		expect((await dataOf({ table: tableOf([RATE], [[5]]) })).categories).toEqual(['Rate']);
	});
});

describe('the number of rows', () => {
	const ten = named([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
	const sum = { rows: 5, others: 'Others' };
	test.each([
		['kept with a sum', { top: sum, sortedBy: 'Visits' }, '5 of 10 + Others'],
		['kept without', { top: { rows: 5 } }, '5 of 10'],
		['all kept', { top: { rows: 10, others: 'Others' } }, ''],
		['shares', { top: sum, kind: 'shares' }, '5 of 10 + Others'],
		['shares that are cut', { top: { rows: 5 }, kind: 'shares' }, '5 of 10'],
		['more than have room', { kind: 'shares' }, '8 of 10 + Others'],
	] as const)('is that of all rows: %s', async (_, how, note) => {
		expect((await dataOf({ table: ten, ...how })).note).toBe(note);
	});

	test('of bars that have no room, all others are one, with those that the report has summed up', async () => {
		const many = named(Array.from({ length: 20 }, (_, index) => 100 - index));
		const data = await dataOf({ table: many, top: { rows: 15, others: 'Others' } });
		expect(data.note).toBe('12 of 20 + Others: 676');
		expect(data.categories).toHaveLength(12);
		expect(data.rest).toBeUndefined();
		const few = await dataOf({ table: many, top: { rows: 18, others: 'Others' }, language: 'fr' });
		expect(few.note).toMatch(/^12 sur 20 \+ Autres\u00a0: 676$/);
	});

	test('by day, it is that of the rows', async () => {
		const table = tableOf(
			[CHANNEL, DATE, VISITS],
			[
				['A', '2026-11-10', 9],
				['A', '2026-11-09', 8],
				['B', '2026-11-09', 7],
			],
		);
		const top = { rows: 2, others: 'Others' };
		const data = await dataOf({ table, top });
		expect(data).toMatchObject({
			categories: ['2026-11-09', '2026-11-10'],
			note: 'and 1 more row',
		});
		expect(namesOf(data)).toEqual(['A']);
		expect((await dataOf({ table, top: { rows: 1 } })).note).toBe('and 2 more rows');
		const bars = await dataOf({ table, top, kind: 'bars' });
		expect(bars).toMatchObject({
			categories: ['A', 'Others'],
			note: '',
		});
	});
});

describe('bars', () => {
	test('have the rest as the last, with the rate of its sums', async () => {
		const table = named([50, 40, 5, 3], RATE);
		const top = { rows: 2, others: 'Others' };
		const visits = await dataOf({ table, top, sortedBy: 'Visits' });
		expect(visits).toMatchObject({
			categories: ['Row 0', 'Row 1', 'Others'],
			series: [{ values: [50, 40, 8] }],
			texts: ['50', '40', '8'],
			rest: 2,
		});
	});

	test('are the largest first unless the report is sorted', async () => {
		const table = named([5, null, 40, 7]);
		expect((await dataOf({ table })).categories).toEqual(['Row 2', 'Row 3', 'Row 0', 'Row 1']);
		const sorted = await dataOf({ table, sortedBy: 'Visits', smallestFirst: true });
		expect(sorted.categories).toEqual(['Row 0', 'Row 3', 'Row 2', 'Row 1']);
		expect(sorted.texts).toEqual(['5', '7', '40', '–']);
	});

	test.each([
		[2, 'Others', undefined],
		[3, undefined, '12 of 14 + Others: 3'],
	])(
		'a rest of twice the largest has a bar, a larger one is told: %j',
		async (extra, bar, note) => {
			const values = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, extra - 1, 1];
			const { categories, note: said } = await dataOf({
				table: named(values),
				top: { rows: 14 },
				sortedBy: 'Channel',
				smallestFirst: true,
			});
			expect(categories[12]).toBe(bar);
			if (note !== undefined) expect(said).toBe(note);
		},
	);

	test('of a rate have no sum of those that have no room', async () => {
		const rates = Array.from({ length: 14 }, (_, index) => [`Row ${index}`, 20 - index]);
		const data = await dataOf({ table: tableOf([CHANNEL, RATE], rates) });
		expect(data).toMatchObject({ note: '12 of 14', rest: undefined, unit: 'percent' });
		expect(data.categories).toHaveLength(12);
	});

	test('of rates with one name stay apart, and figures of one name are added up', async () => {
		const lines = [
			['A', 3],
			['A', 2],
		];
		expect((await dataOf({ table: tableOf([CHANNEL, RATE], lines) })).series[0]?.values).toEqual([
			3, 2,
		]);
		expect((await dataOf({ table: tableOf([CHANNEL, VISITS], lines) })).series[0]?.values).toEqual([
			5,
		]);
	});

	test('stand beside those of the period before, and say by how many percent they differ', async () => {
		const data = await dataOf({ table: LOSSES });
		expect(data).toMatchObject({
			title: 'Sales by Channel',
			measure: 'Sales',
			areChanges: false,
			texts: ['140 (+40%)', '70 (-30%)', '10', '4 (0%)'],
			series: [
				{ name: 'Now', values: [140, 70, 10, 4] },
				{ name: 'Before', values: [100, 100, 0, 4], isQuiet: true },
			],
		});
	});
});

describe('a report that is sorted by a change', () => {
	const sorted = { table: LOSSES, sortedBy: 'Sales Change', smallestFirst: true };

	test('is bars of the change', async () => {
		const data = await dataOf(sorted);
		expect(data).toMatchObject({
			kind: 'bars',
			title: 'Sales Change by Channel',
			measure: 'Sales Change',
			areChanges: true,
			categories: ['Emailing', 'Display', 'Social', 'Paid search'],
			series: [{ values: [-30, 0, 10, 40] }],
			texts: ['-30 (-30%)', '0 (0%)', '+10', '+40 (+40%)'],
		});
		expect(data.series).toHaveLength(1);
		expect((await dataOf({ ...sorted, language: 'fr' })).title).toBe(
			'Sales (évolution) par Channel',
		);
	});

	test('has the change of the others as one bar', async () => {
		const data = await dataOf({ ...sorted, top: { rows: 2, others: 'Others' } });
		expect(data).toMatchObject({
			categories: ['Emailing', 'Display', 'Others'],
			series: [{ values: [-30, 0, 50] }],
			texts: ['-30 (-30%)', '0 (0%)', '+50 (+50%)'],
			note: '2 of 4 + Others',
		});
	});

	test('in percent is bars of percent', async () => {
		const data = await dataOf({ ...sorted, sortedBy: 'Sales Change (%)' });
		expect(data).toMatchObject({
			title: 'Sales Change by Channel',
			measure: 'Sales Change (%)',
			unit: 'percent',
			texts: ['-30%', '0%', '+40%', '–'],
		});
		expect(data.series).toHaveLength(1);
	});

	test('of points is told in points', async () => {
		const rates = [
			CHANNEL,
			...pair('Rate (%)', 'rate', { affinity: 'pct' }),
			figure('Rate Change (Points)', 'rate_change', { part: 'change', affinity: 'pct' }),
		];
		const table = tableOf(rates, [
			['A', 2.5, 2, 0.5],
			['B', 1, 2, -1],
		]);
		expect(await dataOf({ table, sortedBy: 'Rate Change (Points)' })).toMatchObject({
			measure: 'Rate Change (points)',
			unit: 'number',
			areChanges: true,
			texts: ['+0.5 points', '-1.0 points'],
		});
		expect(await dataOf({ table, sortedBy: 'Rate (%)' })).toMatchObject({
			unit: 'percent',
			texts: ['2.5%', '1.0%'],
		});
	});

	test('by day shows both periods, as a change of a day is seen between them', async () => {
		const [, ...figures] = COMPARED;
		const table = tableOf([DATE, ...figures], [['2026-11-09', 5, 3, 2, 66.67]]);
		const data = await dataOf({ table, sortedBy: 'Sales Change' });
		expect(data).toMatchObject({ title: 'Sales', areChanges: false });
		expect(namesOf(data)).toEqual(['Now', 'Before']);
		const names = tableOf(
			[CHANNEL, DATE, ...figures],
			[
				['A', '2026-11-09', 5, 3, 2, 66.67],
				['A', '2026-11-10', 1, 4, -3, -75],
			],
		);
		const bars = await dataOf({ table: names, kind: 'bars', sortedBy: 'Sales Change (%)' });
		expect(bars).toMatchObject({
			areChanges: true,
			series: [{ values: [-1] }],
			texts: ['-1 (-14.3%)'],
		});
	});

	test('has gains at the right of nothing, and losses at the left in a colour of their own', async () => {
		const svg = await svgOf(sorted);
		const bars = [
			...svg.matchAll(
				/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="[\d.]+" fill="(#\w+)"/g,
			),
		];
		const [gain = '', loss = ''] = LIGHT.series;
		expect(bars.map(([, , , fill]) => fill)).toEqual([loss, gain, gain]);
		const [lost, first, second] = bars.map(([, x, width]) => [Number(x), Number(width)] as const);
		const zero = first?.[0] ?? 0;
		expect((lost?.[0] ?? 0) + (lost?.[1] ?? 0)).toBeCloseTo(zero, 1);
		expect(second?.[0]).toBeCloseTo(zero, 1);
		expect((second?.[1] ?? 0) / (lost?.[1] ?? 1)).toBeCloseTo(4 / 3, 2);
		const ticks = textsIn(svg).map(({ text }) => text);
		expect(ticks).toEqual(
			expect.arrayContaining(['Sales Change', '-20', '0', '+20', '-30 (-30%)']),
		);
	});
});

describe('series', () => {
	const byDay = (names: readonly string[]) =>
		tableOf(
			[CHANNEL, DATE, VISITS],
			names.flatMap((name, index) => [
				[name, '2026-11-10', index],
				[name, '2026-11-09', 10 * index],
			]),
		);
	const NINE = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];

	test('are the largest, and all others as one', async () => {
		const data = await dataOf({ table: byDay([...NINE, 'J']) });
		expect(namesOf(data)).toEqual(['J', 'I', 'H', 'G', 'F', 'E', 'D', 'C', 'Others']);
		expect(data.series.at(-1)).toMatchObject({ values: [10, 1], isQuiet: true });
		expect(data).toMatchObject({ note: '8 of 10 + Others', isStacked: true, areMoments: true });
	});

	test('of rates have none for all others', async () => {
		const table = tableOf(
			[CHANNEL, DATE, RATE],
			NINE.map((name, index) => [name, '2026-11-09', index]),
		);
		const data = await dataOf({ table, kind: 'columns' });
		expect(data.series).toHaveLength(8);
		expect(data).toMatchObject({ note: '8 of 9', isStacked: false, kind: 'columns' });
	});

	test('of the two periods come in their order, whichever is larger', async () => {
		const [, ...figures] = COMPARED;
		const table = tableOf(
			[DATE, ...figures],
			[
				['2026-11-09', 5, 30, 0, 0],
				['2026-11-10', 5, 30, 0, 0],
			],
		);
		const data = await dataOf({ table });
		expect(data).toMatchObject({
			kind: 'lines',
			isStacked: false,
			series: [
				{ name: 'Now', isQuiet: false },
				{ name: 'Before', isQuiet: true },
			],
		});
	});

	test('of one moment are columns', async () => {
		const data = await dataOf({ table: tableOf([DATE, VISITS], [['2026-11-09', 5]]) });
		expect(data).toMatchObject({ kind: 'columns', isStacked: false });
		expect(data.label('2026-11-09')).toBe('Nov 9');
	});
});

describe('the kind that was asked for', () => {
	const [, ...figures] = COMPARED;
	const dated = tableOf(
		[DATE, VISITS],
		[
			['2026-11-09', 5],
			['2026-11-10', 5],
		],
	);
	const rates = tableOf(
		[DATE, RATE],
		[
			['2026-11-09', 5],
			['2026-11-10', 5],
		],
	);
	const both = tableOf(
		[CHANNEL, DATE, VISITS],
		[
			['A', '2026-11-09', 5],
			['A', '2026-11-10', 5],
		],
	);
	const bothRates = tableOf(
		[CHANNEL, DATE, RATE],
		[
			['A', '2026-11-09', 5],
			['A', '2026-11-10', 5],
		],
	);
	const flat = named([1]);
	test.each([
		['dated', dated, ['lines', 'lines', 'columns', 'columns', 'lines']],
		['dated rates', rates, ['lines', 'lines', 'columns', 'columns', 'lines']],
		['dated names', both, ['lines', 'lines', 'columns', 'bars', 'shares']],
		['dated names of rates', bothRates, ['lines', 'lines', 'columns', 'columns', 'lines']],
		['flat', flat, ['bars', 'bars', 'bars', 'bars', 'shares']],
		['flat rates', tableOf([CHANNEL, RATE], [['A', 5]]), ['bars', 'bars', 'bars', 'bars', 'bars']],
		['nameless', tableOf(figures, [[5, 4, 1, 25]]), ['bars', 'bars', 'bars', 'bars', 'bars']],
	] as const)('is taken where it fits: %s', async (_, table, kinds) => {
		const asked = [undefined, 'lines', 'columns', 'bars', 'shares'] as const;
		const got = [];
		for (const kind of asked) got.push((await dataOf({ table, ...(kind ? { kind } : {}) })).kind);
		expect(got).toEqual(kinds);
	});
});

describe('shares', () => {
	test('are of all figures that add up, each beside the one before', async () => {
		const data = await dataOf({ table: LOSSES, kind: 'shares' });
		expect(data).toMatchObject({
			title: 'Sales by Channel',
			categories: ['Sales', 'Sales, Before'],
			isStacked: true,
			areMoments: false,
		});
		const two = await dataOf({
			table: named([3, 1], figure('Clicks', 'click'), RATE),
			kind: 'shares',
		});
		expect(two).toMatchObject({
			title: 'Visits, Clicks, and Rate by Channel',
			categories: ['Visits', 'Clicks'],
			measure: 'Visits',
		});
	});

	test('count what the report has summed up', async () => {
		const top = { rows: 2, others: 'Others' };
		const data = await dataOf({ table: named([50, 40, 5, 3]), top, kind: 'shares' });
		expect(data.series).toMatchObject([
			{ name: 'Row 0', values: [50] },
			{ name: 'Row 1', values: [40] },
			{ name: 'Others', values: [8], isQuiet: true },
		]);
	});
});

test('a report without figures has nothing to show, and says so', async () => {
	const data = await dataOf({ table: tableOf([CHANNEL], [['A']]) });
	expect(data).toMatchObject({
		categories: [],
		series: [],
		measure: '',
		empty: 'There are no rows.',
	});
	const texts = textsIn(await svgOf({ table: tableOf([CHANNEL], [['A']]) })).map(
		({ text }) => text,
	);
	expect(texts).toContain('There are no rows.');
});

test('nothing that names hold leaves the line or turns it around', async () => {
	const unclean = 'a\nb\u0000\u202ec\ud800\u2066d\ufffe';
	const clean = 'a b c\ufffdd\ufffd';
	const visits = figure(unclean, 'visit');
	const table = tableOf([{ ...CHANNEL, name: `x${unclean}` }, visits], [[unclean, 1]]);
	const data = await dataOf({ table, title: unclean, site: unclean });
	expect(data).toMatchObject({ title: clean, measure: clean, categories: [clean] });
	expect(data.place).toMatch(`${clean}, Nov 9`);
	expect((await dataOf({ table })).title).toBe(`${clean} by x${clean}`);
	const series = tableOf([DATE, visits], [['2026-11-09', 1]]);
	expect(namesOf(await dataOf({ table: series }))).toEqual([clean]);
	expect(await svgOf({ table, title: unclean, site: unclean })).not.toMatch(
		/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069\ufffe]|\p{Cs}/u,
	);
});
