const PLAIN = /^[\x20-\x7e]*$/;
const MARKS = /[\u0300-\u036f]/g;

// The number of consecutive marks that Unicode's Stream-Safe Text Format allows (UAX 15, 13). The
// time to sort more of them grows with the square of their number.
const MOST_MARKS = 30;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');

/** Whether a text is printable ASCII. */
export function isPlain(text: string): boolean {
	return PLAIN.test(text);
}

// Only Latin letters are expected to lose something; other scripts stay unchanged.
const KEPT = /[^\P{Script=Latin}A-Za-z]/gu;

/** The distinct Latin letters that no accent distinguishes from a plain letter: ø, ł, œ, ß. */
export function keptLetters(text: string): string {
	// A fast path, as most texts have none.
	if (text.search(KEPT) < 0) return '';
	return [...new Set(withoutAccents(text).match(KEPT))].join('');
}

/**
 * A text as the platform stores it: letters without accents (docs/platform.md, Import rules 1). Of
 * more than 30 other marks in a row, which no language uses, the first 30 stay.
 */
export function withoutAccents(text: string): string {
	if (isPlain(text)) return text;
	// Accents are removed first, so that they are not sorted in vain.
	const bounded = text.replace(MARKS, '').replace(TOO_MANY_MARKS, '$1');
	return bounded.normalize('NFD').replace(MARKS, '').normalize('NFC');
}
