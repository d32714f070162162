import { InvalidInput } from '../client/faults';

/** The encodings that files of older tools have. */
export type Encoding = 'utf-8' | 'latin1';

const PIECE = 1 << 20;

/**
 * Which encoding a file has: UTF-8 when all of it reads as that, Latin-1 (Windows-1252) otherwise.
 *
 * @throws InvalidInput for UTF-16, which spreadsheets call Unicode text
 */
export function detectEncoding(file: Buffer): Encoding {
	const [first, second] = file;
	if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
		throw new InvalidInput(
			'File',
			'The file is Unicode text of 16 bits (UTF-16)',
			'Save it as CSV UTF-8 and try again',
		);
	}
	return isUtf8(file) ? 'utf-8' : 'latin1';
}

function isUtf8(file: Buffer): boolean {
	const decoder = new TextDecoder('utf-8', { fatal: true });
	try {
		for (let start = 0; start < file.length; start += PIECE) {
			decoder.decode(file.subarray(start, start + PIECE), { stream: true });
		}
		decoder.decode();
		return true;
	} catch {
		return false;
	}
}

/** A part of a file as text; it must start and end at whole characters. */
export function decodePiece(piece: Buffer, encoding: Encoding): string {
	return new TextDecoder(encoding === 'latin1' ? 'windows-1252' : 'utf-8').decode(piece);
}
