import { isRecord, listOf } from '../../platform/base/json/json';
import type { Row } from '../../platform/reports/table/tableCell';

/** Every metric value of a reply at any depth, found without the code under test. */
export function leavesOf(node: unknown): unknown[] {
	if (Array.isArray(node)) return node.flatMap(leavesOf);
	if (!isRecord(node)) return [node];
	return ['metrics', 'values', 'segments', 'reports', 'data'].flatMap((key) =>
		node[key] === undefined ? [] : key === 'segments' ? itemsOf(node[key]) : leavesOf(node[key]),
	);
}

function itemsOf(segments: unknown): unknown[] {
	return Object.values(isRecord(segments) ? segments : {}).flatMap(leavesOf);
}

/** Values that are the sum of their segments, at any depth. */
export function totalsOf(node: unknown): unknown[] {
	if (Array.isArray(node)) return node.flatMap(totalsOf);
	if (!isRecord(node)) return [];
	const own = isRecord(node.segments)
		? listOf(node.values).filter((value) => !isRecord(value))
		: [];
	return [...own, ...Object.values(node).flatMap(totalsOf)];
}

/** The numbers in the cells of rows; dimensions, dates and segments are texts. */
export function numbersIn(rows: readonly Row[]): unknown[] {
	return rows.flatMap((row) => Object.values(row)).filter((cell) => typeof cell === 'number');
}

export function sorted(list: readonly unknown[]): number[] {
	return list.map(Number).sort((a, b) => a - b);
}
