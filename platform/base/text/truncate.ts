const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The graphemes of a text: letters as people see them, each with the marks and joiners that belong to it. */
export function graphemesOf(text: string): string[] {
	return Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
}

/** A grapheme is rarely longer in code units; a text may be a whole book. */
export const LONGEST_GRAPHEME = 20;
/** Begins a text whose direction does not turn around what stands beside it (Unicode FSI). */
export const ISOLATE = '\u2068';
/** Ends such a text (Unicode PDI). */
export const END_ISOLATE = '\u2069';

const ELLIPSIS = '…';

/** A text of at most so many code units, in whole graphemes; an ellipsis stands for what is left out. */
export function truncate(text: string, most: number): string {
	if (text.length <= most) return text;
	const room = most - (text.includes(ISOLATE) ? 2 : 1);
	const kept = headOf(text, room);
	// What is cut within an isolated name ends its isolation, too.
	const isOpen = kept.lastIndexOf(ISOLATE) > kept.lastIndexOf(END_ISOLATE);
	return `${kept.trimEnd()}${ELLIPSIS}${isOpen ? END_ISOLATE : ''}`;
}

/** The same for sentences, whose ends often say what matters: the ellipsis stands in the middle. */
export function truncateMiddle(text: string, most: number): string {
	if (text.length <= most) return text;
	const tail = Math.floor(most / 3);
	return `${truncate(text, most - tail)} ${tailOf(text, tail - 1)}`;
}

function headOf(text: string, room: number): string {
	let kept = '';
	for (const grapheme of graphemesOf(text.slice(0, Math.max(0, room) + LONGEST_GRAPHEME))) {
		if (kept.length + grapheme.length > room) break;
		kept += grapheme;
	}
	return kept;
}

function tailOf(text: string, room: number): string {
	let kept = '';
	for (const grapheme of graphemesOf(text.slice(-(room + LONGEST_GRAPHEME))).reverse()) {
		if (kept.length + grapheme.length > room) break;
		kept = grapheme + kept;
	}
	return kept.trimStart();
}

/** As much of a name or a value as a sentence holds. */
export const LONGEST_NAME = 80;

/** A name or a value as it stands in a sentence. */
export function shortName(name: string): string {
	return truncate(name, LONGEST_NAME);
}

const MOST_NAMES = 20;

/** The first of several names between commas, each short, and how many more there are. */
export function firstNames(names: readonly string[], most = MOST_NAMES): string {
	return withRest(names.slice(0, most + 1).map(shortName), names.length, most).join(', ');
}

/** The first of several texts, and "12 more" for the rest. @param count of all, where these are not all */
export function withRest(
	texts: readonly string[],
	count = texts.length,
	most = MOST_NAMES,
): string[] {
	return count > most ? [...texts.slice(0, most), `${count - most} more`] : [...texts];
}
