import type { ChartData } from '../data';
import type { Area } from './frame';
import { LABEL } from './frame';
import type { Pen } from './pen';

const LONGEST_NAME = 240;
const ROWS = 3;
const ROW_HEIGHT = 24;
const GAP = 12;
const OPACITY = 0.14;

/**
 * Draws named days as bands behind the values, with their names above. Names that would meet take
 * another row; where there is no row left, the band stays without one.
 *
 * @param at the middle of each category
 * @param width how wide a category is
 */
export function drawMarks(
	pen: Pen,
	{ marks = [] }: ChartData,
	area: Area,
	at: (index: number) => number,
	width: number,
): void {
	const ends = Array.from({ length: ROWS }, () => -Infinity);
	for (const { name, first, last } of marks) {
		// Bands of neighboring days stay apart.
		const left = Math.max(area.left, at(first) - width / 2 + 1);
		const right = Math.min(area.right, at(last) + width / 2 - 1);
		const band = { x: left, y: area.top, width: right - left, height: area.bottom - area.top };
		pen.shape('rect', { ...band, fill: pen.theme.faint, 'fill-opacity': OPACITY });
		const half = pen.widthOf(name, LABEL - 2, LONGEST_NAME) / 2;
		const middle = (left + right) / 2;
		const x = Math.max(area.left + half, Math.min(middle, area.right - half));
		const row = ends.findIndex((end) => end + GAP <= x - half);
		if (row < 0) continue;
		ends[row] = x + half;
		const place = { x, y: area.top + 18 + row * ROW_HEIGHT, size: LABEL - 2 } as const;
		pen.text(name, { ...place, anchor: 'middle', most: LONGEST_NAME, fill: pen.theme.faint });
	}
}
