import type { CsvLine } from '../file/csvRecords';
import { isFigureLike } from '../../base/text/figureText';

/**
 * Creates a function that pads the rows of a sheet to the shape of CSV lines; it must be called
 * with the rows in order. A sheet stores neither blank rows nor trailing blank cells.
 */
export function tableShaper(): (line: CsvLine) => readonly CsvLine[] {
	let last = 0;
	let width = 0;
	let hasFigures = false;
	return (line) => {
		const isBehindGap = line.number > last + 1;
		// Text above a table may be wider than the table.
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
