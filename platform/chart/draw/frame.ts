import type { ChartData } from '../data';
import { panelGrid } from './panels/panelGrid';
import type { Pen } from './pen';

/** The width that chats show without scaling. */
export const WIDTH = 1_200;
const HEIGHT = 675;
/** The height that each row of small charts takes where there are more than two. */
const PANEL_ROW = 240;
const AROUND_PANELS = 190;
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
const NOTE = LABEL - 2;
const NOTE_LINE = 24;
const MOST_NOTE_LINES = 3;

/** The area in which values are drawn. */
export interface Area {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** The height of a picture: more where it has many small charts. */
export function heightOf({ panels = [] }: ChartData): number {
	const { rows } = panelGrid(panels.length);
	return rows > 2 ? AROUND_PANELS + rows * PANEL_ROW : HEIGHT;
}

/** The color of each series. */
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
	pen.shape('rect', { width: WIDTH, height: heightOf(data), fill: theme.background });
	pen.text(data.title, { x: MARGIN, y: 58, size: TITLE, most, isBold: true });
	pen.text(data.place, { x: MARGIN, y: 92, size: LABEL, most, fill: theme.faint });
	const bottom = drawNote(pen, data);
	const top = data.series.length > 1 ? drawLegend(pen, data, 132) : 104;
	return { left: MARGIN, top, right: WIDTH - MARGIN, bottom };
}

/** Draws the note at the lower edge, in several lines where it is long. @returns its upper edge */
function drawNote(pen: Pen, data: ChartData): number {
	const height = heightOf(data);
	if (data.note === '') return height - 24;
	const lines = wrapped(pen, data.note, WIDTH - 2 * MARGIN);
	const first = height - 18 - (lines.length - 1) * NOTE_LINE;
	for (const [index, text] of lines.entries()) {
		const place = { x: WIDTH - MARGIN, y: first + index * NOTE_LINE, size: NOTE } as const;
		const most = WIDTH - 2 * MARGIN;
		pen.text(text, { ...place, anchor: 'end', fill: pen.theme.faint, most });
	}
	return first - 30;
}

/** A text in lines that are at most so wide, broken between words. */
function wrapped(pen: Pen, text: string, most: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(' ')) {
		const last = lines.at(-1);
		const longer = last === undefined ? word : `${last} ${word}`;
		if (last !== undefined && pen.widthOf(longer, NOTE) <= most) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines.slice(0, MOST_NOTE_LINES);
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
