import { analyse } from 'chardet';

import type { GiveWay } from '../../base/async/eventLoop';
import type { FileContent } from './fileContent';
import { firstBytes } from './fileContent';
import type { Encoding } from './encodingNames';
import { findEncoding } from './encodingNames';

// Small, as each chunk is decoded to a string of its own.
const PIECE = 1 << 16;
const SAMPLE = 1 << 16;

/**
 * Detects the encoding: by the byte order mark, then UTF-8 if nearly all bytes are valid, or else
 * the encoding whose letters form plausible words.
 */
export async function detectEncoding(file: FileContent, giveWay: GiveWay): Promise<Encoding> {
	const unicode = wideEncoding(await firstBytes(file, 1_024));
	if (unicode) return unicode;
	const { good, broken, sample } = await readAsUtf8(file, giveWay);
	if (broken === 0 || good >= broken) return 'utf-8';
	return bestEncoding(sample);
}

/** Detects UTF-16 by its byte order mark, or by the zero bytes of ASCII letters. */
export function wideEncoding(bytes: Uint8Array): Encoding | undefined {
	const [first, second] = bytes;
	if (first === 0xff && second === 0xfe) return 'utf-16le';
	if (first === 0xfe && second === 0xff) return 'utf-16be';
	const halves = [0, 0];
	for (const [at, byte] of bytes.entries())
		if (byte === 0) halves[at % 2] = (halves[at % 2] ?? 0) + 1;
	const [littleEndian = 0, bigEndian = 0] = [halves[1], halves[0]];
	const most = bytes.length / 4;
	if (littleEndian > most && bigEndian < littleEndian / 8) return 'utf-16le';
	return bigEndian > most && littleEndian < bigEndian / 8 ? 'utf-16be' : undefined;
}

/**
 * Counts the non-ASCII letters and the invalid bytes of a file read as UTF-8, and samples the text
 * around them.
 */
async function readAsUtf8(file: FileContent, giveWay: GiveWay) {
	const decoder = new TextDecoder('utf-8');
	const parts: Uint8Array[] = [];
	let [good, broken, kept] = [0, 0, 0];
	const count = (text: string) => {
		for (const letter of text.match(BEYOND_ASCII) ?? []) {
			if (letter === '\ufffd') broken += 1;
			else good += 1;
		}
	};
	for await (const chunk of file.open()) {
		for (let start = 0; start < chunk.length; start += PIECE) {
			const piece = chunk.subarray(start, start + PIECE);
			const text = decoder.decode(piece, { stream: true });
			if (!IS_ASCII.test(text)) {
				count(text);
				if (kept < SAMPLE) parts.push(piece.slice(0, SAMPLE - kept));
				kept += piece.length;
			}
			await giveWay();
		}
	}
	count(decoder.decode());
	return { good, broken, sample: joined(parts) };
}

const BEYOND_ASCII = /\P{ASCII}/gu;
const IS_ASCII = /^\p{ASCII}*$/u;

function joined(parts: readonly Uint8Array[]): Uint8Array {
	const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
}

const MOST_LIKELY = 3;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
// Only old Macintosh programs end lines with a carriage return alone.
const LINES_OF_MAC = 20;

/** The most plausible of the detector's candidates and the two commonest encodings. */
function bestEncoding(sample: Uint8Array): Encoding {
	const named = analyse(sample).flatMap(({ name, confidence }) => {
		const encoding = findEncoding(OTHER_NAMES[name] ?? name);
		return encoding && encoding !== 'utf-8' ? [{ encoding, confidence }] : [];
	});
	const isOldMac = sample.includes(CARRIAGE_RETURN) && !sample.includes(LINE_FEED);
	const all = [
		...named.slice(0, 8),
		...COMMON.map((encoding) => ({ encoding, confidence: 0 })),
	].map(({ encoding, confidence }, at) => {
		const strangeness = strangenessOf(decodeAll(sample, encoding));
		const bonus = (at === 0 ? 1 : 0) + (isOldMac && encoding === 'macintosh' ? LINES_OF_MAC : 0);
		return { encoding, score: strangeness * 100 - confidence / MOST_LIKELY - bonus };
	});
	const [best] = all.sort((a, b) => a.score - b.score);
	return best?.encoding ?? 'windows-1252';
}

const COMMON = ['windows-1252', 'macintosh'] as const;

// Labels of the Encoding Standard for the names that the detector uses.
const OTHER_NAMES: Readonly<Record<string, string>> = {
	...{ 'ISO-8859-1': 'windows-1252', 'ISO-8859-9': 'windows-1254', 'ISO-8859-8': 'windows-1255' },
	...{ 'ISO-8859-6': 'windows-1256', 'ISO-8859-2': 'windows-1250', ASCII: 'windows-1252' },
};

function decodeAll(sample: Uint8Array, encoding: Encoding): string {
	return asWindows(new TextDecoder(encoding).decode(sample), encoding);
}

/** The share of non-ASCII letters in implausible positions. */
function strangenessOf(text: string): number {
	let [letters, strange] = [0, 0];
	for (const word of text.match(WORDS) ?? []) {
		letters += 1;
		if (isStrange(word)) strange += 1;
	}
	return letters === 0 ? 1 : strange / letters;
}

// A non-ASCII character with the letters and digits around it.
const WORDS = /[\p{L}\p{M}\p{N}]*\P{ASCII}[A-Za-z\P{ASCII}]*/gu;

function isStrange(word: string): boolean {
	if (/[\ufffd\p{Cc}\p{Co}\p{Cn}]/u.test(word)) return true;
	if (/\p{L}[\p{So}\p{Sm}\p{Sk}\p{No}¡-¿]\p{L}/u.test(word)) return true;
	if (/\p{Ll}\p{Lu}/u.test(word) || /[a-z][^\p{ASCII}\p{L}\p{M}\p{P}\p{Sc}\p{Z}]/u.test(word))
		return true;
	if (/[\uff61-\uff9f]/.test(word)) return true;
	if (SIGN_IN_WORD.test(word) || SMALL_BEHIND_CAPITALS.test(word)) return true;
	if (LONE_CAPITAL.test(word) || CAPITALS.test(word)) return true;
	const scripts = SCRIPTS.filter((script) => script.test(word)).length;
	return scripts > 1 || !/[\p{L}\p{Sc}\p{Pi}\p{Pf}\p{Pd}\p{Po}\p{Zs}\p{So}]/u.test(word);
}

// What a wrong encoding shows in place of accented letters: "ƒcosia", "Espa–a", "…sterreich".
const SIGN_IN_WORD = /ƒ|\p{L}[–—…†‡‰‹›ˆ˜™‚„€“”]\p{Ll}|^[…†‡‰‹ˆ˜€÷]\p{Ll}/u;
// A capital in the middle of a lower-case word: "MŠrz".
const SMALL_BEHIND_CAPITALS = /\p{Lu}(?![A-Z])\p{Lu}\p{Ll}/u;
// A lone capital in place of a currency sign: "12,50 Û". Capitals that are words of their own are
// allowed.
const LONE_CAPITAL = /^\p{N}*(?![A-ZÀÁÈÉÓ])(?=\p{Script=Latin})\p{Lu}$/u;

// What Chinese, Japanese and Korean letters become in an encoding of Western Europe: "ÈÕÆÚ".
const CAPITALS = /(?![ÄÖÜ]{3})(?:(?![A-Z])(?=\p{Script=Latin})\p{Lu}){3}/u;

const SCRIPTS = [
	...[/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Hebrew}/u],
	...[
		/\p{Script=Arabic}/u,
		/\p{Script=Thai}/u,
		/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
	],
	/\p{Script=Hangul}/u,
];

// TextDecoder decodes Windows-1252 as Latin-1 in many versions of Node.
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function asWindows(text: string, encoding: Encoding): string {
	if (encoding !== 'windows-1252') return text;
	return text.replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);
}

/** Converts a file to UTF-8. */
export function asUtf8(file: FileContent, encoding: Encoding): FileContent {
	if (encoding === 'utf-8') return file;
	return {
		bytes: file.bytes,
		open: async function* () {
			const decoder = new TextDecoder(encoding);
			const encoder = new TextEncoder();
			for await (const chunk of file.open()) {
				for (let start = 0; start < chunk.length; start += PIECE) {
					const piece = chunk.subarray(start, start + PIECE);
					yield encoder.encode(asWindows(decoder.decode(piece, { stream: true }), encoding));
				}
			}
			const rest = decoder.decode();
			if (rest !== '') yield encoder.encode(rest);
		},
	};
}
