import { PNG } from 'pngjs';

import { LIGHT } from '../../platform/chart/draw/themes';
import { figure, CHANNEL, tableOf } from '../reports/transform/tables';
import { dataOf, wording } from './drawing';
import type { OddReport } from './unusualReports';
import { ODD_REPORTS } from './unusualReports';
import { packed } from './packed';

jest.mock('../../platform/chart/draw/packedFont', () => packed.font, { virtual: true });
jest.mock('../../platform/chart/draw/packedRenderer', () => packed.renderer, { virtual: true });

async function pngOf(report: OddReport) {
	const { pictureOf } = await import('../../platform/chart/draw/picture');
	const style = { format: 'png', isDark: false, formats: wording.formats } as const;
	return PNG.sync.read(await pictureOf(await dataOf(report), style));
}

/** How many pixels of a color the longest line across the picture has, for each run of lines. */
function lengths(png: PNG, color: string, side: 'rows' | 'columns'): number[] {
	const wanted = Number.parseInt(color.slice(1), 16);
	const has = (x: number, y: number) => png.data.readUIntBE((y * png.width + x) * 4, 3) === wanted;
	const [outer, inner] = side === 'rows' ? [png.height, png.width] : [png.width, png.height];
	const found: number[] = [];
	let isInside = false;
	for (let a = 0; a < outer; a++) {
		let count = 0;
		for (let b = 0; b < inner; b++) {
			if (side === 'rows' ? has(b, a) : has(a, b)) count++;
		}
		if (count > 2 && !isInside) found.push(0);
		isInside = count > 2;
		if (isInside) found.push(Math.max(found.pop() ?? 0, count));
	}
	return found;
}

const [BLUE = '', ORANGE = ''] = LIGHT.series;
const VALUES = [9_000, 7_250, 4_500, 1_000, 300];

it('a chart draws bars in proportion to their values, within 1 %', async () => {
	const visits = figure('Visits', 'visit');
	const rows = VALUES.map((value, index) => [`Channel ${index}`, value]);
	const png = await pngOf({ table: tableOf([CHANNEL, visits], rows) });
	expect([png.width, png.height]).toEqual([1_200, 675]);
	const [longest = 0, ...others] = lengths(png, BLUE, 'rows');
	expect(others).toHaveLength(VALUES.length - 1);
	for (const [index, length] of others.entries()) {
		const value = VALUES[index + 1] ?? 0;
		expect(Math.abs(length / longest - value / 9_000)).toBeLessThan(0.01);
	}
});

it('a chart draws columns in proportion to their values, within 1 %', async () => {
	const report = ODD_REPORTS['one day'];
	if (report === undefined) throw new Error('There is no such report');
	const { series } = await dataOf(report);
	const [first = 0, second = 0] = series.map(({ values }) => values[0] ?? 0);
	const png = await pngOf(report);
	const [blue = 0, orange = 0] = [BLUE, ORANGE].map((color) =>
		Math.max(...lengths(png, color, 'columns')),
	);
	expect(first).toBeGreaterThan(second);
	expect(Math.abs(orange / blue - second / first)).toBeLessThan(0.01);
});

it('a chart is a valid picture, whatever characters its texts contain', async () => {
	const report = ODD_REPORTS['texts that are none'];
	if (report === undefined) throw new Error('There is no such report');
	const png = await pngOf(report);
	expect(lengths(png, BLUE, 'rows')).toHaveLength(2);
});

it('a chart lets n8n respond to others before and after each step of its picture', async () => {
	const report = ODD_REPORTS['one day'];
	if (report === undefined) throw new Error('There is no such report');
	// The first picture loads the font and the renderer, which yield by themselves.
	await pngOf(report);
	const waits = jest.spyOn(globalThis, 'setTimeout');
	// Each step takes longer than a turn of the event loop may.
	let now = 0;
	jest.spyOn(performance, 'now').mockImplementation(() => (now += 20));
	await pngOf(report);
	expect(waits.mock.calls.map(([, delay]) => delay)).toEqual([0, 0, 0, 0]);
});
