import { InvalidInput } from '../../base/invalidInput';
import { shortName } from '../../base/text/truncate';
import { isNegative } from '../../reports/transform/rowFilter';
import { matchGroups } from '../matchGroups';
import type { Clause } from './filterClause';
import { QUESTION_FIELDS } from '../questionFields';

/** How a value with wildcards is matched. */
type Pattern = Readonly<{ text: string; is: 'is' | 'contains' | 'begins' }>;

/**
 * Reads the wildcards of SQL, of search fields and of simple regular expressions: "like 'brand%'",
 * "is *brand*", "=~ ^brand.*".
 *
 * @param operator the operator as it was written
 * @throws InvalidInput if a pattern is more than "contains" or "begins with"
 */
export function withPattern(clause: Clause, operator: string): Clause {
	const patternOf = readerFor(clause, operator);
	if (patternOf === undefined) return clause;
	const patterns = clause.values.map(patternOf);
	const { is, text: start }: Pattern = patterns[0] ?? { is: 'is', text: '' };
	if (is === 'is' || start === '') return clause;
	const isNot = isNegative(clause.is);
	if (patterns.some((one) => one.is !== is) || (isNot && is === 'begins')) throw unclear(clause);
	const text = clause.values.length === 1 ? start : clause.text;
	const values = patterns.map((one) => one.text);
	return { ...clause, is: isNot ? 'containsNot' : is, text, values };
}

/** How the values of a clause are read; undefined if they cannot hold a pattern. */
function readerFor(clause: Clause, operator: string): ((value: string) => Pattern) | undefined {
	if (/(?:~|regexp|rlike|matches)$/i.test(operator)) return (value) => ofRegex(value, clause);
	if (/like$/i.test(operator)) return (value) => ofWildcards(value, /[%*]+/, 'contains', clause);
	const isPlain = clause.is === 'is' || clause.is === 'isNot';
	return isPlain ? (value) => ofWildcards(value, /\*+/, 'is', clause) : undefined;
}

function ofWildcards(
	value: string,
	wildcard: RegExp,
	without: Pattern['is'],
	clause: Clause,
): Pattern {
	const { source } = wildcard;
	const [start, text, end] = matchGroups(value, new RegExp(`^(${source})?(.*?)(${source})?$`, 's'));
	if (!text || (start ?? end) === undefined) return { text: value, is: without };
	if (end === undefined) throw unclear(clause);
	return { text, is: start === undefined ? 'begins' : 'contains' };
}

const REGEX_SIGN = /[.*+?^$()[\]{}\\]/;

function ofRegex(value: string, clause: Clause): Pattern {
	const isFromStart = value.startsWith('^') && !value.startsWith('^.*');
	const text = value.replace(/^\^?(?:\.\*)?/, '').replace(/(?:\.\*)?$/, '');
	if (REGEX_SIGN.test(text)) throw unclear(clause);
	return { text, is: isFromStart ? 'begins' : 'contains' };
}

function unclear({ text }: Clause): InvalidInput {
	return new InvalidInput(
		QUESTION_FIELDS.only,
		`${QUESTION_FIELDS.only}: the pattern "${shortName(text)}" cannot be used`,
		'Use "contains" or "begins with", followed by a part of the name',
	);
}
