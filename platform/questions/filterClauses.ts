import { QUESTION_LANGUAGES } from './names/questionLanguages';
import type { ClauseWord } from './names/languageWords';

/** What all languages say for a part of a filter, as alternatives, the longest first. */
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

/** The parts of a list that people write: between commas, semicolons, lines, "and" in any language, "+" and "&". */
export function phrasesIn(text: string): string[] {
	return text
		.split(JOINED)
		.map((phrase) => phrase.replace(LED_BY, '').trim())
		.filter((phrase) => phrase !== '');
}

/** What is said of the rows that are wanted: of what, whether they are it or not, and the values. */
export interface Clause {
	/** Undefined where only a value was said. */
	readonly name?: string | undefined;
	readonly is: 'is' | 'isNot' | 'contains' | 'containsNot' | 'begins';
	/** All of it as it was written, which may be one value that holds commas. */
	readonly text: string;
	readonly values: readonly string[];
	readonly isQuoted: boolean;
}

const NOT = `${alternatives('isNot')}|!=|<>|≠`;
const CONTAINS = alternatives('contains');
const CONTAINS_NOT = alternatives('containsNot');
const BEGINS = alternatives('begins');
const IS = `${alternatives('is')}|==|=|:`;
// What is before it is a name, and what is behind it the values.
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
// Within a clause they may be part of a name.
const WITHOUT =
	/^(?:sin|ohne|sans|no|menos|alles außer|alle außer|todo menos|todos menos|tout sauf|all but|all except|everything except|everything but)\s+(?=\S)/i;
const ONLY = alternatives('only');
const AROUND_CLAUSE = new RegExp(`^(?:${ONLY})\\s|\\s(?:${ONLY})$`, 'gi');

/** What is said of the rows that are wanted, clause by clause. */
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
