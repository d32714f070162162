import { isolated } from '../base/text/isolated';
import { graphemesOf, LONGEST_GRAPHEME } from '../base/text/truncate';

const WIDE =
	/[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}|\uFE0F/u;
const INVISIBLE = /^[\p{Cf}\p{Mn}\p{Me}]+$/u;
const PLAIN = /^[\u0020-\u007E]*$/;

function widthOfLetter(letter: string): number {
	if (INVISIBLE.test(letter)) return 0;
	return WIDE.test(letter) ? 2 : 1;
}

/** The number of columns that a text takes in a monospaced font. */
export function widthOf(text: string): number {
	if (PLAIN.test(text)) return text.length;
	return graphemesOf(text).reduce((sum, letter) => sum + widthOfLetter(letter), 0);
}

/** Cuts a text to a width; an ellipsis replaces what is cut off. */
export function cutToWidth(whole: string, most: number): string {
	const text = whole.slice(0, (most + 1) * LONGEST_GRAPHEME);
	if (text === whole && widthOf(text) <= most) return text;
	let kept = '';
	let width = 1;
	for (const letter of graphemesOf(text)) {
		width += widthOfLetter(letter);
		if (width > most) break;
		kept += letter;
	}
	return `${kept.trimEnd()}…`;
}

/** Pads a text with blanks. */
export function padded(text: string, width: number, side: 'left' | 'right'): string {
	const blanks = ' '.repeat(Math.max(0, width - widthOf(text)));
	return side === 'left' ? isolated(text) + blanks : blanks + isolated(text);
}
