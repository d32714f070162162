import { memoize } from '../async/memoize';

const segmenter = memoize(() => new Intl.Segmenter('und', { granularity: 'grapheme' }));

/** The graphemes of a text: letters as readers see them, each with its marks and joiners. */
export function graphemesOf(text: string): string[] {
	return Array.from(segmenter().segment(text), ({ segment }) => segment);
}

/**
 * The maximum length of a common grapheme in code units. It limits how much of a long text is
 * segmented.
 */
export const LONGEST_GRAPHEME = 20;
/** Starts an isolated text, whose direction does not affect its surroundings (Unicode FSI). */
export const ISOLATE = '\u2068';
/** Ends an isolated text (Unicode PDI). */
export const END_ISOLATE = '\u2069';

const ELLIPSIS = '…';

/** Truncates a text to a number of code units at a grapheme boundary, with an ellipsis. */
export function truncate(text: string, most: number): string {
	if (text.length <= most) return text;
	const room = most - (text.includes(ISOLATE) ? 2 : 1);
	const kept = headOf(text, room);
	// If the cut is within an isolated name, the isolation is closed.
	const isOpen = kept.lastIndexOf(ISOLATE) > kept.lastIndexOf(END_ISOLATE);
	return `${kept.trimEnd()}${ELLIPSIS}${isOpen ? END_ISOLATE : ''}`;
}

/** Truncates a sentence in its middle, as its end often matters most. */
export function truncateMiddle(text: string, most: number): string {
	if (text.length <= most) return text;
	const tail = Math.floor(most / 3);
	return `${truncate(text, most - tail)} ${tailOf(text, tail - 1)}`;
}

/** Two printable ASCII characters: never one grapheme, whatever is around them. */
const ASCII_PAIR = /^[ -~]{2}$/;

/** Whether graphemes end before this index, as can be seen without segmenting the text. */
function isPlainBoundary(text: string, at: number): boolean {
	return at > 0 && ASCII_PAIR.test(text.slice(at - 1, at + 1));
}

function headOf(text: string, room: number): string {
	if (isPlainBoundary(text, room)) return text.slice(0, room);
	let kept = '';
	for (const grapheme of graphemesOf(text.slice(0, Math.max(0, room) + LONGEST_GRAPHEME))) {
		if (kept.length + grapheme.length > room) break;
		kept += grapheme;
	}
	return kept;
}

function tailOf(text: string, room: number): string {
	const start = text.length - room;
	if (isPlainBoundary(text, start)) return text.slice(start).trimStart();
	let kept = '';
	for (const grapheme of graphemesOf(text.slice(-(room + LONGEST_GRAPHEME))).reverse()) {
		if (kept.length + grapheme.length > room) break;
		kept = grapheme + kept;
	}
	return kept.trimStart();
}

/** The maximum length of a name or a value within a sentence. */
export const LONGEST_NAME = 80;

/** A name or a value, truncated for a sentence. */
export function shortName(name: string): string {
	return truncate(name, LONGEST_NAME);
}

const MOST_NAMES = 20;

/** The first names of a list, truncated and separated by commas, and the number of further ones. */
export function firstNames(names: readonly string[], most = MOST_NAMES): string {
	return withRest(names.slice(0, most + 1).map(shortName), names.length, most).join(', ');
}

/**
 * The first texts of a list, and "12 more" for the rest. @param count the total number, if the list
 * is incomplete
 */
export function withRest(
	texts: readonly string[],
	count = texts.length,
	most = MOST_NAMES,
): string[] {
	return count > most ? [...texts.slice(0, most), `${count - most} more`] : [...texts];
}

/**
 * Joins shortened names with "or", the first of them if there are many: "Sales, Leads or Conversion
 * Rate".
 */
export function disjunction(names: readonly string[]): string {
	return joined(names, 'or');
}

/** Joins shortened names with "and", the first of them if there are many. */
export function conjunction(names: readonly string[]): string {
	return joined(names, 'and');
}

function joined(names: readonly string[], last: 'and' | 'or'): string {
	const shown = withRest(names.map(shortName));
	if (shown.length < 2) return shown.join('');
	return `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`;
}

// Bidirectional control characters, whose effect may extend beyond the text that contains them.
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
// Unpaired surrogates and noncharacters, which XML cannot contain, and many JSON parsers refuse.
const BROKEN = /[\p{Cs}\uFFFE\uFFFF]/gu;

/** A text as one line without control characters, which cannot affect the text around it. */
export function singleLine(text: string): string {
	return text.replace(BIDI_CONTROLS, '').replace(BREAKS, ' ').replace(BROKEN, '\uFFFD').trim();
}
