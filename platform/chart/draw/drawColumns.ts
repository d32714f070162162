import { scaleBand } from 'd3-scale';
import { stack, stackOffsetDiverging } from 'd3-shape';

import type { FigureFormats } from '../../summary/figureFormats';
import type { ChartData } from '../data';
import { drawCategories, drawUpAxis } from './axes';
import { drawMarks } from './drawMarks';
import type { Area } from './frame';
import { colorsOf } from './frame';
import type { Pen } from './pen';
import type { AxisScale } from './scale';
import { largest, smallest } from '../../base/calculations';

/** Draws a column per category: stacked where series are parts of a whole, else side by side. */
export function drawColumns(pen: Pen, data: ChartData, formats: FigureFormats, within: Area): void {
	const layers = data.isStacked ? stacked(data) : undefined;
	const extent = layers && extentOfLayers(layers);
	const { scale, area } = drawUpAxis(pen, data, formats, within, { extent });
	const band = scaleBand<number>()
		.domain(data.categories.keys())
		.range([area.left, area.right])
		.paddingInner(0.25)
		.paddingOuter(0.15);
	const at = (index: number) => (band(index) ?? 0) + band.bandwidth() / 2;
	drawCategories(pen, data, area, at);
	drawMarks(pen, data, area, at, band.step());
	const columns = { left: (index: number) => band(index) ?? 0, width: band.bandwidth() };
	if (layers) drawLayers(pen, data, layers, scale, columns);
	else drawGroups(pen, data, scale, columns);
}

/** Where the columns of categories are. */
interface Columns {
	readonly left: (category: number) => number;
	readonly width: number;
}

/** Per series and category, the start and end of its part. */
type Layers = ReadonlyArray<ReadonlyArray<readonly number[]>>;

/** Stacks series. */
export function stacked({ categories, series }: ChartData, offset = stackOffsetDiverging): Layers {
	return stack<number, number>()
		.keys(series.keys())
		.value((category, index) => series[index]?.values[category] ?? 0)
		.offset(offset)(categories.keys());
}

function extentOfLayers(layers: Layers): [number, number] {
	let [least, most] = [0, 0];
	for (const part of layers.flat()) {
		least = smallest(part, least);
		most = largest(part, most);
	}
	return [least, most];
}

function drawLayers(
	pen: Pen,
	data: ChartData,
	layers: Layers,
	scale: AxisScale,
	{ left, width }: Columns,
): void {
	const colors = colorsOf(data, pen);
	for (const [index, layer] of layers.entries()) {
		for (const [category, [from = 0, to = 0]] of layer.entries()) {
			drawUpright(pen, scale, from, to, { x: left(category), width, fill: colors[index] });
		}
	}
}

function drawGroups(pen: Pen, data: ChartData, scale: AxisScale, columns: Columns): void {
	const colors = colorsOf(data, pen);
	const width = columns.width / Math.max(1, data.series.length);
	for (const [index, { values }] of data.series.entries()) {
		for (const [category, value] of values.entries()) {
			const x = columns.left(category) + index * width;
			drawUpright(pen, scale, 0, value ?? 0, { x, width, fill: colors[index] });
		}
	}
}

interface Bar {
	readonly x: number;
	readonly width: number;
	readonly fill: string | undefined;
}

function drawUpright(pen: Pen, scale: AxisScale, from: number, to: number, bar: Bar): void {
	const [y, end] = [scale(from), scale(to)].sort((a, b) => a - b);
	if (y === undefined || end === undefined || y === end) return;
	pen.shape('rect', { ...bar, y, height: end - y });
}
