/** The position of a quoted text, including its quotation marks. */
interface Quote {
	readonly from: number;
	readonly to: number;
}

// A single quotation mark within a word is an apostrophe.
const CLOSING: ReadonlyMap<string | undefined, string> = new Map([
	['"', '"'],
	['“', '”'],
	['«', '»'],
	['`', '`'],
	["'", "'"],
	['‘', '’'],
]);
const BEFORE_QUOTE = /[\s(=:[,@~]/;
const BEHIND_QUOTE = /[\s)\],;]/;

/** The position of the mark that closes a quote; -1 if there is none. */
function closingOf(text: string, closing: string, from: number): number {
	const isApostrophe = closing === "'" || closing === '’';
	let end = text.indexOf(closing, from + 1);
	while (end >= 0 && isApostrophe && !BEHIND_QUOTE.test(text[end + 1] ?? ' ')) {
		end = text.indexOf(closing, end + 1);
	}
	return end;
}

/** The quoted texts, found in one pass; a mark that is never closed quotes nothing. */
function quotesIn(text: string): Quote[] {
	const quotes: Quote[] = [];
	const neverClosed = new Set<string>();
	for (let from = 0; from < text.length; from++) {
		const closing = CLOSING.get(text[from]);
		if (closing === undefined || neverClosed.has(closing)) continue;
		if (text[from] === "'" && !BEFORE_QUOTE.test(text[from - 1] ?? ' ')) continue;
		const end = closingOf(text, closing, from);
		if (end < 0) {
			neverClosed.add(closing);
			continue;
		}
		quotes.push({ from, to: end + 1 });
		from = end;
	}
	return quotes;
}

// A private-use character, which no name and no separator contains.
const HIDDEN = '\uE000';

/** Splits a text at separators outside quotation marks. @param between with the flag g */
export function partsOutsideQuotes(text: string, between: RegExp): string[] {
	const pieces: string[] = [];
	let to = 0;
	for (const quote of quotesIn(text)) {
		pieces.push(text.slice(to, quote.from), HIDDEN.repeat(quote.to - quote.from));
		to = quote.to;
	}
	const hidden = pieces.join('') + text.slice(to);
	const parts: string[] = [];
	let from = 0;
	for (const found of hidden.matchAll(between)) {
		parts.push(text.slice(from, found.index));
		from = found.index + found[0].length;
	}
	return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether a text is one quoted text. */
export function isOneQuote(text: string): boolean {
	const [first] = quotesIn(text);
	return first?.from === 0 && first.to === text.length;
}

/** A value without the quotation marks around it. */
export function unquoted(text: string): string {
	return isOneQuote(text) ? text.slice(1, -1).trim() : text.trim();
}
