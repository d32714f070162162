import { area as areaOf, line, symbol, symbols } from 'd3-shape';

import type { FigureFormats } from '../../summary/figureFormats';
import type { ChartData, Series, ValueBand } from '../data';
import { drawCategories, drawUpAxis } from './axes';
import { drawMarks } from './drawMarks';
import type { Area } from './frame';
import { colorsOf } from './frame';
import type { Pen } from './pen';

interface Point {
	readonly x: number;
	readonly y: number;
}

// With more points, the marks would merge into one line.
const MOST_MARKS = 31;
const MARK_AREA = 90;

/** Draws a line per series. */
export function drawLines(pen: Pen, data: ChartData, formats: FigureFormats, within: Area): void {
	const { scale, area } = drawUpAxis(pen, data, formats, within);
	const last = data.categories.length - 1;
	const inset = 14;
	const width = area.right - area.left - 2 * inset;
	const at = (index: number) => area.left + inset + (last > 0 ? (index / last) * width : width / 2);
	drawCategories(pen, data, area, at);
	drawMarks(pen, data, area, at, last > 0 ? at(1) - at(0) : width);
	const colors = colorsOf(data, pen);
	// The first series is the main one: it is drawn last, on top.
	for (const [index, series] of [...data.series.entries()].reverse()) {
		const color = colors[index] ?? pen.theme.text;
		if (series.band) drawBand(pen, series.band, at, scale, color);
		drawSeries(pen, series, at, scale, { color, mark: index });
	}
}

/** How a line is drawn. */
interface LineStyle {
	readonly color: string;
	/** The mark of its points; undefined for a line without marks. */
	readonly mark?: number;
	readonly width?: number;
}

/** Draws a series as a line that has gaps where values are missing. */
export function drawSeries(
	pen: Pen,
	series: Series,
	at: (index: number) => number,
	scale: (value: number) => number,
	{ color, mark, width }: LineStyle,
): void {
	const runs = runsOf(series, at, scale);
	for (const run of runs) drawRun(pen, run, color, series, width);
	if (series.isLevel || series.band) return;
	if (mark !== undefined && series.values.length <= MOST_MARKS) {
		drawPoints(pen, runs.flat(), color, mark);
	} else {
		for (const [point] of runs.filter(({ length }) => length === 1)) drawDot(pen, point, color);
	}
}

/** Splits points at gaps. */
function runsOf(
	{ values }: Series,
	at: (index: number) => number,
	scale: (value: number) => number,
): Point[][] {
	const runs: Point[][] = [[]];
	for (const [index, value] of values.entries()) {
		if (value === null) runs.push([]);
		else runs.at(-1)?.push({ x: at(index), y: scale(value) });
	}
	return runs.filter(({ length }) => length > 0);
}

interface BandPoint {
	readonly x: number;
	readonly low: number;
	readonly high: number;
}

/** Draws a prediction interval as a translucent area. */
function drawBand(
	pen: Pen,
	{ low, high }: ValueBand,
	at: (index: number) => number,
	scale: (value: number) => number,
	fill: string,
): void {
	const points = low.flatMap((least, index): BandPoint[] => {
		const most = high[index] ?? null;
		return least === null || most === null
			? []
			: [{ x: at(index), low: scale(least), high: scale(most) }];
	});
	const path = areaOf<BandPoint>()
		.x(({ x }) => x)
		.y0(({ low: least }) => least)
		.y1(({ high: most }) => most)
		.digits(1);
	pen.shape('path', { d: path(points) ?? '', fill, 'fill-opacity': BAND_OPACITY });
}

const BAND_OPACITY = 0.28;

function drawRun(
	pen: Pen,
	run: readonly Point[],
	color: string,
	{ isQuiet, band }: Series,
	width = 3.5,
): void {
	const path = line<Point>(
		({ x }) => x,
		({ y }) => y,
	).digits(1);
	pen.shape('path', {
		d: path(thinned(run)) ?? '',
		fill: 'none',
		stroke: color,
		'stroke-width': isQuiet ? width - 1 : width,
		'stroke-dasharray': isQuiet || band ? '8 6' : undefined,
		'stroke-linejoin': 'round',
		'stroke-linecap': 'round',
	});
}

/** Keeps the first, lowest, highest and last point of each column of pixels. */
function thinned(run: readonly Point[]): Point[] {
	const columns = new Map<number, Point[]>();
	for (const point of run) {
		const column = Math.round(point.x);
		const points = columns.get(column);
		if (points) points.push(point);
		else columns.set(column, [point]);
	}
	return [...columns.values()].flatMap((points) => (points.length <= 4 ? points : ends(points)));
}

function ends(points: readonly Point[]): Point[] {
	let [low, high] = [0, 0];
	for (const [index, { y }] of points.entries()) {
		if (y > (points[low]?.y ?? 0)) low = index;
		if (y < (points[high]?.y ?? 0)) high = index;
	}
	const kept = new Set([0, low, high, points.length - 1]);
	return [...kept].sort((a, b) => a - b).flatMap((index) => points[index] ?? []);
}

/** Gives each series its own mark, for readers who cannot distinguish the colors. */
function drawPoints(pen: Pen, points: readonly Point[], fill: string, index: number): void {
	const type = symbols[index % symbols.length];
	const d = type ? symbol(type, MARK_AREA)() : null;
	if (d === null) return;
	for (const { x, y } of points) {
		const transform = `translate(${x.toFixed(1)},${y.toFixed(1)})`;
		pen.shape('path', { d, transform, fill });
	}
}

function drawDot(pen: Pen, point: Point | undefined, fill: string): void {
	if (point) pen.shape('circle', { cx: point.x, cy: point.y, r: 3, fill });
}
