/** What a cell is, as far as can be said without its column. */
export type CellLook = 'figure' | 'empty' | 'share' | 'text';

/** What the cells of a row are; one object serves for all rows, as files have millions. */
export class RowLook {
	/** The texts of the row, what stands beyond its table among them. */
	readonly names: string[] = [];

	constructor(
		readonly looks: CellLook[],
		/** The figures in each way in which they can be read; NaN where they cannot be. */
		readonly point: Float64Array,
		readonly comma: Float64Array,
	) {}

	/** The look of a row that is not known yet. */
	static ofWidth(width: number): RowLook {
		const looks = Array.from({ length: width }, (): CellLook => 'empty');
		return new RowLook(looks, new Float64Array(width), new Float64Array(width));
	}

	/** Whether a cell holds a figure. */
	isFigure(at: number): boolean {
		return this.looks[at] === 'figure';
	}

	/** The same cells, to be kept. */
	copy(): RowLook {
		return new RowLook(this.looks.slice(), this.point.slice(), this.comma.slice());
	}
}
