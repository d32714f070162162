import type { Row } from '../../reports/table/tableCell';
import { numberInRow } from '../rowLabels';

const MOST_ROWS = 200;

/** The largest rows of a report, or the first of a sorted one, as many as small charts may need. */
export class LargestRows {
	private kept: Row[] = [];

	/** @param column the figure by which rows are ranked; undefined where they are sorted */
	constructor(private readonly column: string | undefined) {}

	/** Adds rows. Where they are sorted, only the first are kept. */
	add(rows: readonly Row[]): void {
		const { column } = this;
		if (column === undefined && this.kept.length >= MOST_ROWS) return;
		for (const row of rows) this.kept.push(row);
		if (this.kept.length > 2 * MOST_ROWS) this.cut();
	}

	/** The rows, the largest first where they were not sorted. */
	rows(): readonly Row[] {
		this.cut();
		return this.kept;
	}

	private cut(): void {
		const { column } = this;
		if (column !== undefined) {
			const size = (row: Row) => Number(numberInRow(row, column) ?? -Infinity);
			this.kept.sort((a, b) => size(b) - size(a) || 0);
		}
		this.kept = this.kept.slice(0, MOST_ROWS);
	}
}
