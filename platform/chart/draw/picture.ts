import { initWasm, Resvg } from '@resvg/resvg-wasm';

import type { FigureFormats } from '../../summary/figureFormats';
import type { ChartData } from '../data';
import { drawChart } from './drawChart';
import type { Font } from './font';
import { readFont } from './font';
import { font as packedFont, resvg as packedResvg } from './packed';
import { WIDTH } from './frame';

/** The format of a picture. */
interface PictureStyle {
	readonly format: 'png' | 'svg';
	readonly isDark: boolean;
	readonly formats: FigureFormats;
}

/** Draws a chart as the bytes of a picture. */
export async function pictureOf(
	data: ChartData,
	{ format, isDark, formats }: PictureStyle,
): Promise<Buffer> {
	const { font, bytes } = await (readyFont ??= loadFont());
	const isAlone = format === 'png';
	const svg = drawChart(data, { isDark, isAlone, font, formats });
	if (!isAlone) return Buffer.from(svg);
	await (readyResvg ??= unpack(packedResvg).then(async (code) => await initWasm(code)));
	return paint(svg, bytes);
}

let readyFont: Promise<{ readonly font: Font; readonly bytes: Uint8Array }> | undefined;
let readyResvg: Promise<void> | undefined;

async function loadFont() {
	const bytes = await unpack(packedFont);
	return { font: readFont(bytes), bytes };
}

function paint(svg: string, font: Uint8Array): Buffer {
	const drawing = new Resvg(svg, {
		fitTo: { mode: 'width', value: WIDTH },
		font: { fontBuffers: [font], defaultFontFamily: 'DejaVu Sans', loadSystemFonts: false },
	});
	const image = drawing.render();
	// A copy, as the memory of WebAssembly is freed.
	const png = Buffer.from(image.asPng());
	image.free();
	drawing.free();
	return png;
}

async function unpack(packed: string): Promise<Uint8Array<ArrayBuffer>> {
	const blob = new Blob([Buffer.from(packed, 'base64')]);
	const stream = blob.stream().pipeThrough(new DecompressionStream('gzip'));
	return new Uint8Array(await new Response(stream).arrayBuffer());
}
