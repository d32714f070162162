import type { JsonRecord } from '../../base/json/json';
import { isRecord, textOf, parseJson } from '../../base/json/json';
import { matchGroups } from '../matchGroups';
import { rankedCount } from '../rankedRows';
import { filterObjectText } from './filterObjects';
import { hasOnly, memberText, periodObjectText } from './periodObjects';

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
	const value = typeof argument === 'string' ? parseLooseJson(argument) : argument;
	if (value === false) return '';
	const text = textOf(value);
	if (text !== undefined) return LEFT_OUT.test(text.trim()) ? '' : withLines(text, kind).trim();
	// ["channel", "=", "SEA"] and [["channel", "=", "SEA"]]
	const asFilter = kind === 'filter' && Array.isArray(value) ? filterObjectText(value) : undefined;
	if (asFilter !== undefined) return asFilter;
	const parts = Array.isArray(value) ? value : [value];
	const texts = parts.map((part) => partText(part, kind));
	return texts.every((one) => one !== undefined)
		? texts.filter((one) => one !== '').join(SEPARATORS[kind](texts.length))
		: undefined;
}

/** Models that escape twice write `sales\\nrevenue` for two lines. */
function withLines(text: string, kind: ArgumentKind): string {
	return kind === 'list' ? text.replace(/\\[nrt]/g, '\n') : text;
}

/**
 * The only member of an object because of which it has no textual form: `timezone` beside two days.
 */
export function unreadMember(argument: unknown, kind: ArgumentKind): string | undefined {
	const value = typeof argument === 'string' ? parseLooseJson(argument) : argument;
	const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
	const [part, ...others] = parts;
	if (!isRecord(part) || others.length > 0 || argumentText(part, kind) !== undefined) {
		return undefined;
	}
	const unread = Object.keys(part).filter((name) => {
		const rest = Object.fromEntries(Object.entries(part).filter(([one]) => one !== name));
		return Object.keys(rest).length > 0 && (argumentText(rest, kind) ?? '') !== '';
	});
	return unread.length === 1 ? unread[0] : undefined;
}

const SEPARATORS: Readonly<Record<ArgumentKind, (count: number) => string>> = {
	list: () => ', ',
	// Two entries are the first and the last day.
	period: (count) => (count === 2 ? ' to ' : ', '),
	filter: () => '; ',
};

function partText(part: unknown, kind: ArgumentKind): string | undefined {
	if (part === null || part === undefined) return '';
	const text = textOf(part);
	if (text !== undefined) return text.trim();
	if (!isRecord(part)) return undefined;
	if (Object.values(part).every((value) => value === null || value === '')) return '';
	return OBJECTS[kind](part);
}

const OBJECTS: Readonly<Record<ArgumentKind, (part: JsonRecord) => string | undefined>> = {
	list: listText,
	period: periodObjectText,
	filter: filterObjectText,
};

const NAME = ['name', 'label', 'field', 'metric', 'figure', 'dimension', 'value', 'id'];
/** What models call the only member of an object that holds a list. */
const LIST = [
	'metrics',
	'figures',
	'dimensions',
	'by',
	'names',
	'values',
	'items',
	'list',
	'fields',
];

/** {"name": "sessions"}, {"metrics": ["sales", "revenue"]}. */
function listText(part: JsonRecord): string | undefined {
	const list = LIST.find((name) => Object.hasOwn(part, name));
	if (list && Object.keys(part).length === 1) return argumentText(part[list], 'list');
	const [grain, total] = [memberText(part, GRAIN), memberText(part, AGGREGATION)];
	const isTotal = total !== undefined && TOTAL.test(total);
	const isWhole = hasOnly(part, [...NAME, ...TITLE, ...(isTotal ? AGGREGATION : [])]);
	const name = memberText(part, NAME);
	// The count of an amount of money is another figure, as the reader of figures knows.
	const isCount = /^count$/i.test(total ?? '') && name !== undefined;
	const counted = isCount ? `count(${name})` : name;
	if (grain === undefined) return isWhole ? counted : undefined;
	const isOfTime = name === undefined || /^(?:date|day|time)$/i.test(name);
	return isOfTime && hasOnly(part, [...NAME, ...GRAIN]) ? grain : undefined;
}

const GRAIN = ['granularity', 'interval', 'time', 'timeGrain', 'time_grain', 'timeGranularity'];
/** Members that only say what a column is called in the answer. */
const TITLE = ['alias', 'as', 'title', 'displayName', 'display_name', 'description'];
const AGGREGATION = ['aggregation', 'aggregate', 'agg', 'function'];
const TOTAL = /^(?:sum|total|count)$/i;

const ALL =
	/^(?:all|any|every|everything|max|maximum|unlimited|no limit|tous?|toutes|tout|alle?|todos?|todas?|-1)(?: rows?)?$/i;

/**
 * The requested number of rows: a number, the only number in a text, or 0 for "all"; any other
 * value is returned unchanged.
 */
export function argumentCount(argument: unknown): unknown {
	const value = typeof argument === 'string' ? parseLooseJson(argument) : argument;
	const [only, ...others] = isRecord(value) ? Object.values(value) : [value].flat();
	if (others.length > 0 || only === false) return others.length > 0 ? argument : undefined;
	const text = textOf(only)?.trim() ?? '';
	if (LEFT_OUT.test(text)) return undefined;
	if (ALL.test(text)) return 0;
	const [number] = matchGroups(text, /^(\d{1,9})(?:\.0+)?$/);
	return number === undefined ? (rankedCount(text) ?? only) : Number(number);
}

const LIST_OR_OBJECT = /^\s*(?:\[.*\]|\{.*\}|\(.*\))\s*$/s;
const BARE_NAME = /([{,]\s*)([A-Za-z_]\w*)\s*:/g;
const BARE_VALUE = /:\s*(?!(?:null|true|false)\b)([A-Za-z_\d][\w -]*[A-Za-z_\d])\s*(?=[,}\]])/g;
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Parses a text that holds a list or an object as JSON, or as Python and JavaScript write it: with
 * single quotes, None, tuples, bare names and a comma at the end. Any other text is returned
 * unchanged.
 */
function parseLooseJson(text: string): unknown {
	if (!LIST_OR_OBJECT.test(text)) return text;
	return parsed(text) ?? parsed(asJson(text)) ?? text;
}

function parsed(text: string): unknown {
	try {
		return parseJson(text);
	} catch {
		return undefined;
	}
}

function asJson(text: string): string {
	const quoted = text.includes('"') ? text : text.replace(/['‘’]/g, '"');
	return quoted
		.trim()
		.replace(/^\((.*)\)$/s, '[$1]')
		.replace(/,\s*(?=[\]}]$)/, '')
		.replace(/\b(?:None|undefined|NaN)\b/g, 'null')
		.replace(/\bTrue\b/g, 'true')
		.replace(/\bFalse\b/g, 'false')
		.replace(BARE_NAME, '$1"$2":')
		.replace(BARE_VALUE, (all, value: string) => (NUMBER.test(value) ? all : `:"${value}"`));
}
