import type { CsvLine } from '../file/csvRecords';

const BETWEEN_CELLS = '\u001f';
const BETWEEN_LINES = '\u001e';
const MOST_BYTES = 1 << 26;

/** Caches the lines of a sheet as bytes, so that they are parsed only once. */
export class KeptLines {
	private pieces: Uint8Array[] = [];
	private bytes = 0;
	/** Whether all lines fit into the cache; those of very large sheets do not. */
	isWhole = true;

	add(lines: readonly CsvLine[]): void {
		if (!this.isWhole || lines.length === 0) return;
		const texts = lines.map(({ number, cells }) => [number, ...cells].join(BETWEEN_CELLS));
		const piece = new TextEncoder().encode(texts.join(BETWEEN_LINES));
		this.bytes += piece.length;
		this.pieces.push(piece);
		if (this.bytes <= MOST_BYTES) return;
		this.isWhole = false;
		this.pieces = [];
	}

	*read(): Generator<readonly CsvLine[]> {
		for (const piece of this.pieces) {
			const texts = new TextDecoder().decode(piece).split(BETWEEN_LINES);
			yield texts.map((text) => {
				const [number, ...cells] = text.split(BETWEEN_CELLS);
				return { number: Number(number), cells };
			});
		}
	}
}
