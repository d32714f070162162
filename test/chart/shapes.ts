import { LIGHT } from '../../platform/chart/draw/themes';
import type { Cell } from '../../platform/reports/table/tableCell';
import { CHANNEL, tableOf } from '../reports/transform/tables';
import { shapesIn, textsIn } from './drawing';
import { DATE, VISITS } from './tables';

export const [BLUE = '', ORANGE = ''] = LIGHT.series;
export const { quiet: GREY } = LIGHT;

export const days = (count: number) =>
	Array.from({ length: count }, (_, index) =>
		new Date(Date.UTC(2026, 0, 1) + index * 86_400_000).toISOString().slice(0, 10),
	);
export const byDay = (values: ReadonlyArray<Cell>) =>
	tableOf(
		[DATE, VISITS],
		days(values.length).map((day, index) => [day, values[index] ?? null]),
	);
export const ofTwo = (one: readonly number[], other: readonly number[]) =>
	tableOf(
		[CHANNEL, DATE, VISITS],
		days(one.length).flatMap((day, index) => [
			['A', day, one[index] ?? 0],
			['B', day, other[index] ?? 0],
		]),
	);

/** The rectangles of a color that are larger than those of the legend. */
export const boxes = (svg: string, fill: string) =>
	shapesIn(svg, 'rect')
		.filter((box) => box.fill === fill && box.rx === undefined)
		.map(({ x, y, width, height }) => ({
			x: Number(x),
			y: Number(y),
			width: Number(width),
			height: Number(height),
		}));
export const textOf = (svg: string, text: string) => textsIn(svg).find((one) => one.text === text);

/** The nth of several, which there is. */
export function at<T>(all: readonly T[], index = 0): T {
	const one = all[index];
	if (one === undefined) throw new Error(`There are only ${all.length}`);
	return one;
}
