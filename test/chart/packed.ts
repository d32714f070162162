import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const pack = (file: string) => gzipSync(readFileSync(require.resolve(file))).toString('base64');

/** What the build packs beside the code that draws charts. */
export const packed = {
	renderer: { packed: pack('@resvg/resvg-wasm/index_bg.wasm') },
	font: { packed: pack('dejavu-fonts-ttf/ttf/DejaVuSans.ttf') },
};

/** The letters of that font. */
export const fontBytes = () => readFileSync(require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
