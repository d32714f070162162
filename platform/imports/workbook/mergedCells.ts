import type { CsvLine } from '../file/csvRecords';
import { isFigureLike } from '../../base/text/figureText';
import { columnOfCell } from '../../base/workbook/columnLetters';

/** A vertical range of merged cells, counted from 1. */
export interface MergedCells {
	readonly column: number;
	readonly first: number;
	readonly last: number;
}

/** The first column of a range such as A2:B5; undefined if the range is a single row. */
export function mergedCellsOf(range: string): MergedCells | undefined {
	const [, from = '', first, last] = /^\$?([A-Z]+)\$?(\d+):\$?[A-Z]+\$?(\d+)$/.exec(range) ?? [];
	const column = columnOfCell(from);
	if (column === undefined || Number(first) >= Number(last)) return undefined;
	return { column, first: Number(first), last: Number(last) };
}

/**
 * Creates a function that copies the name of merged cells to each of their rows; it must be called
 * with the rows in order. A figure stays in the first row, as it belongs to all rows together.
 */
export function mergeFiller(merged: readonly MergedCells[]): (line: CsvLine) => CsvLine {
	if (merged.length === 0) return (line) => line;
	const coming = [...merged].sort((a, b) => a.first - b.first);
	const open = new Map<number, { readonly last: number; readonly name: string }>();
	let next = 0;
	return (line) => {
		const filled: string[] = [...line.cells];
		for (const [column, { last, name }] of open) {
			if (last < line.number) open.delete(column);
			else if ((filled[column - 1] ?? '') === '') {
				while (filled.length < column) filled.push('');
				filled[column - 1] = name;
			}
		}
		for (let range = coming[next]; range && range.first <= line.number; range = coming[next]) {
			next += 1;
			const name = range.first === line.number ? (line.cells[range.column - 1] ?? '') : '';
			if (name !== '' && !isFigureLike(name)) open.set(range.column, { last: range.last, name });
		}
		return { ...line, cells: filled };
	};
}
