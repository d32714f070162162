import type { ColumnTotals } from './columnTotals';
import { addLine, emptySums } from './columnTotals';
import type { FigureComparison } from './figureComparison';
import type { RowLook } from './rowLook';

interface ReadRow {
	readonly values: RowLook;
}

const CERTAIN_DIGITS = 8;

/**
 * Finds the totals of breakdowns: rows that equal the sum of the rows directly below them.
 *
 * @param sums the sums of all rows
 */
export function totalsOfBreakdowns<Row extends ReadRow>(
	rows: readonly Row[],
	sums: ColumnTotals,
	figures: FigureComparison,
): Row[] {
	const column = figures.largestColumn(sums);
	if (column < 0) return [];
	const found: Row[] = [];
	let next = 0;
	while (next < rows.length) {
		const end = endOfBreakdown(rows, next, column, figures);
		const total = rows[next];
		if (end < 0 || !total) {
			next += 1;
			continue;
		}
		found.push(total);
		next = end;
	}
	return found;
}

/** The end of the rows that a row is the sum of; -1 if it is no sum. */
function endOfBreakdown(
	rows: readonly ReadRow[],
	at: number,
	column: number,
	figures: FigureComparison,
): number {
	const total = rows[at];
	if (!total) return -1;
	const sums = emptySums(total.values.looks.length);
	const goal = valueAt(total, column);
	for (let end = at + 1; end < rows.length; end++) {
		const row = rows[end];
		if (row) addLine(sums, row.values);
		const sum = sums.point[column] ?? 0;
		if (!(sum <= goal * 1.000_001) || goal === 0) return -1;
		if (sums.rows < 2 || sum < goal * 0.999_999) continue;
		const match = figures.compare(total.values, sums, false);
		const isTotal = match.differs === 0 && match.columns >= 2 && match.digits >= CERTAIN_DIGITS;
		return isTotal ? end + 1 : -1;
	}
	return -1;
}

function valueAt({ values }: ReadRow, column: number): number {
	return values.isFigure(column) ? (values.point[column] ?? NaN) : NaN;
}
