import { largest } from '../../../base/calculations';
import type { DrawnPanel } from './drawnPanel';
import type { Pen } from '../pen';
import { axisScale } from '../scale';

const LABEL = 16;
const GAP = 8;
/** The part of a small chart that names may take. */
const NAMES = 0.42;
const MOST_ROWS = 6;
const THICKEST = 26;
const NOTE = 22;

/** Draws the bars of a small chart, with names at the left and values at the ends. */
export function drawBarPanel(pen: Pen, { panel, extent, area }: DrawnPanel): void {
	const { categories = [], series, texts = [], note = '' } = panel;
	const values = series[0]?.values ?? [];
	const most = (area.right - area.left) * NAMES;
	const names = largest(
		categories.map((name) => pen.widthOf(name, LABEL, most)),
		0,
	);
	const room = (isThere: (value: number) => boolean) =>
		largest(
			values.map((value, index) =>
				isThere(value ?? 0) ? pen.widthOf(texts[index] ?? '', LABEL) + GAP : 0,
			),
			0,
		);
	const left = area.left + names + GAP + room((value) => value < 0);
	const right = Math.max(left + GAP, area.right - room((value) => value >= 0));
	const scale = axisScale(extent, [left, right], 1);
	const bottom = area.bottom - NOTE;
	const step = (bottom - area.top) / MOST_ROWS;
	const height = Math.min(THICKEST, step * 0.72);
	const { theme } = pen;
	for (const [index, name] of categories.entries()) {
		const middle = area.top + (index + 0.5) * step;
		const y = middle + LABEL / 3;
		pen.text(name, { x: area.left, y, size: LABEL, most });
		const value = values[index] ?? 0;
		const [zero, end] = [scale(0), scale(value)];
		const box = { x: Math.min(zero, end), y: middle - height / 2, width: Math.abs(end - zero) };
		if (box.width > 0) pen.shape('rect', { ...box, height, fill: theme.series[value < 0 ? 1 : 0] });
		const text = texts[index] ?? '';
		const isLoss = value < 0;
		const place = { x: end + (isLoss ? -GAP : GAP) / 2, y, size: LABEL } as const;
		pen.text(text, { ...place, anchor: isLoss ? 'end' : 'start' });
	}
	const y = area.top + categories.length * step + LABEL;
	if (note !== '') pen.text(note, { x: area.left, y, size: LABEL - 2, fill: theme.faint });
}
