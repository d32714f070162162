import type { JsonRecord } from '../../base/json/json';
import { isRecord, textOf } from '../../base/json/json';
import { matchGroups } from '../matchGroups';
import { rankedCount } from '../rankedRows';
import { filterObjectText } from './filterObjects';
import { parseLooseJson } from './looseJson';
import { hasOnly, memberText } from './objectMembers';
import { periodObjectText } from './periodObjects';

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
	if (text !== undefined) return LEFT_OUT.test(text.trim()) ? '' : text.trim();
	// ["channel", "=", "SEA"] and [["channel", "=", "SEA"]]
	const asFilter = kind === 'filter' && Array.isArray(value) ? filterObjectText(value) : undefined;
	if (asFilter !== undefined) return asFilter;
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

function partText(part: unknown, kind: ArgumentKind): string | undefined {
	if (part === null || part === undefined) return '';
	const text = textOf(part);
	if (text !== undefined) return text.trim();
	if (!isRecord(part)) return undefined;
	if (Object.keys(part).length === 0) return '';
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
	return hasOnly(part, NAME) ? memberText(part, NAME) : undefined;
}

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
