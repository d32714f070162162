import { isNonAdditiveName } from '../../base/names/additivity';
import type { ColumnTotals } from './columnTotals';
import type { RowLook } from './rowLook';

/** How well the figures of a row agree with sums of other rows. */
export interface FigureMatch {
	/** How many digits agree. */
	readonly digits: number;
	/** How many columns agree. */
	readonly columns: number;
	/** How many columns that can be added up differ. */
	readonly differs: number;
}

/** Columns that cannot be added up: budgets, IDs and days. */
const NO_FIGURE = /budget|\bids?\b|\b(day|jahr|year)\b/i;

/** Compares the figures of rows with sums, column by column. */
export class FigureComparison {
	private readonly notAdded: readonly boolean[];

	constructor(
		header: readonly string[] | undefined,
		private readonly width: number,
	) {
		this.notAdded = Array.from({ length: width }, (_, at) => isNotAdded(header?.[at] ?? ''));
	}

	/** @param isLoose whether each of the rows may have been rounded before they were added up */
	compare(values: RowLook, sums: ColumnTotals, isLoose: boolean): FigureMatch {
		let [digits, columns, differs] = [0, 0, 0];
		for (let at = 0; at < this.width; at++) {
			if (!values.isFigure(at)) continue;
			const [point = NaN, comma = NaN] = [values.point[at], values.comma[at]];
			const isSame =
				isSum(point, sums.point[at] ?? 0, isLoose ? sums.rows : 0) ||
				isSum(comma, sums.comma[at] ?? 0, isLoose ? sums.rows : 0);
			if (isSame) {
				columns += 1;
				digits += digitsOf(Number.isNaN(point) ? comma : point);
			} else if (!this.notAdded[at]) differs += 1;
		}
		return { digits, columns, differs };
	}

	/** The additive column with the largest sum; -1 if there is none. */
	largestColumn({ point }: ColumnTotals): number {
		let best = -1;
		for (let at = 0; at < this.width; at++) {
			const sum = point[at] ?? 0;
			if (this.notAdded[at] || !(sum > 0)) continue;
			if (best < 0 || sum > (point[best] ?? 0)) best = at;
		}
		return best;
	}
}

function isNotAdded(name: string): boolean {
	return NO_FIGURE.test(name) || isNonAdditiveName(name);
}

function isSum(value: number, sum: number, rows: number): boolean {
	if (Number.isNaN(value) || Number.isNaN(sum)) return false;
	const isWhole = Number.isInteger(value) && Number.isInteger(sum);
	const rounding = isWhole ? 0 : 0.005 * Math.min(rows, 200);
	return Math.abs(value - sum) <= rounding + 1e-6 + 1e-9 * Math.abs(sum);
}

/** The number of digits of a figure, including cents. */
function digitsOf(value: number): number {
	return Math.log10(1 + Math.abs(Number.isInteger(value) ? value : value * 100));
}
