import type { NamedDays } from '../../platform/base/dates/namedDays';
import { marksOf } from '../../platform/chart/collectChartData';
import { CHANNEL, compared, tableOf } from '../reports/transform/tables';
import { drawChart } from '../../platform/chart/draw/drawChart';
import { dataOf, font, shapesIn, svgOf, textsIn, wording } from './drawing';
import { at, BLUE, GREY, ORANGE, boxes, byDay, days, ofTwo } from './shapes';
import { COMPARED, DATE, RATE } from './tables';

/** The points of a path. */
const pointsOf = (d: unknown) =>
	[...String(d).matchAll(/([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('lines', () => {
	const lines = (svg: string) => shapesIn(svg, 'path').filter(({ fill }) => fill === 'none');
	const marks = (svg: string) => shapesIn(svg, 'path').filter(({ fill }) => fill !== 'none');

	test('connect the days, with a marker for each', async () => {
		const svg = await svgOf({ table: byDay([0, 50, 100]) });
		const [path, ...others] = lines(svg);
		expect(others).toEqual([]);
		const points = pointsOf(path?.d);
		expect(points).toHaveLength(3);
		const [first, middle, last] = [at(points), at(points, 1), at(points, 2)];
		expect(middle[0] - first[0]).toBeCloseTo(last[0] - middle[0], 0);
		expect(first[1] - middle[1]).toBeCloseTo(middle[1] - last[1], 0);
		expect(last[0]).toBeCloseTo(1_146, 0);
		expect(path).toMatchObject({
			stroke: BLUE,
			'stroke-width': 3.5,
			'stroke-linejoin': 'round',
			'stroke-linecap': 'round',
		});
		expect(path).not.toHaveProperty('stroke-dasharray');
		const places = points.map(([x, y]) => `translate(${x.toFixed(1)},${y.toFixed(1)})`);
		expect(marks(svg).map(({ transform }) => transform)).toEqual(places);
		expect(marks(svg).every(({ fill }) => fill === BLUE)).toBe(true);
	});

	test('are interrupted by gaps, and a single day is a dot where there are no markers', async () => {
		const values = Array.from({ length: 40 }, (_, index) => ([10, 12].includes(index) ? null : 5));
		const svg = await svgOf({ table: byDay(values) });
		expect(lines(svg).map(({ d }) => pointsOf(d).length)).toEqual([10, 1, 27]);
		expect(marks(svg)).toEqual([]);
		const [dot, ...others] = shapesIn(svg, 'circle');
		expect(others).toEqual([]);
		expect(dot).toMatchObject({ r: 3, fill: BLUE });
		const few = await svgOf({ table: byDay([5, null, 5, 5]) });
		expect(shapesIn(few, 'circle')).toEqual([]);
		expect(marks(few)).toHaveLength(3);
	});

	test('have markers for a month, and none for longer periods', async () => {
		const of = async (count: number) =>
			marks(await svgOf({ table: byDay(Array.from({ length: count }, () => 1)) })).length;
		expect(await of(31)).toBe(31);
		expect(await of(32)).toBe(0);
	});

	test('of several series have different markers, the first one on top', async () => {
		const svg = await svgOf({ table: ofTwo([30, 20], [10, 5]) });
		expect(lines(svg).map(({ stroke }) => stroke)).toEqual([ORANGE, BLUE]);
		const shapes = new Map(marks(svg).map(({ fill, d }) => [fill, d]));
		expect(shapes.size).toBe(2);
		expect(shapes.get(BLUE)).not.toBe(shapes.get(ORANGE));
		expect(textsIn(svg).map(({ text }) => text)).toEqual(expect.arrayContaining(['A', 'B']));
		const legend = shapesIn(svg, 'rect').filter(({ rx }) => rx === 3);
		expect(legend.map(({ fill }) => fill)).toEqual([BLUE, ORANGE]);
	});

	test('of the previous period are dashed and grey', async () => {
		const [, ...figures] = COMPARED;
		const rows = days(3).map((day) => [day, 40, 10, 30, 300]);
		const [before, now] = lines(await svgOf({ table: tableOf([DATE, ...figures], rows) }));
		expect(before).toMatchObject({ stroke: GREY, 'stroke-width': 2.5, 'stroke-dasharray': '8 6' });
		expect(now).toMatchObject({ stroke: BLUE, 'stroke-width': 3.5 });
	});

	test('of what cannot be added up have the previous period only where there are no names', async () => {
		const figures = compared('Visitors', 'dvisitor');
		const [first = '', second = ''] = days(2);
		const whole = tableOf(
			[DATE, ...figures],
			[
				[first, 4, 2],
				[second, 5, 3],
			],
		);
		expect((await dataOf({ table: whole })).series).toMatchObject([
			{ name: 'Now', values: [4, 5] },
			{ name: 'Before', values: [2, 3] },
		]);
		const rows = [first, second].flatMap((day) => [
			['A', day, 4, 2],
			['B', day, 5, 3],
		]);
		expect(
			(await dataOf({ table: tableOf([CHANNEL, DATE, ...figures], rows) })).series,
		).toMatchObject([
			{ name: 'B', values: [5, 5] },
			{ name: 'A', values: [4, 4] },
		]);
	});

	test('of thousands of days keep their highest and lowest values', async () => {
		const values = Array.from({ length: 8_000 }, (_, index) => {
			if (index === 3_001) return 990;
			return index === 5_003 ? 0 : 500 + (index % 3);
		});
		const svg = await svgOf({ table: byDay(values) });
		const points = pointsOf(lines(svg)[0]?.d);
		expect(points.length).toBeLessThan(4 * 1_130);
		expect(points.length).toBeGreaterThan(2 * 1_000);
		const heights = points.map(([, y]) => y);
		const [high, low] = [Math.min(...heights), Math.max(...heights)];
		const other = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)] ?? 0;
		expect((low - high) / (low - other)).toBeCloseTo(990 / 501, 1);
		const places = points.map(([x]) => x);
		expect([...places].sort((a, b) => a - b)).toEqual(places);
	});

	test('of a single day are one point in the middle', async () => {
		const svg = await svgOf({ table: tableOf([DATE, RATE], [['2026-01-01', 5]]), kind: 'columns' });
		expect(boxes(svg, BLUE)).toHaveLength(1);
	});

	test('of incomplete days are dashed within a band, and a level line has no markers', async () => {
		const data = await dataOf({ table: byDay([0, 10, 20, 30]) });
		const none = [null, null];
		const series = [
			{ name: 'So far', values: [0, 10, null, null] },
			{
				name: 'Forecast',
				values: [null, 10, 20, 30],
				band: { low: [...none, 18, 25], high: [...none, 22, 60] },
			},
			{ name: 'Target', values: [40, 40, 40, 40], isQuiet: true, isLevel: true },
		];
		const svg = drawChart(
			{ ...data, series },
			{ isDark: false, isAlone: true, font, formats: wording.formats },
		);
		const dashes = lines(svg).map(({ stroke, ...more }) => [stroke, more['stroke-dasharray']]);
		expect(dashes).toEqual([
			[GREY, '8 6'],
			[ORANGE, '8 6'],
			[BLUE, undefined],
		]);
		const [band, ...others] = marks(svg).filter(({ fill }) => fill !== BLUE);
		expect(others).toEqual([]);
		expect(band).toMatchObject({ fill: ORANGE, 'fill-opacity': 0.28 });
		const points = pointsOf(band?.d);
		expect(points).toHaveLength(4);
		// The scale reaches as high as the band.
		expect(Math.min(...points.map(([, y]) => y))).toBeGreaterThan(100);
		const [level] = lines(svg);
		expect(Math.min(...points.map(([, y]) => y))).toBeLessThan(at(pointsOf(level?.d))[1]);
		expect(marks(svg).filter(({ fill }) => fill === BLUE)).toHaveLength(2);
	});
});

describe('named days', () => {
	const named = (name: string, from: string, to = from) => ({ name, from, to });
	const picture = async (specialDays: readonly NamedDays[], kind?: 'columns') =>
		await svgOf({ table: byDay([1, 2, 3, 4, 5, 6]), specialDays, ...(kind ? { kind } : {}) });
	const bands = (svg: string) =>
		shapesIn(svg, 'rect')
			.filter((shape) => shape['fill-opacity'] !== undefined)
			.map(({ x, width }) => [Math.round(Number(x)), Math.round(Number(x) + Number(width))]);

	test('are bands behind the values of lines and columns, with their names', async () => {
		const sale = named('Winter sale', '2026-01-03', '2026-01-04');
		for (const kind of [undefined, 'columns'] as const) {
			const svg = await picture([sale, named('Next year', '2027-01-03')], kind);
			const [[left = 0, right = 0] = [], ...others] = bands(svg);
			expect(others).toEqual([]);
			const texts = textsIn(svg);
			const middleOf = (label: string) => {
				const text = texts.find((one) => one.text === label);
				return ((text?.left ?? 0) + (text?.right ?? 0)) / 2;
			};
			expect(left).toBeLessThan(middleOf('Jan 3'));
			expect(right).toBeGreaterThan(middleOf('Jan 4'));
			expect(left).toBeGreaterThan(middleOf('Jan 2'));
			expect(right).toBeLessThan(middleOf('Jan 5'));
			expect(texts.map(({ text }) => text)).toContain('Winter sale');
			expect(texts.map(({ text }) => text)).not.toContain('Next year');
			expect(svg.indexOf('fill-opacity')).toBeLessThan(svg.indexOf(BLUE));
		}
	});

	test('have names in several rows where they would meet, and stay within the picture', async () => {
		const long = 'A name of eighty letters '.repeat(4).slice(0, 80);
		const svg = await picture([
			...['2026-01-01', '2026-01-02', '2026-01-02', '2026-01-06'].map((day) => named(long, day)),
			named('<b>', '2026-01-04'),
		]);
		expect(bands(svg)).toHaveLength(5);
		const own = textsIn(svg).filter(({ text }) => text.startsWith('A name of'));
		for (const [index, one] of own.entries()) {
			for (const other of own.slice(index + 1)) {
				const isApart = one.right <= other.left || other.right <= one.left || one.top !== other.top;
				expect(isApart).toBe(true);
			}
			expect(one.left).toBeGreaterThanOrEqual(0);
			expect(one.right).toBeLessThanOrEqual(1_200);
		}
		expect(own.length).toBeGreaterThanOrEqual(3);
	});

	test('mark the weeks that they touch', () => {
		const weeks = ['2026-01-05', '2026-01-12', '2026-01-19'];
		const marks = (from: string, to: string) =>
			marksOf([named('Sale', from, to)], weeks).map(({ first, last }) => [first, last]);
		expect(marks('2026-01-10', '2026-01-13')).toEqual([[0, 1]]);
		expect(marks('2026-01-25', '2026-01-25')).toEqual([[2, 2]]);
		expect(marks('2026-01-26', '2026-01-30')).toEqual([]);
		expect(marks('2025-01-01', '2027-01-01')).toEqual([[0, 2]]);
		const hours = ['2026-01-05T22:00', '2026-01-05T23:00', '2026-01-06T00:00'];
		expect(marksOf([named('Sale', '2026-01-05')], hours)).toMatchObject([{ first: 0, last: 1 }]);
	});
});
