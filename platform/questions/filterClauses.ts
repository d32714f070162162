import { QUESTION_LANGUAGES } from './names/questionLanguages';
import type { ClauseWord } from './names/languageWords';

/**
 * The words of all languages for a part of a filter, as alternatives of a regular expression, the
 * longest first.
 */
function alternatives(word: ClauseWord): string {
	return QUESTION_LANGUAGES.flatMap(({ clauses }) => clauses[word].trim().split('|'))
		.sort((one, other) => other.length - one.length)
		.join('|');
}

const AND = alternatives('and');
const JOINED = new RegExp(
	`[,;\\n+&|•]|\\s(?:${AND}|plus|then|puis|sowie|as well as|ainsi que|así como)\\s|\\s/\\s`,
	'i',
);
const LED_BY = new RegExp(
	`^\\s*(?:[-*]\\s+|(?:${AND}|grouped by|group by|broken down by|breakdown by|split by|by|par|per|pro|je|nach|por|each|every|chaque|jede[rs]?|cada)\\s+)+`,
	'i',
);

/** Splits a typed list at commas, semicolons, lines, "and" in any language, "+" and "&". */
export function phrasesIn(text: string): string[] {
	return text
		.split(JOINED)
		.map((phrase) => phrase.replace(LED_BY, '').trim())
		.filter((phrase) => phrase !== '');
}

/** A condition on rows: the dimension, the operator and the values. */
export interface Clause {
	/** Undefined if the clause has only values. */
	readonly name?: string | undefined;
	readonly is: 'is' | 'isNot' | 'contains' | 'containsNot' | 'begins';
	/** The whole text of the values, which may be a single value that contains commas. */
	readonly text: string;
	readonly values: readonly string[];
	readonly isQuoted: boolean;
}

const NOT = `${alternatives('isNot')}|!=|<>|≠`;
const CONTAINS = alternatives('contains');
const CONTAINS_NOT = alternatives('containsNot');
const BEGINS = alternatives('begins');
const IS = `${alternatives('is')}|==|=|:`;
// The dimension stands before the operator, the values behind it.
const OPERATOR = new RegExp(
	`^(.*?)(?:^|\\s|(?=[=:!<≠]))(?:(${CONTAINS_NOT})|(${NOT})|(${CONTAINS})|(${BEGINS})|(?:${IS}))(?:\\s|(?<=[=:>≠]))`,
	'is',
);
const VERBS = 'is|are|est|sont|es|son|ist|sind|contains|contient|contiene|enthält';
const BETWEEN_CLAUSES = new RegExp(
	`;|\\n|,(?=\\s*[\\p{L}' ]{3,30}\\s(?:${VERBS}|=)\\s)|\\s(?:${AND})\\s(?=[\\p{L}' ]{3,30}?(?:\\s(?:${VERBS})\\s|\\s?[=:]))`,
	'giu',
);
const BETWEEN_VALUES = new RegExp(`,|/|\\||\\s(?:${alternatives('or')}|${AND})\\s`, 'gi');
// Matched only at the beginning of a clause: elsewhere these words may be part of a name.
const WITHOUT =
	/^(?:sin|ohne|sans|no|menos|alles außer|alle außer|todo menos|todos menos|tout sauf|all but|all except|everything except|everything but)\s+(?=\S)/i;
const ONLY = alternatives('only');
const AROUND_CLAUSE = new RegExp(`^(?:${ONLY})\\s|\\s(?:${ONLY})$`, 'gi');

/** Splits the text of a filter into clauses. */
export function clausesIn(text: string): Clause[] {
	return partsOutsideQuotes(text, BETWEEN_CLAUSES).map(clauseIn);
}

function clauseIn(written: string): Clause {
	const text = written.replace(AROUND_CLAUSE, '').trim().replace(WITHOUT, 'not ');
	const found = OPERATOR.exec(text);
	const values = text.slice(found?.[0].length ?? 0).trim();
	const [, name = '', containsNot, not, contains, begins] =
		(values === '' ? undefined : found) ?? [];
	const valuesText = values === '' ? text : values;
	return {
		name: name.trim() === '' ? undefined : name.trim(),
		is: containsNot
			? 'containsNot'
			: not
				? 'isNot'
				: contains
					? 'contains'
					: begins
						? 'begins'
						: 'is',
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

/** The position of a quoted text, including its quotation marks. */
interface Quote {
	readonly from: number;
	readonly to: number;
}

/** The quoted texts, found in one pass; a mark that is never closed quotes nothing. */
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

// A private-use character, which no name and no separator contains.
const HIDDEN = '\uE000';

/** Splits a text at separators outside quotation marks. @param between with the flag g */
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

/** A value without the quotation marks around it. */
function unquoted(text: string): string {
	return /^["“«]/.test(text) && /.["”»]$/s.test(text) ? text.slice(1, -1).trim() : text.trim();
}
