import { largest } from '../../../base/calculations';
import type { FigureFormats } from '../../../summary/figureFormats';
import type { DrawnPanel } from './drawnPanel';
import { colorsOf } from '../frame';
import { drawSeries } from '../lines';
import type { Pen } from '../pen';
import { axisScale } from '../scale';

const LABEL = 16;
const TICKS = 3;
const TICK_GAP = 8;
/** The height of the labels below. */
const BELOW = 26;
const MARK_OPACITY = 0.14;

/** Draws the lines of a small chart, with its first and last day below. */
export function drawLinePanel(
	pen: Pen,
	{ data, panel, extent, area: within }: DrawnPanel,
	formats: FigureFormats,
): void {
	const { theme } = pen;
	const { categories, unit, label, marks = [] } = data;
	const bottom = within.bottom - BELOW;
	const scale = axisScale(extent, [bottom, within.top + LABEL / 2], TICKS);
	const ticks = scale.ticks(TICKS);
	const write = formats.axis(ticks, unit);
	const widest = largest(ticks.map((tick) => pen.widthOf(write(tick), LABEL)));
	const left = within.left + widest + TICK_GAP;
	for (const tick of ticks) {
		const y = scale(tick);
		const line = { x1: left, x2: within.right, y1: y, y2: y };
		pen.shape('line', { ...line, stroke: tick === 0 ? theme.faint : theme.grid });
		const place = { x: left - TICK_GAP, y: y + LABEL / 3, size: LABEL, anchor: 'end' } as const;
		pen.text(write(tick), { ...place, fill: theme.faint });
	}
	const inset = 8;
	const last = categories.length - 1;
	const width = within.right - left - 2 * inset;
	const at = (index: number) => left + inset + (last > 0 ? (index / last) * width : width / 2);
	const half = last > 0 ? (at(1) - at(0)) / 2 : width / 2;
	for (const { first, last: end } of marks) {
		const from = Math.max(left, at(first) - half);
		const to = Math.min(within.right, at(end) + half);
		const box = { x: from, y: within.top, width: to - from, height: bottom - within.top };
		pen.shape('rect', { ...box, fill: theme.faint, 'fill-opacity': MARK_OPACITY });
	}
	const y = within.bottom - 4;
	const [start, end] = [label(categories[0] ?? ''), label(categories[last] ?? '')];
	const most = last > 0 ? width / 2 : width;
	const text = { y, size: LABEL, fill: theme.faint, most } as const;
	if (last > 0) {
		pen.text(start, { ...text, x: left });
		pen.text(end, { ...text, x: within.right, anchor: 'end' });
	} else pen.text(start, { ...text, x: at(0), anchor: 'middle' });
	const colors = colorsOf(data, pen);
	// The first series is the main one: it is drawn last, on top.
	for (const [index, series] of [...panel.series.entries()].reverse()) {
		drawSeries(pen, series, at, scale, { color: colors[index] ?? theme.text, width: 2.5 });
	}
}
