import { escapeMarkup } from '../../base/text/escapeMarkup';
import type { FigureFormats } from '../../summary/figureFormats';
import type { ChartData, ChartKind } from '../data';
import { drawBars } from './drawBars';
import { drawColumns } from './drawColumns';
import type { Font } from './font';
import type { Area } from './frame';
import { drawPanels } from './panels/drawPanels';
import { drawFrame, heightOf, WIDTH } from './frame';
import { drawLines } from './lines';
import { Pen } from './pen';
import { drawShares } from './shares';
import { element } from './svg';
import { DARK, LIGHT } from './themes';

/** How to draw a chart. */
interface Drawing {
	readonly isDark: boolean;
	/** Whether the package's font is the only one available, as in PNG files. */
	readonly isAlone: boolean;
	readonly font: Font;
	readonly formats: FigureFormats;
}

type Draw = (pen: Pen, data: ChartData, formats: FigureFormats, within: Area) => void;

const DRAW: Readonly<Record<ChartKind, Draw>> = {
	lines: drawLines,
	columns: drawColumns,
	bars: drawBars,
	shares: drawShares,
	multiples: drawPanels,
};

// Verdana is about as wide as DejaVu Sans, for viewers that lack the latter.
const FONTS = 'DejaVu Sans, Verdana, Arial, sans-serif';

/** Draws a chart as an SVG document. */
export function drawChart(data: ChartData, { isDark, isAlone, font, formats }: Drawing): string {
	const pen = new Pen(isDark ? DARK : LIGHT, font, isAlone);
	const area = drawFrame(pen, data);
	if (data.categories.length > 0) DRAW[data.kind](pen, data, formats, area);
	else drawEmpty(pen, data, area);
	const height = heightOf(data);
	const size = { width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` };
	const attributes = { xmlns: 'http://www.w3.org/2000/svg', ...size, 'font-family': FONTS };
	const name = element(
		'title',
		{},
		escapeMarkup([data.title, data.place].filter((part) => part !== '').join(', ')),
	);
	return element('svg', { ...attributes, role: 'img' }, `${name}\n${pen.content}\n`);
}

function drawEmpty(pen: Pen, { empty }: ChartData, { left, right, top, bottom }: Area): void {
	const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
	pen.text(empty, { ...middle, size: 24, anchor: 'middle', fill: pen.theme.faint });
}
