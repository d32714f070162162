import type { RowLook } from './rowLook';

/** The sums of columns in both number formats, with the number of rows. */
export interface ColumnTotals {
	readonly point: Float64Array;
	readonly comma: Float64Array;
	rows: number;
}

/** The sums of zero rows. */
export function emptySums(width: number): ColumnTotals {
	return { point: new Float64Array(width), comma: new Float64Array(width), rows: 0 };
}

/** A copy that can be changed. */
export function copyOf({ point, comma, rows }: ColumnTotals): ColumnTotals {
	return { point: point.slice(), comma: comma.slice(), rows };
}

/** The sums without one of their rows. */
export function withoutRow(sums: ColumnTotals, values: RowLook): ColumnTotals {
	const rest = copyOf(sums);
	addLine(rest, values, -1);
	return rest;
}

/** The difference of two sums. */
export function minus(some: ColumnTotals, others: ColumnTotals): ColumnTotals {
	return {
		point: some.point.map((value, at) => value - (others.point[at] ?? 0)),
		comma: some.comma.map((value, at) => value - (others.comma[at] ?? 0)),
		rows: some.rows - others.rows,
	};
}

/** Adds a row; the sign -1 subtracts it. */
export function addLine(sums: ColumnTotals, row: RowLook, sign = 1): void {
	sums.rows += sign;
	for (let at = 0; at < sums.point.length; at++) {
		if (!row.isFigure(at)) continue;
		sums.point[at] = (sums.point[at] ?? 0) + sign * (row.point[at] ?? NaN);
		sums.comma[at] = (sums.comma[at] ?? 0) + sign * (row.comma[at] ?? NaN);
	}
}
