import type { CsvLine } from '../file/csvRecords';
import { isBlankLine } from './findHeader';

/** The lines that are the rows of a table. */
interface RowRange {
	/** The first and the last line. */
	readonly from: number;
	readonly to: number;
	readonly width: number;
	/** Lines in between that are not rows. */
	readonly omitted: ReadonlySet<number>;
	/** The period to read in a file that compares two. */
	readonly period: string | undefined;
	readonly isFigures: readonly boolean[];
}

/** Yields the rows of a table from the lines of a file. */
export function tableRows(
	lines: () => AsyncIterable<readonly CsvLine[]>,
	{ from, to, width, omitted, period, isFigures }: RowRange,
) {
	return async function* (): AsyncGenerator<readonly CsvLine[]> {
		const ofPeriod = period === undefined ? undefined : periodReader(period, isFigures);
		for await (const some of lines()) {
			const [first] = some;
			if (first && first.number > to) return;
			const rows: CsvLine[] = [];
			for (const line of some) {
				if (line.number < from || line.number > to || omitted.has(line.number)) continue;
				if (isBlankLine(line)) continue;
				const row = tidyRow(line, width);
				const one = ofPeriod ? ofPeriod(row) : row;
				if (one) rows.push(one);
			}
			if (rows.length > 0) yield rows;
		}
	};
}

/** Removes empty cells beyond the table, and what protects texts in spreadsheets: apostrophes, and ="0012". */
function tidyRow(line: CsvLine, width: number): CsvLine {
	let { cells } = line;
	if (cells.length > width) {
		let end = cells.length;
		while (end > width && cells[end - 1]?.trim() === '') end -= 1;
		cells = cells.slice(0, end);
	}
	if (cells.some(isGuarded)) cells = cells.map((cell) => (isGuarded(cell) ? cell.slice(1) : cell));
	if (cells.some(isTextFormula)) cells = cells.map(textOfFormula);
	return cells === line.cells ? line : { ...line, cells };
}

/** Whether a leading apostrophe protects the text from being read as a formula. */
function isGuarded(cell: string): boolean {
	return cell.charCodeAt(0) === 39 && /^'[\s\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(cell);
}

function isTextFormula(cell: string): boolean {
	return cell.startsWith('="');
}

/** The text of a formula that is nothing but a text, as files for Excel have it. */
function textOfFormula(cell: string): string {
	const text = isTextFormula(cell) && cell.endsWith('"') ? cell.slice(2, -1) : undefined;
	if (text === undefined || text.replaceAll('""', '').includes('"')) return cell;
	return text.replaceAll('""', '"');
}

/** Keeps the figures of one period, whose name is in the row above them. */
function periodReader(period: string, isFigures: readonly boolean[]) {
	let parent: CsvLine | undefined;
	return (line: CsvLine): CsvLine | undefined => {
		const { cells } = line;
		if (cells.every((cell, at) => !isFigures[at] || cell.trim() === '')) {
			parent = line;
			return undefined;
		}
		if (!parent || cells[0]?.trim() !== period) return undefined;
		const names = parent.cells;
		return {
			...line,
			cells: cells.map((cell, at) => (isFigures[at] ? cell : (names[at] ?? cell))),
		};
	};
}
