import { initWasm, Resvg } from '@resvg/resvg-wasm';

import { takeTurns } from '../../base/async/eventLoop';
import type { FigureFormats } from '../../summary/figureFormats';
import type { ChartData } from '../data';
import { drawChart } from './drawChart';
import type { Font } from './font';
import { readFont } from './font';
import { WIDTH } from './frame';
import { settle } from '../../base/async/settle';

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

/** Pictures that make the renderer compile the code for reading SVG, then that for text. */
const FIRST_PICTURES = ['', '<text x="1" y="9">a</text>'].map(
	(content) =>
		`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" font-family="DejaVu Sans">${content}</svg>`,
);

/** Loads the renderer of PNG files, whose code is compiled when it first runs: a part in each step. */
async function openRenderer(font: Uint8Array): Promise<void> {
	const giveWay = takeTurns();
	const { packed } = await import('./packedRenderer');
	await giveWay();
	const code = await unpackAsset(packed);
	await giveWay();
	await initWasm(code);
	for (const svg of FIRST_PICTURES) {
		await giveWay();
		read(svg, font).free();
	}
	await giveWay();
}

/** Paints an SVG document as a PNG file. */
async function paint(svg: string, font: Uint8Array): Promise<Buffer> {
	const giveWay = takeTurns();
	const drawing = read(svg, font);
	await giveWay();
	const image = drawing.render();
	await giveWay();
	// A copy, as the memory of WebAssembly is freed.
	const png = Buffer.from(image.asPng());
	image.free();
	drawing.free();
	return png;
}

function read(svg: string, font: Uint8Array) {
	return new Resvg(svg, {
		fitTo: { mode: 'width', value: WIDTH },
		font: { fontBuffers: [font], defaultFontFamily: 'DejaVu Sans', loadSystemFonts: false },
	});
}

/** The bytes of a file that the build has compressed with gzip and written as base64. */
async function unpackAsset(packed: string): Promise<Uint8Array<ArrayBuffer>> {
	const { readable, writable } = new DecompressionStream('gzip');
	const unpacked: AsyncIterable<Uint8Array> = readable;
	const writer = writable.getWriter();
	// An error surfaces where the stream is read.
	const written = settle(
		writer.write(Buffer.from(packed, 'base64')).then(async () => await writer.close()),
	);
	const pieces: Uint8Array[] = [];
	for await (const piece of unpacked) pieces.push(piece);
	await written;
	return new Uint8Array(Buffer.concat(pieces));
}
