import { tableOf } from '../reports/transform/tables';
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
