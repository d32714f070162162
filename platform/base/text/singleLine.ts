// Bidirectional control characters, whose effect may extend beyond the text that contains them.
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;
// Unpaired surrogates and noncharacters, which XML cannot contain, and many JSON parsers refuse.
const BROKEN = /[\p{Cs}\uFFFE\uFFFF]/gu;

/** A text as one line without control characters, which cannot affect the text around it. */
export function singleLine(text: string): string {
	return text.replace(BIDI_CONTROLS, '').replace(BREAKS, ' ').replace(BROKEN, '\uFFFD').trim();
}
