import type { Cell, Row } from '../cells';
import { addsUp } from '../cells';
import type { TableColumn } from '../table';
import { decimalsOf, rounded } from './arithmetic';

/** Whether the values of a column may be added up. */
export function isSummable(column: TableColumn): boolean {
	return column.role === 'metric' && column.from === undefined && addsUp(column);
}

/** Adds up the figures of rows. */
export class Sums {
	private readonly sums: Array<{ readonly name: string; sum: number | null; decimals: number }>;
	/** How many rows were added. */
	rows = 0;

	constructor(private readonly columns: readonly TableColumn[]) {
		this.sums = columns.filter(isSummable).map(({ name }) => ({ name, sum: null, decimals: 0 }));
	}

	add(row: Row): void {
		this.rows++;
		for (const one of this.sums) {
			const value = row[one.name];
			if (typeof value !== 'number') continue;
			one.sum = (one.sum ?? 0) + value;
			one.decimals = Math.max(one.decimals, decimalsOf(value));
		}
	}

	/**
	 * The row of the sums, with what is calculated from them.
	 *
	 * @param name what stands in the first column that says what a row is
	 * @param known values of columns that do not add up
	 */
	row(name: string, known: Row = {}): Row {
		const sums = new Map(
			this.sums.map(({ name: column, sum, decimals }) => [
				column,
				sum === null ? null : rounded(sum, decimals),
			]),
		);
		const label = this.columns.find(({ role }) => role === 'dimension')?.name;
		const start: Row = {};
		for (const column of this.columns) {
			start[column.name] = column.name === label ? name : valueOf(column, sums, known);
		}
		return calculated(this.columns, start);
	}
}

function valueOf(column: TableColumn, sums: ReadonlyMap<string, Cell>, known: Row): Cell {
	if (column.role !== 'metric') return null;
	return sums.get(column.name) ?? known[column.name] ?? null;
}

/** A row in the order of its columns, with what is calculated from others. */
export function calculated(columns: readonly TableColumn[], row: Row): Row {
	const whole: Row = {};
	for (const { name, from } of columns) whole[name] = from ? from(row) : (row[name] ?? null);
	return whole;
}
