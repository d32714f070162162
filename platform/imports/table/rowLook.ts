/** The content of a cell, judged without the rest of its column. */
export type CellLook = 'figure' | 'empty' | 'share' | 'text';

/**
 * The contents of the cells of a row. One object is reused for all rows, as files have millions.
 */
export class RowLook {
	/** The texts of the row, including those beyond the last column. */
	readonly names: string[] = [];
	/** By how many characters the first name is indented. */
	indent = 0;

	constructor(
		readonly looks: CellLook[],
		/** The figures in each number format; NaN if a cell is not a figure in that format. */
		readonly point: Float64Array,
		readonly comma: Float64Array,
	) {}

	/** An object for rows of a width, without content. */
	static ofWidth(width: number): RowLook {
		const looks = Array.from({ length: width }, (): CellLook => 'empty');
		return new RowLook(looks, new Float64Array(width), new Float64Array(width));
	}

	/** Whether a cell is a figure. */
	isFigure(at: number): boolean {
		return this.looks[at] === 'figure';
	}

	/** A copy that is not reused. */
	copy(): RowLook {
		return new RowLook(this.looks.slice(), this.point.slice(), this.comma.slice());
	}
}
