import { LIGHT } from '../../platform/chart/draw/themes';
import { CHANNEL, figure, pair, tableOf } from '../reports/transform/tables';
import { dataOf, svgOf, textsIn } from './drawing';
import { COMPARED, DATE, LOSSES, RATE, VISITS, named, namesOf } from './tables';

describe('bars', () => {
	test('end with a bar for all others, with the rate of their sums', async () => {
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

	test('are sorted by size unless the report is sorted', async () => {
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
		'show the sum of all others as a bar up to twice the largest, and as a note beyond: %j',
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

	test('keep the direction of their names, whose signs would stand at the wrong end', async () => {
		const rows = ['عروض الجمعة 50%', 'Sales 50%'].map((name, index) => [name, 2 - index]);
		const svg = await svgOf({ table: tableOf([CHANNEL, VISITS], rows) });
		expect(svg).toContain('>\u2068عروض الجمعة 50%\u2069</text>');
		expect(svg).toContain('>Sales 50%</text>');
	});

	test('of a rate have no sum of those beyond the limit', async () => {
		const rates = Array.from({ length: 14 }, (_, index) => [`Row ${index}`, 20 - index]);
		const data = await dataOf({ table: tableOf([CHANNEL, RATE], rates) });
		expect(data).toMatchObject({ note: '12 of 14', rest: undefined, unit: 'percent' });
		expect(data.categories).toHaveLength(12);
	});

	test('of rates with one name stay separate, while other metrics with one name are added up', async () => {
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

	test('without a value have no change', async () => {
		const rows = [
			['Paid search', 140, 100, 40, 40],
			['Emailing', null, 100, null, null],
		];
		expect((await dataOf({ table: tableOf(COMPARED, rows) })).texts).toEqual(['140 (+40%)', '–']);
	});

	test('are drawn next to those of the previous period, with the change in percent', async () => {
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

	test('is drawn as bars of the change', async () => {
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

	test('has one bar for the change of all others', async () => {
		const data = await dataOf({ ...sorted, top: { rows: 2, others: 'Others' } });
		expect(data).toMatchObject({
			categories: ['Emailing', 'Display', 'Others'],
			series: [{ values: [-30, 0, 50] }],
			texts: ['-30 (-30%)', '0 (0%)', '+50 (+50%)'],
			note: '2 of 4 + Others',
		});
	});

	test('in percent is drawn in percent', async () => {
		const data = await dataOf({ ...sorted, sortedBy: 'Sales Change (%)' });
		expect(data).toMatchObject({
			title: 'Sales Change by Channel',
			measure: 'Sales Change (%)',
			unit: 'percent',
			texts: ['-30%', '0%', '+40%', '–'],
		});
		expect(data.series).toHaveLength(1);
	});

	test('of percentage points is drawn in percentage points', async () => {
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

	test('and split by day is drawn with both periods, which show the change of each day', async () => {
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

	test('has gains to the right of zero, and losses to the left in a color of their own', async () => {
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
