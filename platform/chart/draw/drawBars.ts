import type { FigureFormats } from '../../summary/figureFormats';
import type { ChartData } from '../data';
import type { Area } from './frame';
import { colorsOf, LABEL } from './frame';
import type { Pen } from './pen';
import type { AxisScale } from './scale';
import { extentOf, axisScale } from './scale';
import { largest, smallest } from '../../base/calculations';

const WIDEST_NAME = 340;
const GAP = 12;
const TICKS = 5;
const THICKEST = 44;

/**
 * Draws a bar per category, with names at the left, values at the ends, and the period before below
 * each bar.
 */
export function drawBars(pen: Pen, data: ChartData, formats: FigureFormats, within: Area): void {
	const { categories, series, texts = [] } = data;
	const text = (index: number) => texts[index] ?? '';
	const names = largest(
		categories.map((name) => pen.widthOf(name, LABEL, WIDEST_NAME)),
		0,
	);
	const valueOf = (index: number) => series[0]?.values[index] ?? 0;
	const room = (isThere: (value: number) => boolean) => {
		const there = [...categories.keys()].filter((index) => isThere(valueOf(index)));
		const widths = there.map((index) => pen.widthOf(text(index), LABEL) + GAP);
		return largest(widths, 0);
	};
	const extent = extentOf(series);
	const left = within.left + names + GAP + room((value) => value < 0);
	const right = within.right - room((value) => value >= 0);
	const scale = axisScale(extent, [left, right], TICKS);
	const area = { left, right, top: within.top + 34, bottom: within.bottom - 34 };
	drawAxis(pen, data, formats, scale, { ...area, left: within.left });
	const step = (area.bottom - area.top) / Math.max(1, categories.length);
	for (const [index, name] of categories.entries()) {
		const middle = area.top + (index + 0.5) * step;
		const place = { x: within.left, y: middle + 7, size: LABEL, most: WIDEST_NAME } as const;
		pen.text(name, place);
		drawCategory(pen, data, index, { scale, middle, height: Math.min(THICKEST, step * 0.72) });
		const value = valueOf(index);
		const [zero, end] = [scale(0), scale(value)];
		const far = series.map(({ values: all }) => scale(all[index] ?? 0));
		const x =
			value < 0 ? smallest(far, end) - GAP / 2 : largest(far, Math.max(zero, end)) + GAP / 2;
		const anchor = value < 0 ? 'end' : 'start';
		pen.text(text(index), { x, y: middle + 7, size: LABEL, anchor });
	}
}

/** Where the bars of a category are. */
interface CategoryPlace {
	readonly scale: AxisScale;
	/** The middle of all its bars, from the top. */
	readonly middle: number;
	/** The height of all its bars together. */
	readonly height: number;
}

/** Draws the bars of a category: one for each series, the first one the thickest. */
function drawCategory(
	pen: Pen,
	data: ChartData,
	index: number,
	{ scale, middle, height: all }: CategoryPlace,
): void {
	const colors = colorsOf(data, pen);
	const others = data.series.length - 1;
	// The period takes two thirds of the height, the period before the rest.
	const first = others > 0 ? all * 0.64 : all;
	let y = middle - all / 2;
	for (const [place, series] of data.series.entries()) {
		const value = series.values[index] ?? 0;
		const height = place === 0 ? first : (all - first) / others;
		const [from, to] = [scale(0), scale(value)].sort((a, b) => a - b);
		// Losses have their own color.
		const own = data.areChanges && value < 0 ? pen.theme.series[1] : colors[place];
		const fill = index === data.rest ? pen.theme.quiet : own;
		if (from !== undefined && to !== undefined && to > from) {
			pen.shape('rect', { x: from, y, width: to - from, height, fill });
		}
		y += height;
	}
}

function drawAxis(
	pen: Pen,
	{ measure, unit, areChanges }: ChartData,
	formats: FigureFormats,
	scale: AxisScale,
	{ left, top, bottom }: Pick<Area, 'left' | 'top' | 'bottom'>,
): void {
	const { theme } = pen;
	const most = 1_000;
	pen.text(measure, { x: left, y: top - 14, size: LABEL, fill: theme.faint, most });
	let free = -Infinity;
	const ticks = scale.ticks(TICKS);
	const write = formats.axis(ticks, unit, areChanges);
	for (const tick of ticks) {
		const x = scale(tick);
		const stroke = tick === 0 ? theme.faint : theme.grid;
		pen.shape('line', { x1: x, x2: x, y1: top - 4, y2: bottom, stroke });
		const text = write(tick);
		const half = pen.widthOf(text, LABEL) / 2;
		if (x - half < free) continue;
		pen.text(text, { x, y: bottom + 26, size: LABEL, anchor: 'middle', fill: theme.faint });
		free = x + half + GAP;
	}
}
