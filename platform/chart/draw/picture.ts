import { takeTurns } from '../../base/async/eventLoop';
import type { FigureFormats } from '../../summary/figureFormats';
import type { ChartData } from '../data';
import { drawChart } from './drawChart';
import type { Font } from './font';
import { readFont } from './font';
import { openRenderer, paint } from './renderer';
import { unpackAsset } from './unpackAsset';

/** The format of a picture. */
interface PictureStyle {
	readonly format: 'png' | 'svg';
	readonly isDark: boolean;
	readonly formats: FigureFormats;
}

/**
 * Draws a chart as the bytes of a picture. The first picture loads megabytes, in steps between which
 * n8n responds to others.
 */
export async function pictureOf(
	data: ChartData,
	{ format, isDark, formats }: PictureStyle,
): Promise<Buffer> {
	const giveWay = takeTurns();
	const { font, bytes } = await (readyFont ??= loadFont());
	await giveWay();
	const isAlone = format === 'png';
	const svg = drawChart(data, { isDark, isAlone, font, formats });
	if (!isAlone) return Buffer.from(svg);
	await giveWay();
	await (readyRenderer ??= openRenderer(bytes));
	return await paint(svg, bytes);
}

let readyFont: Promise<{ readonly font: Font; readonly bytes: Uint8Array }> | undefined;
let readyRenderer: Promise<void> | undefined;

async function loadFont() {
	const giveWay = takeTurns();
	const { packed } = await import('./packedFont');
	await giveWay();
	const bytes = await unpackAsset(packed);
	await giveWay();
	return { font: readFont(bytes), bytes };
}
