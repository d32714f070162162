import { Deflate } from 'fflate/browser';

import { crc32 } from './crc32';

/** A compressed file, to be put into a ZIP archive. */
export interface PackedFile {
	readonly pieces: readonly Uint8Array[];
	readonly crc: number;
	readonly bytes: number;
	readonly compressedBytes: number;
}

/** Compresses a file as it is written. */
export class PackingFile {
	private readonly pieces: Uint8Array[] = [];
	private crc = 0;
	private bytes = 0;
	private compressedBytes = 0;
	private readonly encoder = new TextEncoder();
	// By default each file takes 2 MB while it is written, and there may be many.
	private readonly deflate = new Deflate({ level: 6, mem: 4 }, (piece) => {
		this.compressedBytes += piece.length;
		if (piece.length > 0) this.pieces.push(piece);
	});

	write(text: string): void {
		const piece = this.encoder.encode(text);
		this.crc = crc32(piece, this.crc);
		this.bytes += piece.length;
		this.deflate.push(piece, false);
	}

	end(): PackedFile {
		this.deflate.push(new Uint8Array(0), true);
		const { pieces, crc, bytes, compressedBytes } = this;
		return { pieces, crc, bytes, compressedBytes };
	}
}

const VERSION = 20;
const DEFLATED = 8;
const NAMES_IN_UTF8 = 0x0800;
/** The first day that an archive can name: nothing in it depends on when it was made. */
const FIRST_DAY = 0x0021;

/** Yields a ZIP archive. */
export function* zipArchive(files: ReadonlyMap<string, PackedFile>): Generator<Uint8Array> {
	const directory: Uint8Array[] = [];
	let at = 0;
	for (const [name, file] of files) {
		const head = header(0x04034b50, name, file);
		yield head;
		yield* file.pieces;
		directory.push(header(0x02014b50, name, file, at));
		at += head.length + file.compressedBytes;
	}
	yield* directory;
	const size = directory.reduce((sum, { length }) => sum + length, 0);
	const end = new DataView(new ArrayBuffer(22));
	end.setUint32(0, 0x06054b50, true);
	end.setUint16(8, files.size, true);
	end.setUint16(10, files.size, true);
	end.setUint32(12, size, true);
	end.setUint32(16, at, true);
	yield new Uint8Array(end.buffer);
}

/** The header in front of a file, or its entry in the directory. @param at where the former is */
function header(
	signature: number,
	name: string,
	{ crc, bytes, compressedBytes }: PackedFile,
	at?: number,
): Uint8Array {
	const encoded = new TextEncoder().encode(name);
	const isEntry = at !== undefined;
	const length = isEntry ? 46 : 30;
	const whole = new Uint8Array(length + encoded.length);
	const view = new DataView(whole.buffer);
	view.setUint32(0, signature, true);
	// An entry also says by which version it was made.
	const shift = isEntry ? 2 : 0;
	if (isEntry) view.setUint16(4, VERSION, true);
	view.setUint16(4 + shift, VERSION, true);
	view.setUint16(6 + shift, NAMES_IN_UTF8, true);
	view.setUint16(8 + shift, DEFLATED, true);
	view.setUint16(12 + shift, FIRST_DAY, true);
	view.setUint32(14 + shift, crc, true);
	view.setUint32(18 + shift, compressedBytes, true);
	view.setUint32(22 + shift, bytes, true);
	view.setUint16(26 + shift, encoded.length, true);
	if (isEntry) view.setUint32(42, at, true);
	whole.set(encoded, length);
	return whole;
}
