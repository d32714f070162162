/** The parts of a list that people write: between commas, semicolons, lines, "and", "et", "+" and "&". */
export function phrasesIn(text: string): string[] {
	return text
		.split(/[,;\n+&|]|\s(?:and|et|plus|then|puis|as well as|ainsi que)\s|\s\/\s/i)
		.map((phrase) => phrase.replace(/^\s*(?:and|et|by|par|per)\s+/i, '').trim())
		.filter((phrase) => phrase !== '');
}

/** What is said of the rows that are wanted: of what, whether they are it or not, and the values. */
export interface Clause {
	/** Undefined where only a value was said. */
	readonly name?: string | undefined;
	readonly is: 'is' | 'isNot' | 'contains' | 'begins';
	/** All of it as it was written, which may be one value that holds commas. */
	readonly text: string;
	readonly values: readonly string[];
	readonly isQuoted: boolean;
}

const NOT = `is not|isn't|isnt|are not|aren't|not in|!=|<>|≠|n'est pas|n’est pas|ne sont pas|est différent de|except|excluding|without|other than|but not|not|sauf|hors|pas`;
const CONTAINS = `contains|contain|containing|includes|including|has|like|contient|contenant|comprend`;
const BEGINS = `starts with|begins with|starting with|commence par|commençant par`;
const IS = `is one of|is in|is any of|is|are|in|equals|equal to|==|=|:|est dans|est|sont|parmi|dans|égale|vaut`;
// What is before it is a name, and what is behind it the values.
const OPERATOR = new RegExp(
	`^(.*?)(?:^|\\s|(?=[=:!<≠]))(?:(${NOT})|(${CONTAINS})|(${BEGINS})|(?:${IS}))(?:\\s|(?<=[=:>≠]))`,
	'is',
);
const BETWEEN_CLAUSES = new RegExp(
	`;|\\n|,(?=\\s*[\\p{L}' ]{3,30}\\s(?:is|are|est|sont|contains|contient|=)\\s)|\\s(?:and|et)\\s(?=[\\p{L}' ]{3,30}?(?:\\s(?:is|are|est|sont|contains|contient)\\s|\\s?[=:]))`,
	'giu',
);
const BETWEEN_VALUES = /,|\/|\||\s(?:or|ou|and|et|nor|ni)\s/gi;

/** What is said of the rows that are wanted, clause by clause. */
export function clausesIn(text: string): Clause[] {
	return partsOutsideQuotes(text, BETWEEN_CLAUSES).map(clauseIn);
}

function clauseIn(written: string): Clause {
	const text = written
		.replace(/^(?:only|seulement|uniquement|just)\s|\s(?:only|seulement|uniquement)$/gi, '')
		.trim();
	const found = OPERATOR.exec(text);
	const values = text.slice(found?.[0].length ?? 0).trim();
	const [, name = '', not, contains, begins] = (values === '' ? undefined : found) ?? [];
	const valuesText = values === '' ? text : values;
	return {
		name: name.trim() === '' ? undefined : name.trim(),
		is: not ? 'isNot' : contains ? 'contains' : begins ? 'begins' : 'is',
		text: unquoted(valuesText),
		values: partsOutsideQuotes(valuesText, BETWEEN_VALUES).map(unquoted),
		isQuoted: isOneQuote(valuesText),
	};
}

const CLOSING: ReadonlyMap<string | undefined, string> = new Map([
	['"', '"'],
	['“', '”'],
	['«', '»'],
]);

/** From its first quotation mark to behind its last one. */
interface Quote {
	readonly from: number;
	readonly to: number;
}

/** What stands in quotation marks, found in one pass; a mark that is never closed quotes nothing. */
function quotesIn(text: string): Quote[] {
	const quotes: Quote[] = [];
	const neverClosed = new Set<string>();
	for (let from = 0; from < text.length; from++) {
		const closing = CLOSING.get(text[from]);
		if (closing === undefined || neverClosed.has(closing)) continue;
		const end = text.indexOf(closing, from + 1);
		if (end < 0) {
			neverClosed.add(closing);
			continue;
		}
		quotes.push({ from, to: end + 1 });
		from = end;
	}
	return quotes;
}

// A letter of nobody's, which is no part of a name or of what is between two parts.
const HIDDEN = '\uE000';

/** What stands in quotation marks is never taken apart. @param between with the flag g */
function partsOutsideQuotes(text: string, between: RegExp): string[] {
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

function isOneQuote(text: string): boolean {
	const [first] = quotesIn(text);
	return first?.from === 0 && first.to === text.length;
}

/** One value without the quotation marks around it, of whichever kind they are. */
function unquoted(text: string): string {
	return /^["“«]/.test(text) && /.["”»]$/s.test(text) ? text.slice(1, -1).trim() : text.trim();
}
