import type { JsonRecord } from '../base/json/json';
import { isRecord, parseJson, textOf } from '../base/json/json';

/** How a field expects its values when a model passes a list or an object instead of a text. */
export type ArgumentKind = 'list' | 'period' | 'filter';

/** What models write into a field that they mean to leave out. */
const LEFT_OUT = /^(?:null|undefined|none|nil|n\/?a|false|nan|\(?empty\)?|-+|\*|''|""|``)?$/i;

/**
 * Converts a tool argument to text: models pass lists, objects and numbers where a field expects
 * text, and sometimes JSON within a text.
 *
 * @returns undefined if the value has no textual form
 */
export function argumentText(argument: unknown, kind: ArgumentKind): string | undefined {
	const value = typeof argument === 'string' ? parsedJson(argument) : argument;
	if (value === null || value === undefined || value === false) return '';
	const text = textOf(value);
	if (text !== undefined) return LEFT_OUT.test(text.trim()) ? '' : text.trim();
	const parts = Array.isArray(value) ? value : [value];
	const texts = parts.map((part) => partText(part, kind));
	return texts.every((one) => one !== undefined)
		? texts.filter((one) => one !== '').join(SEPARATORS[kind](texts.length))
		: undefined;
}

const SEPARATORS: Readonly<Record<ArgumentKind, (count: number) => string>> = {
	list: () => ', ',
	// Two entries are the first and the last day.
	period: (count) => (count === 2 ? ' to ' : ', '),
	filter: () => '; ',
};

function parsedJson(text: string): unknown {
	if (!/^\s*(?:\[.*\]|\{.*\})\s*$/s.test(text)) return text;
	try {
		return parseJson(text);
	} catch {
		return text;
	}
}

function partText(part: unknown, kind: ArgumentKind): string | undefined {
	if (part === null || part === undefined) return '';
	const text = textOf(part);
	if (text !== undefined) return text.trim();
	if (!isRecord(part)) return undefined;
	if (Object.keys(part).length === 0) return '';
	return OBJECTS[kind](part);
}

const OBJECTS: Readonly<Record<ArgumentKind, (part: JsonRecord) => string | undefined>> = {
	list: (part) => (hasOnly(part, NAME) ? memberText(part, NAME) : undefined),
	period: periodText,
	filter: filterText,
};

const NAME = ['name', 'label', 'field', 'metric', 'figure', 'dimension', 'value', 'id'];
const FROM = [
	'from',
	'start',
	'startDate',
	'start_date',
	'dateFrom',
	'date_from',
	'since',
	'begin',
];
const TO = ['to', 'end', 'endDate', 'end_date', 'dateTo', 'date_to', 'until'];
const PERIOD = [
	'period',
	'range',
	'preset',
	'name',
	'date',
	'day',
	'dateRange',
	'date_range',
	'date_preset',
];

const UNIT = ['unit', 'units'];
const COUNT = ['last', 'value', 'count', 'amount', 'n', 'number'];
const OF_CALENDAR = ['year', 'month'];
const PERIOD_MEMBERS = [...FROM, ...TO, ...PERIOD, ...UNIT, ...COUNT, ...OF_CALENDAR, 'type'];

/** Whether an object has only these members, so that nothing it holds is dropped silently. */
function hasOnly(part: JsonRecord, names: readonly string[]): boolean {
	return Object.keys(part).every((name) => names.includes(name));
}

function memberText(part: JsonRecord, names: readonly string[]): string | undefined {
	const name = names.find((one) => Object.hasOwn(part, one));
	return name === undefined ? undefined : textOf(part[name])?.trim();
}

/** {"from": "2026-11-16", "to": "2026-11-22"}, {"last": 7, "unit": "days"}, {"year": 2026, "month": 10}. */
function periodText(part: JsonRecord): string | undefined {
	if (!hasOnly(part, PERIOD_MEMBERS)) return undefined;
	const [from, to] = [memberText(part, FROM), memberText(part, TO)];
	if (from !== undefined && to !== undefined) return `${from} to ${to}`;
	if (from !== undefined) return `since ${from}`;
	const [unit, count] = [memberText(part, UNIT), memberText(part, COUNT)];
	if (unit !== undefined && count !== undefined) return `last ${count} ${unit}`;
	const [year, month] = [memberText(part, ['year']), memberText(part, ['month'])];
	if (year !== undefined && month !== undefined) {
		return /^\d{1,2}$/.test(month) ? `${year}-${month}` : `${month} ${year}`;
	}
	return count === undefined && unit === undefined
		? memberText(part, [...PERIOD, ...OF_CALENDAR])
		: undefined;
}

const ABOUT = ['dimension', 'field', 'fieldName', 'name', 'column', 'key'];
const OPERATOR = ['operator', 'op', 'is', 'condition', 'matchType', 'match'];
const VALUES = ['value', 'values', 'in', 'equals', 'expression'];

/** {"channel": "paid search"}, {"dimension": "channel", "operator": "is", "value": "paid search"}. */
function filterText(part: JsonRecord): string | undefined {
	const about = memberText(part, ABOUT);
	const values = VALUES.find((one) => Object.hasOwn(part, one));
	if (about !== undefined && values !== undefined) {
		if (!hasOnly(part, [...ABOUT, ...OPERATOR, ...VALUES])) return undefined;
		const operator = memberText(part, OPERATOR) ?? 'is';
		return clauseText(about, OPERATORS[operator.toLowerCase().replace(/[\s_]/g, '')], part[values]);
	}
	const clauses = Object.entries(part).map(([name, value]) => clauseText(name, 'is', value));
	return clauses.every((one) => one !== undefined)
		? clauses.filter((one) => one !== '').join('; ')
		: undefined;
}

// An unknown operator is rejected, because guessing would turn the filter into another one.
const OPERATORS: Readonly<Record<string, string>> = {
	...{ is: 'is', '=': 'is', '==': 'is', eq: 'is', equals: 'is', equal: 'is', exact: 'is' },
	...{ in: 'is', isoneof: 'is', inlist: 'is', anyof: 'is' },
	...{ isnot: 'is not', '!=': 'is not', ne: 'is not', neq: 'is not', notin: 'is not' },
	...{ not: 'is not', exclude: 'is not', notequals: 'is not', notequal: 'is not' },
	...{ contains: 'contains', like: 'contains', includes: 'contains', beginswith: 'begins with' },
	...{ startswith: 'begins with' },
};

function clauseText(
	about: string,
	operator: string | undefined,
	value: unknown,
): string | undefined {
	if (operator === undefined) return undefined;
	const values = (Array.isArray(value) ? value : [value]).map(textOf);
	const texts = values.flatMap((one) => one?.trim() ?? []);
	if (texts.length < values.length) return value === null ? '' : undefined;
	const quoted = texts.map((text) => (/[,;/|]/.test(text) ? `"${text}"` : text));
	return quoted.length === 0 ? '' : `${about} ${operator} ${quoted.join(' or ')}`;
}

const ALL =
	/^(?:all|any|every|everything|max|maximum|unlimited|no limit|tous?|toutes|tout|alle?|todos?|todas?|-1)(?: rows?)?$/i;

/**
 * The requested number of rows: a number, the only number in a text, or 0 for "all"; any other
 * value is returned unchanged.
 */
export function argumentCount(argument: unknown): unknown {
	const value = typeof argument === 'string' ? parsedJson(argument) : argument;
	const [only, ...others] = isRecord(value) ? Object.values(value) : [value].flat();
	if (others.length > 0 || only === false) return others.length > 0 ? argument : undefined;
	const text = textOf(only)?.trim() ?? '';
	if (LEFT_OUT.test(text)) return undefined;
	if (ALL.test(text)) return 0;
	const [, number] =
		/^(?:top|first|les|die|los|the)?\s*(\d{1,9})(?:\.0+)?\s*(?:rows?|lines?)?$/i.exec(text) ?? [];
	return number === undefined ? only : Number(number);
}
