import type { JsonRecord } from '../../../base/json/json';
import { isRecord, listOf, textOf } from '../../../base/json/json';
import type { HeaderColumn } from './headerColumns';
import { isCalled } from './headerColumns';
import { partOf } from './memberNames';
import { unreadable } from '../../table/unreadable';

/** Whether all values are texts, numbers or null. */
export function areCells(values: readonly unknown[]): boolean {
	for (const value of values) if (typeof value === 'object' && value !== null) return false;
	return true;
}

/** Reads dimensions from a list, from an object by name, or from a single value. @throws Fault */
export function readDimensions(dimensions: unknown, columns: readonly HeaderColumn[]): unknown[] {
	if (dimensions === undefined || dimensions === null) return [];
	if (isRecord(dimensions) && !isPlaced(dimensions)) {
		const byName = byColumns(dimensions, columns);
		if (byName && columns.length > 0) return byName.map((value, i) => cellOf(value, columns[i]));
		if (columns.length > 1) throw unreadable('row', dimensions);
		return [cellOf(dimensions, columns[0])];
	}
	const list = isRecord(dimensions) ? Object.values(dimensions) : [dimensions].flat();
	const named = alignToColumns(list, columns);
	return (named ?? list).map((value, index) => cellOf(value, columns[index]));
}

/** The value of a dimension, which may be wrapped in an object. @throws Fault */
function cellOf(value: unknown, column: HeaderColumn | undefined): unknown {
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) {
		const cells = listOf(value).map((one) => cellOf(one, column));
		if (!areCells(cells)) throw unreadable('row', value);
		return cells.length === 1 ? cells[0] : cells.map((cell) => textOf(cell) ?? '').join(', ');
	}
	if (!isRecord(value)) return value;
	const own = column && Object.keys(value).find((name) => isCalled(column, name));
	if (own !== undefined) return cellOf(value[own], undefined);
	const [only, another] = Object.values(value);
	if (another === undefined && Object.keys(value).length === 1) return cellOf(only, column);
	// The label of a column is not its value.
	const others = Object.entries(value).filter(
		([, one]) => !column || !isCalled(column, textOf(one) ?? ''),
	);
	const [left] = others;
	const found = others.length === 1 ? left?.[1] : partOf(Object.fromEntries(others), 'cell');
	if (found === undefined || isRecord(found)) throw unreadable('row', value);
	return cellOf(found, column);
}

/** The members of a record in column order; undefined where it has none of them. */
export function byColumns(
	record: JsonRecord,
	columns: readonly HeaderColumn[],
): unknown[] | undefined {
	const names = Object.keys(record);
	const found = columns.map((column) => names.find((name) => isCalled(column, name)));
	if (columns.length > 0 && found.every((name) => name === undefined)) return undefined;
	return found.map((name) => (name === undefined ? undefined : record[name]));
}

/** Objects that name their column, in column order. */
export function alignToColumns(
	list: readonly unknown[],
	columns: readonly HeaderColumn[],
): unknown[] | undefined {
	const first = list.map((one) => (Array.isArray(one) ? listOf(one)[0] : one));
	if (first.length === 0 || !first.every(isRecord)) return undefined;
	const places = first.map((one) => columns.findIndex((column) => isAbout(one, column)));
	if (places.includes(-1) || new Set(places).size < places.length) return undefined;
	const ordered = columns.map((): unknown => undefined);
	for (const [index, place] of places.entries()) ordered[place] = list[index];
	return ordered;
}

function isAbout(one: JsonRecord, column: HeaderColumn): boolean {
	const names = [partOf(one, 'field'), partOf(one, 'label'), ...Object.keys(one)];
	return names.some((name) => isCalled(column, textOf(name) ?? ''));
}

/** Whether an object is a list with its positions as keys. */
export function isPlaced(record: JsonRecord): boolean {
	const names = Object.keys(record);
	return names.length > 0 && names.every((name, index) => name === String(index));
}
