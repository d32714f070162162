import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf, textOf } from '../../../base/json/json';
import { exactNumberOf } from '../../table/tableCell';
import type { HeaderColumn } from './headerColumns';
import { isCalled } from './headerColumns';
import { isMomentName, nameOfPart, partOf, plainName, MEMBER_NAMES } from './memberNames';
import { unreadable } from '../../table/unreadable';

/** An entry, and the moments of its values where it names them. */
interface ReadEntry {
	readonly entry: unknown;
	/** The raw moments, one per value. */
	readonly moments?: readonly unknown[] | undefined;
}

/** Whether an entry has exactly the specified form, with nothing but figures as values. */
function isDocumented(entry: unknown): boolean {
	if (typeof entry !== 'object') return true;
	if (!isRecord(entry)) return entry === null;
	const { values, segments } = entry;
	if (segments !== undefined || !Array.isArray(values)) return false;
	for (const value of values) if (typeof value === 'object' && value !== null) return false;
	return true;
}

/**
 * Reads the entry of a metric, wherever its figures lie. Only a null of the platform is an empty
 * cell.
 *
 * @throws Fault `unexpectedReply`, which quotes what cannot be read
 */
export function readEntry(entry: unknown, column: HeaderColumn | undefined): ReadEntry {
	if (isDocumented(entry)) return { entry };
	if (Array.isArray(entry)) return readValues(entry, undefined, column);
	if (!isRecord(entry)) throw unreadable('figures', entry);
	const { segments: received, ...others } = entry;
	const segments =
		received === undefined || received === null ? undefined : readSegments(received, column);
	const values = figuresIn(others, column);
	if (values === undefined) {
		if (segments !== undefined) return { entry: { segments } };
		if (hasNothing(others)) return { entry: undefined };
		throw unreadable('figures', entry);
	}
	return readValues(values, segments, column);
}

const NAMES = [...MEMBER_NAMES.field, ...MEMBER_NAMES.label, ...MEMBER_NAMES.affinity].map(
	plainName,
);

/** Members that accompany a figure. */
const ABOUT = [
	...NAMES,
	...[
		'unit',
		'currency',
		'formatted',
		'formattedValue',
		'display',
		'symbol',
		'precision',
		'isEmpty',
	],
].map(plainName);

/**
 * The figures of an entry: under a common name for figures, under the metric's name, or the only
 * member.
 */
function figuresIn(entry: JsonRecord, column: HeaderColumn | undefined): unknown {
	if (entry.values !== undefined) return entry.values;
	const names = Object.keys(entry);
	const own = column && names.find((name) => isCalled(column, name));
	if (own !== undefined) return entry[own];
	const known = nameOfPart(entry, 'figure');
	if (known !== undefined) return entry[known];
	const others = names.filter((name) => !ABOUT.includes(plainName(name)));
	const [only, another] = others;
	if (only === undefined) return undefined;
	if (another === undefined && !isKeyOfMoments(only))
		return isScaled(only) ? undefined : entry[only];
	return others.every(isKeyOfMoments) && others.length === names.length ? entry : undefined;
}

/** Whether a name announces a scaled figure, such as the micros of an amount. */
function isScaled(name: string): boolean {
	return /micro|nano|milli|cents|pence/i.test(name);
}

/** Whether a key is the position or the date of a moment. */
function isKeyOfMoments(name: string): boolean {
	return /^\d/.test(name);
}

/** Whether an entry holds nothing but its name. */
function hasNothing(entry: JsonRecord): boolean {
	return Object.entries(entry).every(
		([name, value]) => value === null || value === '' || NAMES.includes(plainName(name)),
	);
}

/** Reads the values of an entry, which may name their moments. */
function readValues(
	values: unknown,
	segments: unknown,
	column: HeaderColumn | undefined,
): ReadEntry {
	const members = segments === undefined ? {} : { segments };
	if (isRecord(values)) return readKeyed(values, members, column);
	if (!Array.isArray(values)) return { entry: { ...members, values: [values] } };
	const list = listOf(values);
	if (list.every(isPair)) {
		const pairs = list.map(listOf);
		const entry = { ...members, values: pairs.map(([, value]) => value) };
		return { entry, moments: pairs.map(([moment]) => moment) };
	}
	const read = list.map((value) => readValue(value, list.length, column));
	const entry = { ...members, values: read.map((one) => one.value) };
	const moments = read.map((one) => one.moment);
	return moments.every((moment) => moment !== undefined) && moments.length > 0
		? { entry, moments }
		: { entry };
}

/** Whether a value is a pair of moment and figure. */
function isPair(value: unknown): boolean {
	const [moment, figure, more] = listOf(value);
	if (more !== undefined || listOf(value).length !== 2) return false;
	return /\d{4}/.test(textOf(moment) ?? '') && isFigure(figure);
}

function isFigure(value: unknown): boolean {
	return value === null || typeof value === 'string' || exactNumberOf(value) !== null;
}

interface ReadValue {
	readonly value: unknown;
	readonly moment?: unknown;
}

function readValue(value: unknown, many: number, column: HeaderColumn | undefined): ReadValue {
	if (Array.isArray(value)) return { value: onlyOf(value) };
	if (!isRecord(value)) return { value };
	// Observed practice: a value can hold the values of all moments, or further segments.
	const isNested = Array.isArray(value.values) || value.segments !== undefined;
	if (isNested) return { value: readEntry(value, column).entry };
	const name = momentName(value);
	const moment = name === undefined ? undefined : value[name];
	const others = Object.entries(value).filter(([other]) => other !== name);
	const figures = figuresIn(Object.fromEntries(others), column);
	if (typeof figures === 'object' && figures !== null) {
		const { entry } = readEntry({ values: figures }, column);
		const inside = isRecord(entry) ? listOf(entry.values) : [];
		if (inside.length <= 1) return { value: inside[0], moment };
		if (many > 1) throw unreadable('figures', value);
		return { value: entry };
	}
	if (figures === undefined && others.length > 0 && !hasNothing(Object.fromEntries(others))) {
		throw unreadable('figures', value);
	}
	return { value: figures, moment };
}

/** The only element of a list that stands for one value. */
function onlyOf(list: readonly unknown[]): unknown {
	if (list.length !== 1) throw unreadable('figures', list);
	return list[0];
}

function momentName(value: JsonRecord): string | undefined {
	const [only, another] = Object.keys(value);
	if (only === undefined || another === undefined) return undefined;
	return Object.keys(value).find(isMomentName);
}

/** Reads values keyed by moment, by position, or by the metric's name. */
function readKeyed(
	values: JsonRecord,
	members: JsonRecord,
	column: HeaderColumn | undefined,
): ReadEntry {
	const names = Object.keys(values);
	if (!names.every(isKeyOfMoments)) {
		const inside = figuresIn(values, column);
		if (inside === undefined && !hasNothing(values)) throw unreadable('figures', values);
		return inside === undefined
			? { entry: { ...members, values: [] } }
			: readValues(inside, members.segments, column);
	}
	const list = names.map((name) => readValue(values[name], names.length, column).value);
	const arePlaces = names.every((name, index) => name === String(index));
	const entry = { ...members, values: list };
	return arePlaces ? { entry } : { entry, moments: names };
}

/** Reads segments whose items are entries; items in the specified form are not copied. */
function readSegments(segments: unknown, column: HeaderColumn | undefined): unknown {
	if (!isRecord(segments)) return segments;
	const entries = Object.entries(segments).map(([name, list]) => {
		const items = isRecord(list) ? keyedItems(list) : listOf(list);
		const isPlain = items === list && items.every((item) => isRecord(item) && isDocumented(item));
		return [name, isPlain ? list : items.map((item) => readItem(item, column))] as const;
	});
	return Object.fromEntries(entries);
}

/** Reads items keyed by name: {"Desktop": 5}. */
function keyedItems(list: JsonRecord): readonly unknown[] {
	return Object.entries(list).map(([name, item]) =>
		isRecord(item) ? { id: name, name, ...item } : { id: name, name, values: [item].flat() },
	);
}

function readItem(item: unknown, column: HeaderColumn | undefined): unknown {
	if (!isRecord(item)) return item;
	const { entry } = readEntry(item, column);
	const { id, code, key } = item;
	const name = partOf(item, 'label');
	const named = { id: id ?? code ?? key, ...(name === undefined ? {} : { name }) };
	return { ...named, ...(isRecord(entry) ? entry : { values: [entry] }) };
}
