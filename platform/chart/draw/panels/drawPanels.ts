import type { FigureFormats } from '../../../summary/figureFormats';
import type { ChartData } from '../../data';
import { panelGrid } from './panelGrid';
import type { Area } from '../frame';
import type { Pen } from '../pen';
import { drawBarPanel } from './barPanel';
import { drawLinePanel } from './linePanel';
import { extentOf } from '../scale';

const LABEL = 17;
const NAME = 20;
/** The height of the metric's name above all panels. */
const MEASURE = 30;
const GAP_ACROSS = 36;
const GAP_DOWN = 22;
/** The height of a panel's name. */
const HEAD = 32;

/** Draws small charts next to each other, each with its name above. */
export function drawPanels(pen: Pen, data: ChartData, formats: FigureFormats, within: Area): void {
	const { panels = [], measure, sharesScale } = data;
	const { theme } = pen;
	const most = within.right - within.left;
	const y = within.top + LABEL;
	pen.text(measure, { x: within.left, y, size: LABEL, fill: theme.faint, most: most / 2 });
	drawMarkNames(pen, data, { x: within.right, y, most: most / 2 });
	const all = sharesScale ? extentOf(panels.flatMap(({ series }) => series)) : undefined;
	const top = within.top + MEASURE;
	const { columns, rows } = panelGrid(panels.length);
	const width = (most - (columns - 1) * GAP_ACROSS) / columns;
	const height = (within.bottom - top - (rows - 1) * GAP_DOWN) / rows;
	for (const [index, panel] of panels.entries()) {
		const left = within.left + (index % columns) * (width + GAP_ACROSS);
		const upper = top + Math.floor(index / columns) * (height + GAP_DOWN);
		const place = { x: left, y: upper + NAME, size: NAME, most: width, isBold: true } as const;
		pen.text(panel.name, place);
		const area = { left, top: upper + HEAD, right: left + width, bottom: upper + height };
		const drawn = { data, panel, extent: all ?? extentOf(panel.series), area };
		if (panel.categories === undefined) drawLinePanel(pen, drawn, formats);
		else drawBarPanel(pen, drawn);
	}
}

const SWATCH = 14;

/** Names the marked days once, as there is no room for their names in each panel. */
function drawMarkNames(
	pen: Pen,
	{ marks = [] }: ChartData,
	{ x, y, most }: { readonly x: number; readonly y: number; readonly most: number },
): void {
	if (marks.length === 0) return;
	const { faint } = pen.theme;
	const text = marks.map(({ name }) => name).join(', ');
	const room = most - SWATCH - 8;
	const left = x - pen.widthOf(text, LABEL, room);
	const box = { x: left - SWATCH - 8, y: y - SWATCH + 1, width: SWATCH, height: SWATCH };
	pen.shape('rect', { ...box, fill: faint, 'fill-opacity': 0.3 });
	pen.text(text, { x: left, y, size: LABEL, fill: faint, most: room });
}
