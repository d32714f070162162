import type { Cell, Row } from '../table/tableCell';
import { Addition } from './arithmetic';
import { batched } from './mapRows';
import { isSummable } from './sums';
import { amountOf } from '../table/amounts';
import type { TableColumn, TableStep } from '../table/reportTable';

/** Rows that are one row once some columns are left out. */
class Group {
	private readonly sums = new Map<string, Addition>();
	/** Values that do not add up, and undefined for those of which several rows have one. */
	private readonly single = new Map<string, Cell | undefined>();
	private count = 0;

	constructor(private readonly first: Row) {}

	add(row: Row, summed: readonly string[], others: readonly string[]): void {
		this.count++;
		for (const name of others) {
			const cell = row[name] ?? null;
			if (cell !== null) this.single.set(name, this.single.has(name) ? undefined : cell);
		}
		for (const name of summed) {
			const amount = amountOf(row[name]);
			if (amount === null) continue;
			const sum = this.sums.get(name) ?? new Addition();
			sum.add(amount);
			this.sums.set(name, sum);
		}
	}

	/** What does not add up is known of a single row only. @param fills whether that may be one of several */
	row(columns: readonly TableColumn[], summed: ReadonlySet<string>, fills: boolean): Row {
		const row: Row = {};
		for (const { name, role } of columns) {
			const own = this.first[name] ?? null;
			if (summed.has(name)) row[name] = this.sums.get(name)?.sum ?? null;
			else if (role !== 'metric' || this.count === 1) row[name] = own;
			else row[name] = fills ? (this.single.get(name) ?? null) : null;
		}
		return row;
	}
}

/**
 * Leaves columns out, and adds up the rows that are then alike.
 *
 * @param fills whether a value that does not add up stays where only one of the rows has it
 */
export function groupRows(isLeftOut: (column: TableColumn) => boolean, fills = false): TableStep {
	return (table) => {
		const columns = table.columns.filter((column) => !isLeftOut(column));
		const summed = columns.filter(isSummable).map(({ name }) => name);
		const names = columns.filter(({ role }) => role !== 'metric').map(({ name }) => name);
		const sums = new Set(summed);
		const others = columns
			.filter(({ role, name }) => fills && role === 'metric' && !sums.has(name))
			.map(({ name }) => name);
		return {
			columns,
			batches: async function* () {
				const groups = new Map<string, Group>();
				for await (const rows of table.batches()) {
					for (const row of rows) {
						const key = JSON.stringify(names.map((name) => row[name] ?? null));
						let group = groups.get(key);
						if (group === undefined) groups.set(key, (group = new Group(row)));
						group.add(row, summed, others);
					}
				}
				yield* batched([...groups.values()].map((group) => group.row(columns, sums, fills)));
			},
		};
	};
}
