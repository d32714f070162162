import { scaleBand } from 'd3-scale';
import { stackOffsetExpand } from 'd3-shape';

import type { FigureFormats } from '../../summary/figureFormats';
import type { ChartData } from '../data';
import { drawCategories, drawUpAxis } from './axes';
import { stacked } from './drawColumns';
import type { Area } from './frame';
import { colorsOf, LABEL } from './frame';
import type { Pen } from './pen';
import { inkOn } from './themes';
import { largest } from '../../base/calculations';

const WIDEST_NAME = 340;
const THICKEST = 90;

/** Draws parts of a whole: vertical for moments, else horizontal bars. */
export function drawShares(pen: Pen, data: ChartData, formats: FigureFormats, within: Area): void {
	const parts = {
		...data,
		series: data.series.map((one) => ({ ...one, values: one.values.map(positive) })),
	};
	if (data.areMoments) drawUpright(pen, parts, formats, within);
	else drawLying(pen, parts, formats, within);
}

/** Losses are no part of a whole. */
function positive(value: number | null): number {
	return Math.max(0, value ?? 0);
}

function drawUpright(pen: Pen, data: ChartData, formats: FigureFormats, within: Area): void {
	const labeling = () => (value: number) => formats.share(value);
	const { scale, area } = drawUpAxis(pen, data, formats, within, { extent: [0, 1], labeling });
	const band = scaleBand<number>()
		.domain(data.categories.keys())
		.range([area.left, area.right])
		.paddingInner(0.12)
		.paddingOuter(0.06);
	const width = band.bandwidth();
	drawCategories(pen, data, area, (index) => (band(index) ?? 0) + width / 2);
	const parts = partsOf(pen, data);
	const write = writing(parts, formats);
	for (const { part, from, to, fill } of parts) {
		const box = { x: band(part) ?? 0, y: scale(to), width, height: scale(from) - scale(to) };
		pen.shape('rect', { ...box, fill });
		drawShare(pen, write(to - from), box, fill);
	}
}

function drawLying(pen: Pen, data: ChartData, formats: FigureFormats, within: Area): void {
	const { categories } = data;
	const names = largest(
		categories.map((name) => pen.widthOf(name, LABEL, WIDEST_NAME)),
		0,
	);
	const left = within.left + names + 16;
	const whole = within.right - left;
	const top = within.top + 20;
	const step = (within.bottom - top) / Math.max(1, categories.length);
	const height = Math.min(THICKEST, step * 0.7);
	for (const [index, name] of categories.entries()) {
		const y = top + (index + 0.5) * step + 7;
		pen.text(name, { x: within.left, y, size: LABEL, most: WIDEST_NAME });
	}
	const parts = partsOf(pen, data);
	const write = writing(parts, formats);
	for (const { part, from, to, fill } of parts) {
		const y = top + (part + 0.5) * step - height / 2;
		const box = { x: left + from * whole, y, width: (to - from) * whole, height };
		pen.shape('rect', { ...box, fill });
		drawShare(pen, write(to - from), box, fill);
	}
}

/** The start and end of each part, from 0 to 1. */
function partsOf(pen: Pen, data: ChartData) {
	const colors = colorsOf(data, pen);
	return stacked(data, stackOffsetExpand).flatMap((layer, index) =>
		layer.flatMap(([from = 0, to = 0], part) =>
			to > from ? [{ part, from, to, fill: colors[index] ?? pen.theme.text }] : [],
		),
	);
}

/** Writes all shares with the same number of decimals. */
function writing(parts: ReturnType<typeof partsOf>, formats: FigureFormats) {
	const percents = parts.map(({ from, to }) => (to - from) * 100);
	const decimals = formats.decimals(percents, 'percent', 1);
	return (share: number) => formats.share(share, decimals);
}

interface Box {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
}

/** Labels a part with its size, where there is room. */
function drawShare(pen: Pen, text: string, { x, y, width, height }: Box, on: string): void {
	const size = LABEL - 2;
	if (height < size + 4 || width < pen.widthOf(text, size) + 8) return;
	const place = { x: x + width / 2, y: y + height / 2 + 6, size, anchor: 'middle' } as const;
	pen.text(text, { ...place, fill: inkOn(on) });
}
