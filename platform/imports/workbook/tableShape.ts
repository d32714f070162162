import type { CsvLine } from '../file/csvRecords';
import { isFigureLike } from '../file/figureText';

/**
 * Returns what gives the rows of a sheet the shape of the lines of a CSV file, to be called with the rows
 * in their order: a sheet keeps neither blank rows nor the blank cells at the end of a row.
 */
export function tableShaper(): (line: CsvLine) => readonly CsvLine[] {
	let last = 0;
	let width = 0;
	let hasFigures = false;
	return (line) => {
		const isBehindGap = line.number > last + 1;
		// What stands above a table may be wider than the table.
		if (isBehindGap && !hasFigures) width = 0;
		hasFigures ||= line.cells.some((cell) => isFigureLike(cell));
		width = Math.max(width, line.cells.length);
		const cells = [...line.cells];
		while (cells.length < width) cells.push('');
		const blank = { cells: [''], number: last + 1 };
		last = line.number;
		return isBehindGap ? [blank, { ...line, cells }] : [{ ...line, cells }];
	};
}
