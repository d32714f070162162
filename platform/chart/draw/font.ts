/** The widths of letters, from the font file. */
export interface Font {
	/** The width of a text in pixels. */
	widthOf(text: string, size: number): number;
	/** Whether the font has a glyph for a letter. */
	has(letter: string): boolean;
}

/** Reads the widths of a TrueType font (ISO/IEC 14496-22: cmap format 12, head, hhea, hmtx). */
export function readFont(bytes: Uint8Array): Font {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const tables = readTables(view);
	const at = (name: string) => {
		const offset = tables.get(name);
		if (offset === undefined) throw new Error(`The font has no table ${name}`);
		return offset;
	};
	const unitsPerEm = view.getUint16(at('head') + 18);
	const widths = view.getUint16(at('hhea') + 34);
	const hmtx = at('hmtx');
	const glyphs = readGlyphs(view, at('cmap'));
	const advance = (glyph: number) => view.getUint16(hmtx + 4 * Math.min(glyph, widths - 1));
	return {
		has: (letter) => glyphs.has(letter.codePointAt(0) ?? 0),
		widthOf: (text, size) => {
			let units = 0;
			for (const letter of text) {
				if (INVISIBLE.test(letter)) continue;
				const glyph = glyphs.get(letter.codePointAt(0) ?? 0);
				// A letter that the font lacks is drawn with another font; it is at most as wide as
				// high.
				units += glyph === undefined ? unitsPerEm : advance(glyph);
			}
			return (units / unitsPerEm) * size;
		},
	};
}

const INVISIBLE = /[\p{Mn}\p{Me}\p{Cf}]/u;
const TABLE_RECORD_BYTES = 16;

function readTables(view: DataView): Map<string, number> {
	const count = view.getUint16(4);
	return new Map(
		Array.from({ length: count }, (_, index) => {
			const at = 12 + index * TABLE_RECORD_BYTES;
			const letters = [0, 1, 2, 3].map((offset) => view.getUint8(at + offset));
			return [
				letters.map((letter) => String.fromCharCode(letter)).join(''),
				view.getUint32(at + 8),
			];
		}),
	);
}

/** The glyph of each letter. */
function readGlyphs(view: DataView, cmap: number): Map<number, number> {
	const start = findFormat12(view, cmap);
	const glyphs = new Map<number, number>();
	const groups = view.getUint32(start + 12);
	for (let group = 0; group < groups; group++) {
		const at = start + 16 + group * 12;
		const [first, last, glyph] = [0, 4, 8].map((offset) => view.getUint32(at + offset));
		if (first === undefined || last === undefined || glyph === undefined) continue;
		for (let letter = first; letter <= last; letter++) glyphs.set(letter, glyph + letter - first);
	}
	return glyphs;
}

function findFormat12(view: DataView, cmap: number): number {
	const count = view.getUint16(cmap + 2);
	for (let index = 0; index < count; index++) {
		const start = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
		if (view.getUint16(start) === 12) return start;
	}
	throw new Error('The font has no table of all letters');
}
