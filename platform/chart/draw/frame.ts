import type { ChartData } from '../data';
import type { Pen } from './pen';

/** The width that chats show without scaling. */
export const WIDTH = 1_200;
export const HEIGHT = 675;
const MARGIN = 40;
/** The font size of labels. */
export const LABEL = 20;

const TITLE = 32;
const LINE = 30;
const SWATCH = 16;
const GAP = 28;
const LONGEST_ENTRY = 260;
const SHORTEST_ENTRY = 60;
const MOST_LINES = 2;

/** The area in which values are drawn. */
export interface Area {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** The colour of each series. */
export function colorsOf({ series }: ChartData, { theme }: Pen): string[] {
	let used = 0;
	return series.map(({ isQuiet }) =>
		isQuiet ? theme.quiet : (theme.series[used++ % theme.series.length] ?? theme.text),
	);
}

/** Draws titles and legend, and returns the area that remains for values. */
export function drawFrame(pen: Pen, data: ChartData): Area {
	const { theme } = pen;
	const most = WIDTH - 2 * MARGIN;
	pen.shape('rect', { width: WIDTH, height: HEIGHT, fill: theme.background });
	pen.text(data.title, { x: MARGIN, y: 58, size: TITLE, most, isBold: true });
	pen.text(data.place, { x: MARGIN, y: 92, size: LABEL, most, fill: theme.faint });
	const bottom = drawNote(pen, data);
	const top = data.series.length > 1 ? drawLegend(pen, data, 132) : 104;
	return { left: MARGIN, top, right: WIDTH - MARGIN, bottom };
}

function drawNote(pen: Pen, { note }: ChartData): number {
	if (note === '') return HEIGHT - 24;
	const place = { x: WIDTH - MARGIN, y: HEIGHT - 18, size: LABEL - 2, anchor: 'end' } as const;
	pen.text(note, { ...place, fill: pen.theme.faint });
	return HEIGHT - 48;
}

/** Draws the legend. @returns its lower edge */
function drawLegend(pen: Pen, data: ChartData, top: number): number {
	const colors = colorsOf(data, pen);
	const { most, lines } = legendLines(pen, data);
	let index = 0;
	for (const [row, names] of lines.entries()) {
		let x = MARGIN;
		const y = top + row * LINE;
		for (const name of names) {
			const box = { x, y: y - SWATCH + 2, width: SWATCH, height: SWATCH, rx: 3 };
			pen.shape('rect', { ...box, fill: colors[index++] });
			pen.text(name, { x: x + SWATCH + 8, y, size: LABEL, most });
			x += SWATCH + 8 + pen.widthOf(name, LABEL, most) + GAP;
		}
	}
	return top + lines.length * LINE - 10;
}

/** Distributes names over lines; where there would be too many lines, long names are cut. */
function legendLines(pen: Pen, { series }: ChartData) {
	const names = series.map(({ name }) => name);
	let most = LONGEST_ENTRY;
	let lines = inLines(pen, names, most);
	while (lines.length > MOST_LINES && most > SHORTEST_ENTRY) {
		most -= 20;
		lines = inLines(pen, names, most);
	}
	return { most, lines };
}

function inLines(pen: Pen, names: readonly string[], most: number): string[][] {
	const lines: string[][] = [];
	let x = Infinity;
	for (const name of names) {
		const width = SWATCH + 8 + pen.widthOf(name, LABEL, most);
		if (x + width > WIDTH - MARGIN) {
			lines.push([]);
			x = MARGIN;
		}
		lines.at(-1)?.push(name);
		x += width + GAP;
	}
	return lines;
}
