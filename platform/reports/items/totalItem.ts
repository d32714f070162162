import { totalWordIn } from '../../base/names/totalWords';
import type { JsonRecord } from '../../base/json/json';
import { numberOf } from '../table/tableCell';
import { Addition } from '../transform/arithmetic';
import type { ItemColumn } from './itemColumn';
import { figureIn, isNothing } from './writtenFigures';

const ALL = /^(all|tous|toutes|alle|todos|todas|tutti|tutte)$/i;
const PLATFORM_TOTAL = 'GLOBAL';

/** Which of the items are sums of others, and which member shows it. */
interface TotalItems {
	/** The member in which GLOBAL marks the platform's own totals. */
	readonly key: string | undefined;
	/** The items that only hold the sum of other ones. */
	readonly sums: ReadonlySet<JsonRecord>;
}

/**
 * Finds the items that are sums of others, so that nothing is counted twice: a name of theirs is that of a
 * total, such as the Total of a site, and their figures are the sums of the items that share the names
 * before it.
 *
 * @param items reads all items once more with each call
 */
export function findTotals(
	items: () => Iterable<JsonRecord>,
	columns: readonly ItemColumn[],
): TotalItems {
	const names = columns
		.filter(({ role, isShared }) => role === 'name' && isShared !== true)
		.map(({ key }) => key);
	const adding = columns.filter(
		({ role, unit }) => role === 'figure' && (unit === 'number' || unit === 'money'),
	);
	const groups = new Map<string, Group>();
	const candidates = new Map<JsonRecord, Group>();
	let key: string | undefined;
	for (const item of items()) {
		key ??= names.find((name) => item[name] === PLATFORM_TOTAL);
		const place = totalPlace(item, names);
		if (place < 0) continue;
		const group = groupKey(item, names, place);
		const known = groups.get(group) ?? newGroup(place, adding);
		groups.set(group, known);
		candidates.set(item, known);
	}
	if (candidates.size > 0) {
		addToGroups(items(), names, groups, (item) => candidates.has(item) || isGlobal(item, key));
	}
	const found = [...candidates].filter(([item, { sums }]) => isSumOf(item, sums));
	return { key, sums: new Set(found.map(([item]) => item)) };
}

/** The sums of the items that share their first names. */
interface Group {
	/** How many names they share. */
	readonly place: number;
	readonly sums: ReadonlyMap<ItemColumn, Addition>;
}

function newGroup(place: number, adding: readonly ItemColumn[]): Group {
	return { place, sums: new Map(adding.map((column) => [column, new Addition()])) };
}

/** Which name of an item is that of a total, with none after it; -1 where none is. */
function totalPlace(item: JsonRecord, names: readonly string[]): number {
	return names.findIndex((name, index) => {
		const value = item[name];
		if (typeof value !== 'string' || (totalWordIn(value) !== 'total' && !ALL.test(value))) {
			return false;
		}
		return value !== PLATFORM_TOTAL && names.slice(index + 1).every((key) => isNothing(item[key]));
	});
}

function groupKey(item: JsonRecord, names: readonly string[], place: number): string {
	return JSON.stringify([place, ...names.slice(0, place).map((name) => item[name] ?? null)]);
}

function isGlobal(item: JsonRecord, key: string | undefined): boolean {
	return key !== undefined && item[key] === PLATFORM_TOTAL;
}

function addToGroups(
	items: Iterable<JsonRecord>,
	names: readonly string[],
	groups: ReadonlyMap<string, Group>,
	isLeftOut: (item: JsonRecord) => boolean,
): void {
	const places = [...new Set([...groups.values()].map(({ place }) => place))];
	for (const item of items) {
		if (isLeftOut(item)) continue;
		for (const place of places) {
			const group = groups.get(groupKey(item, names, place));
			if (group !== undefined) add(group.sums, item);
		}
	}
}

function add(sums: ReadonlyMap<ItemColumn, Addition>, item: JsonRecord): void {
	for (const [{ key, style }, sum] of sums) {
		const value = numberIn(item[key], style);
		if (value !== null) sum.add(value);
	}
}

function isSumOf(item: JsonRecord, sums: ReadonlyMap<ItemColumn, Addition>): boolean {
	const compared = [...sums].flatMap(([{ key, style }, { sum }]) => {
		const [own, whole] = [numberIn(item[key], style), numberOf(sum)];
		return own === null || whole === null ? [] : [Math.abs(own - whole) <= TINY * Math.abs(whole)];
	});
	return compared.length > 0 && compared.every(Boolean);
}

const TINY = 1e-9;

/** A figure as a number; a list or an object is none. */
function numberIn(value: unknown, style: ItemColumn['style']): number | null {
	return typeof value === 'object' ? null : numberOf(figureIn(value, style));
}
