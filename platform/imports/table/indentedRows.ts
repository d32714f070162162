import type { ColumnTotals } from './columnTotals';
import { addLine, emptySums } from './columnTotals';
import type { FigureMatch } from './figureComparison';
import type { RowLook } from './rowLook';

/** A row, and by how many characters its name is indented. */
interface IndentedRow {
	readonly indent: number;
	readonly values: RowLook;
}

/**
 * Finds the rows of an outline that are the sum of the rows directly below them, which are indented
 * further. Their names are full ones, so that nothing else shows that they hold the same figures again.
 */
export function sumsOfIndentedRows<Row extends IndentedRow>(
	rows: readonly Row[],
	compare: (values: RowLook, sums: ColumnTotals) => FigureMatch,
): Row[] {
	if (!rows.some(({ indent }) => indent > 0)) return [];
	return rows.filter((row, at) => {
		const below = partsOf(rows, at);
		if (below.length === 0) return false;
		const sums = emptySums(row.values.looks.length);
		for (const { values } of below) addLine(sums, values);
		const { columns, differs } = compare(row.values, sums);
		return columns > 0 && differs === 0;
	});
}

/** The rows one step further in, directly below a row. */
function partsOf<Row extends IndentedRow>(rows: readonly Row[], at: number): Row[] {
	const indent = rows[at]?.indent ?? 0;
	let end = at + 1;
	while ((rows[end]?.indent ?? indent) > indent) end++;
	const below = rows.slice(at + 1, end);
	const step = below.reduce((least, row) => Math.min(least, row.indent), Infinity);
	return below.filter((row) => row.indent === step);
}
