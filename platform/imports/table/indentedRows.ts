import type { ColumnTotals } from './columnTotals';
import { addLine, emptySums } from './columnTotals';
import type { FigureMatch } from './figureComparison';
import type { RowLook } from './rowLook';

/** A row, and by how many characters its name is indented. */
interface IndentedRow {
	readonly indent: number;
	readonly values: RowLook;
}

/** A row that is the sum of the rows below it. */
interface OutlineSum<Row> {
	readonly row: Row;
	/** Whether the rows are an outline, and not names with stray blanks in front. */
	readonly isCertain: boolean;
}

/**
 * Finds the rows of an outline that are the sum of the rows directly below them, which are indented
 * further. Their names are full ones, so that nothing else shows that they hold the same figures again.
 *
 * @param certain how many digits of the figures must agree to be sure, where one row alone is a sum
 */
export function sumsOfIndentedRows<Row extends IndentedRow>(
	rows: readonly Row[],
	compare: (values: RowLook, sums: ColumnTotals) => FigureMatch,
	certain: number,
): Array<OutlineSum<Row>> {
	if (!rows.some(({ indent }) => indent > 0)) return [];
	const sums = rows.flatMap((row, at) => {
		const below = partsOf(rows, at);
		if (below.length === 0) return [];
		const sum = emptySums(row.values.looks.length);
		for (const { values } of below) addLine(sum, values);
		const { columns, differs, digits } = compare(row.values, sum);
		return columns > 0 && differs === 0 ? [{ row, digits, parts: below.length }] : [];
	});
	const ofSeveral = sums.filter(({ parts }) => parts > 1);
	const digits = sums.reduce((all, one) => all + one.digits, 0);
	const isCertain = ofSeveral.length > 1 || (ofSeveral.length === 1 && digits >= certain);
	return sums.map(({ row }) => ({ row, isCertain }));
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
