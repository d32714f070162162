import type { JsonRecord } from '../../base/json/json';
import { isRecord, textOf } from '../../base/json/json';

/** The operators that a filter in words knows. */
type Operator = 'is' | 'is not' | 'contains' | 'does not contain' | 'begins with';

/** A condition of an object: the dimension, the operator and the values. */
interface Condition {
	readonly about: string;
	readonly operator: Operator;
	readonly values: readonly string[];
}

/**
 * Writes a filter that a model passes as an object in words: {"channel": "SEA"},
 * {"field": "campaign", "operator": "contains", "value": "brand"}, {"and": [...]}.
 *
 * @returns undefined if a part of the object would be lost
 */
export function filterObjectText(part: unknown): string | undefined {
	return conditionsOf(part)?.map(conditionText).join('; ');
}

function conditionText({ about, operator, values }: Condition): string {
	const quoted = values.map((text) => (NEEDS_QUOTES.test(text) ? `"${text}"` : text));
	return `${about} ${operator} ${quoted.join(' or ')}`;
}

// Such a value would be split into several.
const NEEDS_QUOTES = /[,;/|&]|\s(?:and|or|et|ou|und|oder|y|o)\s/i;

const ABOUT = ['dimension', 'field', 'fieldName', 'name', 'column', 'key', 'property', 'attribute'];
const OPERATOR = [
	...['operator', 'op', 'is', 'condition', 'matchType', 'match', 'comparator', 'comparison'],
];
const VALUES = ['value', 'values', 'in', 'equals', 'expression', 'expressions'];
/** Members that hold conditions which all count. */
const ALL_OF = [
	...['and', '$and', 'all', 'must', 'filter', 'filters', 'conditions', 'clauses', 'rules', 'where'],
	...['andGroup', 'dimensionFilter', 'dimensionFilters', 'expressions', 'include', 'only'],
];
const ANY_OF = ['or', '$or', 'any', 'should', 'orGroup'];
const NONE_OF = ['not', '$not', 'exclude', 'excluding', 'except', 'notExpression', 'must_not'];
/** Members that say how the conditions beside them are joined. */
const JOIN = ['logic', 'combinator', 'conjunction', 'operator', 'join', 'type'];
/** Members of another condition that hold its operator and values. */
const NESTED = ['stringFilter', 'inListFilter', 'numericFilter'];

/** ["channel", "=", "SEA"] is one condition. */
function ofTriple(part: readonly unknown[]): Condition[] | undefined {
	const [about, operator, value] = part;
	const isTriple = part.length === 3 && typeof about === 'string' && typeof operator === 'string';
	const isOperator = isTriple && SIGN_OR_NAME.test(operator);
	return isOperator ? conditionOf(about, operator, value) : undefined;
}

const SIGN_OR_NAME = /^(?:[=!<>]{1,3}|is|is not|eq|neq?|in|not in|contains|equals|like)$/i;

function conditionsOf(part: unknown): Condition[] | undefined {
	if (Array.isArray(part)) return ofTriple(part) ?? whole(part.map(conditionsOf));
	if (!isRecord(part)) return undefined;
	return isOfOneDimension(part) ? ofOneDimension(part) : ofGroups(part);
}

/** All of several parts, or undefined if one of them is. */
function whole(parts: ReadonlyArray<Condition[] | undefined>): Condition[] | undefined {
	return parts.every((one) => one !== undefined) ? parts.flat() : undefined;
}

function memberOf(part: JsonRecord, names: readonly string[]): string | undefined {
	return names.find((name) => Object.hasOwn(part, name));
}

/** Whether an object names its dimension and its values by members of their own. */
function isOfOneDimension(part: JsonRecord): boolean {
	const named = memberOf(part, ABOUT);
	const hasValues = memberOf(part, [...VALUES, ...NESTED]) !== undefined;
	return named !== undefined && hasValues && textOf(part[named]) !== undefined;
}

/** {"dimension": "channel", "operator": "is", "value": "SEA"}. */
function ofOneDimension(part: JsonRecord): Condition[] | undefined {
	const named = memberOf(part, ABOUT);
	const about = named === undefined ? undefined : textOf(part[named])?.trim();
	if (named === undefined || about === undefined) return undefined;
	const nested = memberOf(part, NESTED);
	const held = nested === undefined ? part : part[nested];
	if (!isRecord(held)) return undefined;
	const values = memberOf(held, VALUES);
	if (values === undefined) return undefined;
	const operator = memberOf(held, OPERATOR);
	const read = [named, nested, values, operator];
	const isWhole =
		Object.keys(part).every((name) =>
			held !== part ? name === named || name === nested : read.includes(name),
		) && Object.keys(held).every((name) => read.includes(name) || held[name] === false);
	if (!isWhole) return undefined;
	// Beside an operator, an empty value is a condition on empty names.
	if (operator !== undefined && textOf(held[values])?.trim() === '') return undefined;
	if (operator === undefined) return ofMember(about, held[values]);
	return conditionOf(about, textOf(held[operator]), held[values]);
}

/** {"channel": "SEA", "device": ["mobile", "tablet"]} and groups such as {"and": [...]}. */
function ofGroups(part: JsonRecord): Condition[] | undefined {
	const groups = Object.keys(part).filter((name) => isGroup(name, part[name]));
	const joins = groups.length === 0 ? [] : JOIN.filter((name) => typeof part[name] === 'string');
	const isAny = joins.some((name) => /^(?:or|any|should)$/i.test(textOf(part[name]) ?? ''));
	const isAll = joins.every((name) =>
		/^(?:and|all|or|any|should|must)$/i.test(textOf(part[name]) ?? ''),
	);
	const members = Object.entries(part).filter(([name]) => !joins.includes(name));
	if (!isAll || (isAny && members.length > 1)) return undefined;
	return whole(
		members.map(([name, value]) => {
			if (!groups.includes(name)) return ofMember(name, value);
			const inside = conditionsOf(value);
			if (NONE_OF.includes(name)) return inside && negated(inside);
			return inside && (isAny || ANY_OF.includes(name)) ? eitherOf(inside) : inside;
		}),
	);
}

function isGroup(name: string, value: unknown): boolean {
	const isObject = isRecord(value) || (Array.isArray(value) && value.every(isRecord));
	return isObject && [...ALL_OF, ...ANY_OF, ...NONE_OF].includes(name);
}

/** A dimension with its value, its values, or an object of operators and values. */
function ofMember(about: string, value: unknown): Condition[] | undefined {
	if (textOf(value)?.trim() === '') return [];
	if (!isRecord(value)) return conditionOf(about, 'is', value);
	const values = memberOf(value, VALUES);
	const operator = memberOf(value, OPERATOR);
	if (values !== undefined && operator !== undefined && Object.keys(value).length === 2) {
		return conditionOf(about, textOf(value[operator]), value[values]);
	}
	return whole(Object.entries(value).map(([name, each]) => conditionOf(about, name, each)));
}

function conditionOf(
	about: string,
	operator: string | undefined,
	value: unknown,
): Condition[] | undefined {
	const known = OPERATORS[(operator ?? '').toLowerCase().replace(/^\$|[\s_-]/g, '')];
	if (known === undefined) return undefined;
	const values = listed(known, operator, value).map(textOf);
	const texts = values.flatMap((one) => one?.trim().replaceAll('"', ' ') ?? []);
	const marked = texts.filter((text) => /^!\s*\S/.test(text));
	if (marked.length > 0 && (known !== 'is' || marked.length < texts.length)) return undefined;
	if (marked.length > 0)
		return conditionOf(
			about,
			'is not',
			marked.map((text) => text.slice(1)),
		);
	if (texts.length < values.length) return value === null ? [] : undefined;
	return texts.length === 0 ? [] : [{ about, operator: known, values: texts }];
}

const LIST_OPERATOR = /^\W*(?:n?in|not[ _-]?in|in[ _-]?list|is[ _-]?one[ _-]?of|any[ _-]?of)$/i;

/** The values of a condition; "FR,DE" is a list if the operator is that of a list. */
function listed(known: Operator, operator: string | undefined, value: unknown): readonly unknown[] {
	if (Array.isArray(value)) return value;
	const isList = typeof value === 'string' && LIST_OPERATOR.test(operator ?? '');
	return isList && known !== 'contains' ? value.split(',') : [value];
}

/** One condition with the values of all; undefined where they differ in more than their values. */
function eitherOf(all: readonly Condition[]): Condition[] | undefined {
	const [first] = all;
	if (first === undefined) return [];
	const { about, operator } = first;
	const isOne = all.every((one) => one.about === about && one.operator === operator);
	if (all.length > 1 && (!isOne || /not/.test(operator))) return undefined;
	return [{ about, operator, values: all.flatMap(({ values }) => values) }];
}

const OPPOSITE: Readonly<Partial<Record<Operator, Operator>>> = {
	is: 'is not',
	'is not': 'is',
	contains: 'does not contain',
	'does not contain': 'contains',
};

/** The opposite of one condition; of several, it could not be written as a filter. */
function negated(all: readonly Condition[]): Condition[] | undefined {
	const [one, ...others] = all;
	if (one === undefined) return [];
	const operator = OPPOSITE[one.operator];
	return operator === undefined || others.length > 0 ? undefined : [{ ...one, operator }];
}

// An unknown operator is rejected, because guessing would turn the filter into another one.
const OPERATORS: Readonly<Record<string, Operator>> = {
	is: 'is',
	'=': 'is',
	'==': 'is',
	eq: 'is',
	equals: 'is',
	equal: 'is',
	exact: 'is',
	in: 'is',
	isoneof: 'is',
	inlist: 'is',
	anyof: 'is',
	value: 'is',
	values: 'is',
	equalto: 'is',
	isnot: 'is not',
	'!=': 'is not',
	'<>': 'is not',
	ne: 'is not',
	neq: 'is not',
	notin: 'is not',
	nin: 'is not',
	not: 'is not',
	exclude: 'is not',
	notequals: 'is not',
	notequal: 'is not',
	isnotoneof: 'is not',
	doesnotequal: 'is not',
	contains: 'contains',
	like: 'contains',
	includes: 'contains',
	icontains: 'contains',
	notcontains: 'does not contain',
	doesnotcontain: 'does not contain',
	notlike: 'does not contain',
	notcontain: 'does not contain',
	beginswith: 'begins with',
	startswith: 'begins with',
};
