import { DARK, inkOn, LIGHT } from '../../platform/chart/draw/themes';
import { figure, tableOf, visitsOf } from '../reports/transform/tables';
import { shapesIn, svgOf, textsIn } from './drawing';
import { at, BLUE, GREY, ORANGE, boxes, byDay, days, ofTwo, textOf } from './shapes';
import { COMPARED, DATE, LOSSES, named } from './tables';

describe('shares', () => {
	test('without days are segments of a full-width bar, each labeled with its share', async () => {
		const svg = await svgOf({ table: named([75, 25]), kind: 'shares' });
		const [[large], [small]] = [boxes(svg, BLUE), boxes(svg, ORANGE)];
		if (!large || !small) throw new Error('There are no bars');
		expect(large.width / small.width).toBeCloseTo(3, 2);
		expect(large.x + large.width).toBeCloseTo(small.x, 1);
		expect(small.x + small.width).toBeCloseTo(1_160, 1);
		expect([large.height, large.y]).toEqual([small.height, small.y]);
		expect(large.height).toBe(90);
		const name = textOf(svg, 'Visits');
		expect(name?.left).toBe(40);
		expect(large.x).toBeCloseTo((name?.right ?? 0) + 16, 1);
		const share = textOf(svg, '75%');
		expect(((share?.left ?? 0) + (share?.right ?? 0)) / 2).toBeCloseTo(
			large.x + large.width / 2,
			0,
		);
		expect(textOf(svg, '25%')?.top).toBeGreaterThan(small.y);
		expect(large.y + large.height / 2).toBeCloseTo((textOf(svg, 'Visits')?.bottom ?? 0) - 11, 0);
	});

	test('of several metrics are drawn below each other, thinner where they are many', async () => {
		const figures = Array.from({ length: 6 }, (_, index) => figure(`F${index}`, `f${index}`));
		const svg = await svgOf({ table: named([3, 1], ...figures), kind: 'shares' });
		const all = boxes(svg, BLUE);
		expect(all).toHaveLength(7);
		const steps = all.slice(1).map(({ y }, index) => y - (all[index]?.y ?? 0));
		for (const step of steps) {
			expect(step).toBeCloseTo(steps[0] ?? 0, 1);
			expect((all[0]?.height ?? 0) / step).toBeCloseTo(0.7, 2);
		}
	});

	test('leave out losses, and labels that do not fit', async () => {
		const svg = await svgOf({ table: named([990, -5, 10]), kind: 'shares' });
		const texts = textsIn(svg).map(({ text }) => text);
		expect(texts).toContain('99%');
		expect(texts).not.toContain('1%');
		expect(boxes(svg, BLUE)).toHaveLength(1);
		expect([ORANGE, LIGHT.series[2] ?? ''].flatMap((fill) => boxes(svg, fill))).toHaveLength(1);
	});

	test('by day are columns of equal height, with an axis to 100 %', async () => {
		const svg = await svgOf({ table: ofTwo([3, 1], [1, 1]), kind: 'shares' });
		const [large, small] = [boxes(svg, BLUE), boxes(svg, ORANGE)];
		const [wide, narrow] = [at(large), at(small)];
		expect(wide.height / narrow.height).toBeCloseTo(3, 2);
		expect(at(large, 1).height).toBeCloseTo(at(small, 1).height, 1);
		expect(wide.width).toBe(narrow.width);
		expect(narrow.y + narrow.height).toBeCloseTo(wide.y, 1);
		const texts = textsIn(svg).map(({ text }) => text);
		expect(texts).toEqual(
			expect.arrayContaining(['0%', '100%', '75%', '25%', '50%', 'Jan 1', 'Jan 2']),
		);
		const day = textOf(svg, 'Jan 1');
		const middle = wide.x + wide.width / 2;
		expect(((day?.left ?? 0) + (day?.right ?? 0)) / 2).toBeCloseTo(middle, 0);
	});
});

describe('columns', () => {
	test('of parts are stacked, gains upwards and losses downwards', async () => {
		const svg = await svgOf({ table: ofTwo([30, 20], [10, -5]), kind: 'columns' });
		const [one, other] = [boxes(svg, BLUE), boxes(svg, ORANGE)];
		const [first, second] = [at(one), at(one, 1)];
		const perUnit = first.height / 30;
		expect(second.height).toBeCloseTo(20 * perUnit, 1);
		expect(other.map(({ height }) => Math.round(height / perUnit))).toEqual([10, 5]);
		expect(at(other).y + at(other).height).toBeCloseTo(first.y, 1);
		expect(at(other, 1).y).toBeCloseTo(first.y + first.height, 1);
		expect(second.x - first.x - first.width).toBeGreaterThan(0.05 * second.x);
	});

	test('of two periods are drawn next to each other', async () => {
		const [, ...figures] = COMPARED;
		const rows = days(2).map((day) => [day, 40, 10, 30, 300]);
		const svg = await svgOf({ table: tableOf([DATE, ...figures], rows), kind: 'columns' });
		const [now, before] = [boxes(svg, BLUE), boxes(svg, GREY)];
		expect((now[0]?.height ?? 0) / (before[0]?.height ?? 1)).toBeCloseTo(4, 2);
		expect((now[0]?.x ?? 0) + (now[0]?.width ?? 0)).toBeCloseTo(before[0]?.x ?? 0, 1);
		expect(now[0]?.width).toBe(before[0]?.width);
		expect(now).toHaveLength(2);
	});

	test('are not drawn for missing values', async () => {
		const svg = await svgOf({ table: byDay([5, null, 0]), kind: 'columns' });
		expect(boxes(svg, BLUE)).toHaveLength(1);
	});
});

describe('bars', () => {
	test('of the previous period are thinner, below and grey, and so is the one of all others', async () => {
		const svg = await svgOf({ table: LOSSES });
		const [now, before] = [boxes(svg, BLUE), boxes(svg, GREY)];
		expect(now).toHaveLength(4);
		expect(before).toHaveLength(3);
		expect((before[0]?.height ?? 0) / (now[0]?.height ?? 1)).toBeCloseTo(0.36 / 0.64, 2);
		expect((now[0]?.y ?? 0) + (now[0]?.height ?? 0)).toBeCloseTo(before[0]?.y ?? 0, 1);
		const sum = { rows: 2, others: 'Others' };
		const rest = await svgOf({ table: named([50, 40, 5, 3]), top: sum });
		expect(boxes(rest, BLUE)).toHaveLength(2);
		expect(boxes(rest, GREY)).toHaveLength(1);
		expect(boxes(rest, BLUE)[0]?.height).toBe(44);
	});

	test('have their names on the left and their values to the right of both bars', async () => {
		const svg = await svgOf({ table: LOSSES });
		const [now, before] = [boxes(svg, BLUE), boxes(svg, GREY)];
		const end = Math.max(...[now[1], before[1]].map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
		expect(textOf(svg, '70 (-30%)')?.left).toBeCloseTo(end + 6, 0);
		expect(textOf(svg, 'Emailing')?.left).toBe(40);
		expect(textOf(svg, 'Emailing')?.right).toBeLessThan(now[1]?.x ?? 0);
	});

	test('of negative values point to the left, with their values before them', async () => {
		const svg = await svgOf({ table: named([40, -23]) });
		const [gain, loss] = boxes(svg, BLUE);
		expect((loss?.x ?? 0) + (loss?.width ?? 0)).toBeCloseTo(gain?.x ?? 0, 1);
		expect(textOf(svg, '-23')?.right).toBeCloseTo((loss?.x ?? 0) - 6, 0);
		const zero = shapesIn(svg, 'line').find(({ stroke }) => stroke === LIGHT.faint);
		expect(zero?.x1).toBeCloseTo(gain?.x ?? 0, 1);
	});
});

test('a picture has its title and its site, also for screen readers', async () => {
	const svg = await svgOf({ table: named([1]), title: 'A & B' });
	expect(svg).toMatch(
		/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="675" viewBox="0 0 1200 675" font-family="DejaVu Sans, Verdana, Arial, sans-serif" role="img"><title>A &amp; B, shop-eu, Nov 9.–.15, 2026, compared/,
	);
	expect(textOf(svg, 'A & B')).toMatchObject({ left: 40 });
	const [paper] = shapesIn(svg, 'rect');
	expect(paper).toEqual({ width: 1_200, height: 675, fill: LIGHT.background });
	expect(svg).toContain(`stroke="${LIGHT.text}" stroke-width="0.8"`);
	const dark = await svgOf({ table: named([1]) }, true);
	expect(shapesIn(dark, 'rect')[0]).toMatchObject({ fill: DARK.background });
	expect(dark).toContain(`fill="${DARK.text}"`);
});

test('a note is in the bottom right corner of a chart', async () => {
	const svg = await svgOf({ table: named([3, 2, 1]), top: { rows: 2 } });
	expect(textOf(svg, '2 of 3')?.right).toBeCloseTo(1_160, 1);
	const without = await svgOf({ table: named([3, 2]) });
	const lowest = (text: string) => Math.max(...textsIn(text).map(({ bottom }) => bottom));
	expect(lowest(without)).toBeLessThan(lowest(svg) + 24);
});

test.each([
	['#ffffff', '#000000'],
	['#000000', '#ffffff'],
	['#0072b2', '#ffffff'],
	['#56b4e9', '#000000'],
	['#767676', '#000000'],
	['#6f6f6f', '#ffffff'],
	['#00ff00', '#000000'],
	['#0000ff', '#ffffff'],
	['#ff0000', '#000000'],
	['#0a0a0a', '#ffffff'],
])('texts on %s are %s', (color, ink) => {
	expect(inkOn(color)).toBe(ink);
});

test('characters that the font lacks are omitted, unless there are no others', async () => {
	const svg = await svgOf({
		table: visitsOf(['🔥 Sale', 3], ['🔥', 2], ['☺ ok', 1]),
	});
	const texts = textsIn(svg).map(({ text }) => text);
	expect(texts).toEqual(expect.arrayContaining(['Sale', '🔥', '☺ ok']));
});

test('names that are too long are cut between characters and end with an ellipsis', async () => {
	const svg = await svgOf({ table: visitsOf(['name '.repeat(20), 3]) });
	const name = textsIn(svg).find(({ text }) => text.startsWith('name'));
	expect(name?.text).toMatch(/^(name )+(n|na|nam|name)?…$|^name.*[^ ]…$/);
	expect((name?.right ?? 0) - (name?.left ?? 0)).toBeLessThanOrEqual(340);
	expect((name?.right ?? 0) - (name?.left ?? 0)).toBeGreaterThan(300);
});
