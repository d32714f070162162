const LETTERS = new Intl.Segmenter('und', { granularity: 'grapheme' });
const WIDE =
	/[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}|\uFE0F/u;
const INVISIBLE = /^[\p{Cf}\p{Mn}\p{Me}]+$/u;
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u{10800}-\u{10FFF}]/u;
const PLAIN = /^[\u0020-\u007E]*$/;
// A letter with its marks is rarely longer; a name may be a whole book.
const LONGEST_LETTER = 20;
const ISOLATE = '\u2068';
const END_ISOLATE = '\u2069';

/** The letters of a text, each with the marks and joiners that belong to it. */
function lettersOf(text: string): string[] {
	return Array.from(LETTERS.segment(text), ({ segment }) => segment);
}

function widthOfLetter(letter: string): number {
	if (INVISIBLE.test(letter)) return 0;
	return WIDE.test(letter) ? 2 : 1;
}

/** How many columns a text takes where all letters are equally wide, as in code. */
export function widthOf(text: string): number {
	if (PLAIN.test(text)) return text.length;
	return lettersOf(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

/** A text that is not wider than that: what is cut off becomes a sign for it. */
export function cutToWidth(whole: string, most: number): string {
	const text = whole.slice(0, (most + 1) * LONGEST_LETTER);
	if (text === whole && widthOf(text) <= most) return text;
	let kept = '';
	let width = 1;
	for (const letter of lettersOf(text)) {
		width += widthOfLetter(letter);
		if (width > most) break;
		kept += letter;
	}
	return `${kept.trimEnd()}…`;
}

/** A text of at most so many code units, whole letters only. */
export function cutToLength(text: string, most: number): string {
	if (text.length <= most) return text;
	const room = most - (text.includes(ISOLATE) ? 2 : 1);
	let kept = '';
	for (const letter of lettersOf(text.slice(0, most + LONGEST_LETTER))) {
		if (kept.length + letter.length > room) break;
		kept += letter;
	}
	// What is cut within a name that stands by itself ends that, too.
	const isOpen = kept.lastIndexOf(ISOLATE) > kept.lastIndexOf(END_ISOLATE);
	return `${kept.trimEnd()}…${isOpen ? END_ISOLATE : ''}`;
}

/** A text that does not turn around what stands beside it, should it be read from right to left. */
export function isolated(text: string): string {
	return RIGHT_TO_LEFT.test(text) ? `${ISOLATE}${text}${END_ISOLATE}` : text;
}

/** Fills a text up with blanks. */
export function padded(text: string, width: number, side: 'left' | 'right'): string {
	const blanks = ' '.repeat(Math.max(0, width - widthOf(text)));
	return side === 'left' ? isolated(text) + blanks : blanks + isolated(text);
}
