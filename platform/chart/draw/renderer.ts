import { initWasm, Resvg } from '@resvg/resvg-wasm';

import { takeTurns } from '../../base/async/eventLoop';
import { WIDTH } from './frame';
import { unpackAsset } from './unpackAsset';

/** Pictures that make the renderer compile the code for reading SVG, then that for text. */
const FIRST_PICTURES = ['', '<text x="1" y="9">a</text>'].map(
	(content) =>
		`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" font-family="DejaVu Sans">${content}</svg>`,
);

/** Loads the renderer of PNG files, whose code is compiled when it first runs: a part in each step. */
export async function openRenderer(font: Uint8Array): Promise<void> {
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
export async function paint(svg: string, font: Uint8Array): Promise<Buffer> {
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
