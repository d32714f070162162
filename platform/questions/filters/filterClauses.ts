import { matchGroups } from '../matchGroups';
import { QUESTION_LANGUAGES } from '../names/questionLanguages';
import type { ClauseWord } from '../names/languageWords';
import type { Clause } from './filterClause';
import { withPattern } from './filterPatterns';
import { rejectAlternative, rejectNegatedGroup, rejectSeveralParts } from './rejectClauses';
import { isOneQuote, partsOutsideQuotes, unquoted } from './quotedText';

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
	`^\\s*(?:[-*]\\s+|\\d{1,2}[.)]\\s+|(?:${AND}|grouped by|group by|broken down by|breakdown by|split by|by|par|per|pro|je|nach|por|each|every|chaque|jede[rs]?|cada)\\s+)+`,
	'i',
);

/** Splits a typed list at commas, semicolons, lines, "and" in any language, "+" and "&". */
export function phrasesIn(text: string): string[] {
	return text
		.split(JOINED)
		.map((phrase) => phrase.replace(LED_BY, '').trim())
		.filter((phrase) => phrase !== '');
}

const NOT = `${alternatives('isNot')}|!==?|<>|≠`;
const CONTAINS = `${alternatives('contains')}|=@|=~|~=?|\\*=`;
const CONTAINS_NOT = `${alternatives('containsNot')}|!@|!~`;
const BEGINS = `${alternatives('begins')}|\\^=`;
const IS = `${alternatives('is')}|===?|=|:`;
// The dimension stands before the operator, the values behind it.
const OPERATOR = new RegExp(
	`^(.*?)(?:^|\\s|(?=[=:!<≠~^*]))(?:(${CONTAINS_NOT})|(${NOT})|(${CONTAINS})|(${BEGINS})|(?:${IS}))(?:\\s|(?<=[=:>≠@~])|(?=["“«(\\[]))`,
	'is',
);
const VERBS =
	"eq|neq?|is|isn't|isnt|are|aren't|est|sont|es|son|ist|sind|contains|contient|contiene|enthält";
const BETWEEN_CLAUSES = new RegExp(
	`;|\\n|,(?=\\s*[\\p{L}_' ]{3,30}?(?:\\s(?:${VERBS})\\s|\\s?(?:[=:]|!=|<>)))|&&?\\s*(?=\\(?[\\p{L}_]{3,30}\\s?(?:[=:]|!=|<>))|\\s(?:${AND}|&&?)\\s(?=\\(?[\\p{L}_' ]{3,30}?(?:\\s(?:${VERBS})\\s|\\s?(?:[=:]|!=|<>)))`,
	'giu',
);
const BOTH = `${AND}|&|\\+`;
const LISTED = `,|\\|{1,2}|\\s(?:${alternatives('or')}|${BOTH}|vs\\.?|versus)\\s`;
const BETWEEN_PATHS = new RegExp(LISTED, 'gi');
const BETWEEN_VALUES = new RegExp(`${LISTED}|/`, 'gi');
/** An address, or a part of one, whose slashes separate nothing. */
const PATH = /^["'“‘«]?\/|\/["'”’»]?$|:\/\/|\.\p{L}{2,}\//u;
const BETWEEN_PARTS = new RegExp(`\\s(?:${BOTH})\\s`, 'gi');
// A condition in brackets, which are no part of a name.
const IN_BRACKETS = new RegExp(`^\\(([^()]*(?:[=:]|\\s(?:${VERBS})\\s)[^()]*)\\)$`, 'i');
const ALL = 'all|everything|anything|any|every|tout|tous|toutes|alles?|todos?|todas?|todo';
const APART = `${alternatives('isNot')}|apart from|besides|bis auf|menos|mis à part|à part|a part|à l'exception d[eu]s?|a excepción de|mit Ausnahme von`;
// Matched only at the beginning of a clause: elsewhere these words may be part of a name.
const WITHOUT = new RegExp(
	`^(?:(?:sin|ohne|sans|no|menos|non)\\s+|non-|[!-]\\s*(?=[\\p{L}(])|(?:${ALL})(?:\\s\\p{L}+)?\\s+(?:${APART}|but)\\s+|(?:apart from|besides)\\s+)(?=\\S)`,
	'iu',
);
const ONLY = alternatives('only');
const AROUND_CLAUSE = new RegExp(`^(?:${ONLY})\\s|\\s(?:${ONLY})$`, 'gi');

const NEGATED_GROUP = /(?:\bnot|!)\s*\(([^()]*)\)/i;
const WITHOUT_OPERATOR = /(?:^|\s)(?:without|excluding|excludes?|hors)$/i;

/** Splits the text of a filter into clauses. @throws InvalidInput */
export function clausesIn(text: string): Clause[] {
	const [group] = matchGroups(text, NEGATED_GROUP);
	const isSeveral = partsOutsideQuotes(group ?? '', BETWEEN_CLAUSES).length > 1;
	if (group !== undefined && isSeveral) rejectNegatedGroup(group);
	return partsOutsideQuotes(text, BETWEEN_CLAUSES).map(clauseIn);
}

/** As OData has them: startswith(campaign, 'fr_'). */
const FUNCTION = /^(not )?\s*(contains|startswith)\s*\(\s*([\p{L}_ ]+?)\s*,\s*(.+)\)$/isu;
const AS_WORDS: Readonly<Record<string, string>> = {
	contains: 'contains',
	startswith: 'begins with',
	'not contains': 'does not contain',
};

function withoutFunction(clause: string): string {
	const [, not = '', name = '', about = '', value = ''] = FUNCTION.exec(clause) ?? [];
	const words = AS_WORDS[`${not}${name}`.toLowerCase()];
	return words === undefined ? clause : `${about} ${words} ${value}`;
}

function clauseIn(written: string): Clause {
	const plain = written.replace(AROUND_CLAUSE, '').trim().replace(IN_BRACKETS, '$1');
	const bare = withoutFunction(plain);
	const text = bare.replace(WITHOUT, 'not ');
	const found = OPERATOR.exec(text);
	const rest = text.slice(found?.[0].length ?? 0).trim();
	const values = withoutBrackets(withoutRepeatedName(rest, found?.[1]?.trim() ?? ''));
	const [, name = '', containsNot, not, contains, begins] =
		(values === '' ? undefined : found) ?? [];
	const is = operatorOf({ containsNot, not, contains, begins });
	if (is === 'contains') requireOnePart(name.trim(), values);
	const operator = found?.[0].trim() ?? '';
	const about = name.trim();
	const clause = {
		name: about === '' ? undefined : about,
		...valuesOf(values === '' ? text : values, about, is),
		...(WITHOUT_OPERATOR.test(operator) ? { isWithout: true as const } : {}),
	};
	return withPattern(withoutMarks({ ...clause, is }), operator);
}

const OTHER_OPERATOR =
	/^(?:ends?|ending|endet|endend|(?:se )?termin[ea](?:nt?)?|finit|finissant) (?:with|in|on|mit|auf|par|con|en|por)\s/i;

/** "contains brand or contains promo" repeats its operator; another one is another condition. */
function withoutRepeatedOperator(value: string, is: Clause['is']): string {
	if (OTHER_OPERATOR.test(value)) rejectAlternative(value);
	const found = OPERATOR.exec(value);
	if (found?.[1] !== '') return value;
	const [whole, , containsNot, not, contains, begins] = found;
	if (operatorOf({ containsNot, not, contains, begins }) !== is) rejectAlternative(value);
	return value.slice(whole.length).trim();
}

function requireOnePart(name: string, values: string): void {
	const isSeveral = partsOutsideQuotes(values, BETWEEN_PARTS).length > 1;
	if (isSeveral && name !== '') rejectSeveralParts(name, values);
}

/** "channel is !direct" keeps all but direct. */
function withoutMarks(clause: Clause): Clause {
	const isMarked = clause.is === 'is' && clause.values.every((value) => /^!\s*\S/.test(value));
	if (!isMarked || clause.values.length === 0) return clause;
	const bare = (value: string) => value.replace(/^!\s*/, '');
	return { ...clause, is: 'isNot', text: bare(clause.text), values: clause.values.map(bare) };
}

/** "seo OR channel = sea" names its dimension twice. */
function withoutRepeatedName(values: string, name: string): string {
	if (!/^[\p{L}_]+$/u.test(name)) return values;
	const repeated = new RegExp(
		`(\\s(?:${alternatives('or')}|\\|\\|)\\s+)${name}\\s*(?:==?|:|\\s(?:is|ist|est|es))\\s*`,
		'gi',
	);
	return values.replace(repeated, '$1');
}

/** The operator whose words were found; "is" if there are none. */
function operatorOf(found: {
	readonly containsNot: string | undefined;
	readonly not: string | undefined;
	readonly contains: string | undefined;
	readonly begins: string | undefined;
}): Clause['is'] {
	if (found.containsNot) return 'containsNot';
	if (found.not) return 'isNot';
	if (found.contains) return 'contains';
	return found.begins ? 'begins' : 'is';
}

function valuesOf(
	text: string,
	about: string,
	is: Clause['is'],
): Pick<Clause, 'isQuoted' | 'text' | 'values'> {
	const between = PATH.test(text) ? BETWEEN_PATHS : BETWEEN_VALUES;
	const [first, ...others] = partsOutsideQuotes(text, between);
	const rest = others.map((value) => (about === '' ? value : withoutRepeatedOperator(value, is)));
	return {
		text: unquoted(text),
		values: [...(first === undefined ? [] : [first]), ...rest].map(unquoted),
		isQuoted: isOneQuote(text),
	};
}

/** Values without the brackets of a list: ('a', 'b'). Other brackets belong to a name. */
function withoutBrackets(values: string): string {
	const [inside] = matchGroups(values, /^[([{](.*)[)\]}]$/s);
	return inside !== undefined && /^\s*["'“‘]|,/.test(inside) ? inside.trim() : values;
}
