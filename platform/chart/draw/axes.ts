import type { FigureFormats } from '../../summary/figureFormats';
import type { ChartData } from '../data';
import type { Area } from './frame';
import { LABEL, WIDTH } from './frame';
import type { Pen } from './pen';
import type { AxisScale } from './scale';
import { extentOf, axisScale } from './scale';
import { largest } from '../../base/calculations';

const TICKS = 5;
const TICK_GAP = 12;
const EDGE = 6;
// Days in one language are about equally long: a sample is enough.
const SAMPLES = 400;
/** The height of the labels below. */
const BELOW = 34;
/** The height of the metric's name above. */
const ABOVE = 42;

/** A vertical axis: its scale, lines and labels, and the area that remains. */
interface UpAxis {
	readonly scale: AxisScale;
	readonly area: Area;
}

interface AxisOptions {
	/** The smallest and the largest value. */
	readonly extent?: readonly [number, number] | undefined;
	/** How values are labelled, given those of the lines. */
	readonly labeling?: (ticks: readonly number[]) => (value: number) => string;
}

/** Draws the axis of values at the left. */
export function drawUpAxis(
	pen: Pen,
	{ measure, unit, series }: ChartData,
	formats: FigureFormats,
	within: Area,
	{ extent = extentOf(series), labeling = (ticks) => formats.axis(ticks, unit) }: AxisOptions = {},
): UpAxis {
	const top = within.top + ABOVE;
	const bottom = within.bottom - BELOW;
	const scale = axisScale(extent, [bottom, top], TICKS);
	const ticks = scale.ticks(TICKS);
	const label = labeling(ticks);
	const widest = largest(ticks.map((tick) => pen.widthOf(label(tick), LABEL)));
	const left = within.left + widest + TICK_GAP;
	const { theme } = pen;
	const most = within.right - within.left;
	pen.text(measure, { x: within.left, y: top - 18, size: LABEL, fill: theme.faint, most });
	for (const tick of ticks) {
		const y = scale(tick);
		const line = { x1: left, x2: within.right, y1: y, y2: y };
		pen.shape('line', { ...line, stroke: tick === 0 ? theme.faint : theme.grid });
		const place = { x: left - TICK_GAP, y: y + 7, size: LABEL, anchor: 'end' } as const;
		pen.text(label(tick), { ...place, fill: theme.faint });
	}
	return { scale, area: { left, top, right: within.right, bottom } };
}

/**
 * Labels as many categories as fit below, always the first one.
 *
 * @param at the middle of each category
 */
export function drawCategories(
	pen: Pen,
	{ categories, label }: ChartData,
	area: Area,
	at: (index: number) => number,
): void {
	const place = { size: LABEL, y: area.bottom + 28, fill: pen.theme.faint } as const;
	const most = area.right - area.left;
	const samples = Math.ceil(categories.length / SAMPLES);
	const some = categories.filter((_, index) => index % samples === 0).map(label);
	const widest = largest(
		some.map((text) => pen.widthOf(text, LABEL, most)),
		0,
	);
	const step = Math.ceil((widest + LABEL) / Math.max(1, at(1) - at(0)));
	for (let index = 0; index < categories.length; index += step) {
		const text = label(categories[index] ?? '');
		const half = pen.widthOf(text, LABEL, most) / 2;
		// A label at the edge stays within the picture.
		const x = Math.max(EDGE + half, Math.min(at(index), WIDTH - EDGE - half));
		pen.text(text, { ...place, x, anchor: 'middle', most });
	}
}
