import type { GiveWay } from '../../base/async/eventLoop';
import type { FileContent } from './fileContent';
import { firstBytes } from './fileContent';
import { ImportProblem } from '../rules/problems';

/** The encodings that files of older tools have. */
export const ENCODINGS = ['utf-8', 'latin1'] as const;
export type Encoding = (typeof ENCODINGS)[number];

// Small, as each piece becomes a text that is thrown away.
const PIECE = 1 << 16;

/**
 * Which encoding a file has: UTF-8 when all of it reads as that, Latin-1 (Windows-1252) otherwise.
 *
 * @throws InvalidInput for UTF-16, which spreadsheets call Unicode text
 */
export async function detectEncoding(file: FileContent, giveWay: GiveWay): Promise<Encoding> {
	const [first, second] = await firstBytes(file, 2);
	if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
		throw ImportProblem.of({ code: 'utf16', of: null });
	}
	return (await isUtf8(file, giveWay)) ? 'utf-8' : 'latin1';
}

async function isUtf8(file: FileContent, giveWay: GiveWay): Promise<boolean> {
	const decoder = new TextDecoder('utf-8', { fatal: true });
	const goesOn = (piece?: Uint8Array) => {
		try {
			decoder.decode(piece, { stream: piece !== undefined });
			return true;
		} catch {
			return false;
		}
	};
	for await (const chunk of file.open()) {
		for (let start = 0; start < chunk.length; start += PIECE) {
			if (!goesOn(chunk.subarray(start, start + PIECE))) return false;
			await giveWay();
		}
	}
	return goesOn();
}

// TextDecoder reads Windows-1252 as Latin-1 in many versions of Node.
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** A part of a file as text; it must start and end at whole characters. */
export function decodePiece(piece: Uint8Array, encoding: Encoding): string {
	const text = new TextDecoder(encoding).decode(piece);
	if (encoding === 'utf-8') return text;
	return text.replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);
}
