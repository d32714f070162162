const PLAIN = /^[\x20-\x7e]*$/;
const MARKS = /[\u0300-\u036f]/g;

// As many marks in a row as Unicode's Stream-Safe Text Format allows (UAX 15, 13). To sort more of
// them takes a time that grows with the square of their number.
const MOST_MARKS = 30;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** Whether a text is printable ASCII, as most are. */
export function isPlain(text: string): boolean {
	return PLAIN.test(text);
}

// Of other scripts nobody expects anything to be taken away.
const KEPT = /[^\P{Script=Latin}A-Za-z]/gu;

/** The Latin letters, once each, that no accent tells from a plain one: ø, ł, œ, ß. */
export function keptLetters(text: string): string {
	// Most have none, and this is quicker than to take accents away.
	if (text.search(KEPT) < 0) return '';
	return [...new Set(withoutAccents(text).match(KEPT))].join('');
}

/**
 * A text as the platform keeps it: letters without their accents (docs/platform.md, Import
 * rules 1). Of more than 30 other marks in a row, which no language has, the first 30 stay.
 */
export function withoutAccents(text: string): string {
	if (isPlain(text)) return text;
	// Accents go first, as sorting them would be for nothing.
	const bounded = text.replace(MARKS, '').replace(TOO_MANY_MARKS, '$1');
	return bounded.normalize('NFD').replace(MARKS, '').normalize('NFC');
}
