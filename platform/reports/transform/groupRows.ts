import { exactNumberOf } from '../table/tableCell';
import type { TableColumn, TableStep } from '../table/reportTable';
import type { Cell, Row, ExactNumber } from '../table/tableCell';
import { isAdditiveColumn } from './sums';
import { Addition } from './arithmetic';

const ROWS_AT_ONCE = 1_000;

/** A column of the grouped rows: it takes cells of the rows of a group, and has one for them. */
interface GroupedColumn {
	add(group: number, cell: Cell): void;
	cellOf(group: number, rows: number): Cell;
}

/** What names rows is the same in all rows of a group. */
class NameColumn implements GroupedColumn {
	private readonly cells: Cell[] = [];

	add(group: number, cell: Cell): void {
		if (group === this.cells.length) this.cells.push(cell);
	}

	cellOf(group: number): Cell {
		return this.cells[group] ?? null;
	}
}

class SumColumn implements GroupedColumn {
	private readonly sums = new Additions();

	add(group: number, cell: Cell): void {
		const amount = exactNumberOf(cell);
		if (amount !== null) this.sums.add(group, amount);
	}

	cellOf(group: number): Cell {
		return this.sums.sumOf(group);
	}
}

/** What does not add up is known of a single row only. */
class SingleColumn implements GroupedColumn {
	private readonly cells: Array<Cell | undefined> = [];

	/** @param fills whether that may be one of several rows */
	constructor(private readonly fills: boolean) {}

	add(group: number, cell: Cell): void {
		while (this.cells.length <= group) this.cells.push(null);
		if (cell === null) return;
		this.cells[group] = this.cells[group] === null ? cell : undefined;
	}

	cellOf(group: number, rows: number): Cell {
		return this.fills || rows === 1 ? (this.cells[group] ?? null) : null;
	}
}

/** Rows that are one row once some columns are left out, kept by columns, which takes the least memory. */
class GroupedRows {
	private readonly groups = new Map<Cell, number>();
	private readonly counts: number[] = [];
	private readonly columns: ReadonlyArray<readonly [name: string, column: GroupedColumn]>;
	private readonly keyOf: (row: Row) => Cell;

	constructor(columns: readonly TableColumn[], fills: boolean) {
		this.columns = columns.map((column) => [column.name, groupedColumn(column, fills)]);
		const names = columns.filter(({ role }) => role !== 'metric').map(({ name }) => name);
		const [only = '', ...others] = names;
		const one = (row: Row) => row[only] ?? null;
		const all = (row: Row) => JSON.stringify(names.map((name) => row[name] ?? null));
		this.keyOf = others.length === 0 ? one : all;
	}

	add(row: Row): void {
		const key = this.keyOf(row);
		let group = this.groups.get(key);
		if (group === undefined) this.groups.set(key, (group = this.counts.push(0) - 1));
		this.counts[group] = (this.counts[group] ?? 0) + 1;
		for (const [name, column] of this.columns) column.add(group, row[name] ?? null);
	}

	*batches(): Generator<Row[]> {
		let rows: Row[] = [];
		for (let group = 0; group < this.counts.length; group++) {
			rows.push(this.rowOf(group));
			if (rows.length < ROWS_AT_ONCE) continue;
			yield rows;
			rows = [];
		}
		yield rows;
	}

	private rowOf(group: number): Row {
		const row: Row = {};
		const count = this.counts[group] ?? 0;
		for (const [name, column] of this.columns) row[name] = column.cellOf(group, count);
		return row;
	}
}

function groupedColumn(column: TableColumn, fills: boolean): GroupedColumn {
	if (column.role !== 'metric') return new NameColumn();
	return isAdditiveColumn(column) ? new SumColumn() : new SingleColumn(fills);
}

/**
 * Leaves columns out, and adds up the rows that are then alike.
 *
 * @param fills whether a value that does not add up stays where only one of the rows has it
 */
export function groupRows(isLeftOut: (column: TableColumn) => boolean, fills = false): TableStep {
	return (table) => {
		const columns = table.columns.filter((column) => !isLeftOut(column));
		return {
			columns,
			batches: async function* () {
				const grouped = new GroupedRows(columns, fills);
				for await (const rows of table.batches()) for (const row of rows) grouped.add(row);
				yield* grouped.batches();
			},
		};
	};
}

const FIRST_SIZE = 64;

/** Many sums side by side. Whole numbers that a double holds take eight bytes each, and all others an `Addition`. */
export class Additions {
	private sums = new Float64Array(FIRST_SIZE).fill(NaN);
	private readonly exact = new Map<number, Addition>();

	/** Adds an amount to the sum at a place. */
	add(at: number, amount: ExactNumber): void {
		this.grow(at);
		const sum = this.sums[at] ?? NaN;
		const isFirst = Number.isNaN(sum);
		const added = isFirst ? amount : Number(amount) + sum;
		const known = this.exact.get(at);
		if (known !== undefined) known.add(amount);
		else if (Number.isSafeInteger(amount) && Number.isSafeInteger(added))
			this.sums[at] = Number(added);
		else this.exact.set(at, exactly(isFirst ? [amount] : [sum, amount]));
	}

	/** The sum at a place; null where nothing was added. */
	sumOf(at: number): Cell {
		const exact = this.exact.get(at);
		if (exact !== undefined) return exact.sum;
		const sum = this.sums[at] ?? NaN;
		return Number.isNaN(sum) ? null : sum;
	}

	private grow(at: number): void {
		if (at < this.sums.length) return;
		const larger = new Float64Array(Math.max(at + 1, this.sums.length * 2)).fill(NaN);
		larger.set(this.sums);
		this.sums = larger;
	}
}

function exactly(amounts: readonly ExactNumber[]): Addition {
	const addition = new Addition();
	for (const amount of amounts) addition.add(amount);
	return addition;
}
