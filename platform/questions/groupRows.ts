import type { Row } from '../reports/table/tableCell';
import { Addition } from '../reports/transform/arithmetic';
import { batched } from '../reports/transform/mapRows';
import { isSummable } from '../reports/transform/sums';
import { amountOf } from '../reports/table/amounts';
import type { TableColumn, TableStep } from '../reports/table/reportTable';

/** Rows that are one row once some columns are left out. */
class Group {
	private readonly sums = new Map<string, Addition>();
	private count = 0;

	constructor(private readonly first: Row) {}

	add(row: Row, summed: readonly string[]): void {
		this.count++;
		for (const name of summed) {
			const amount = amountOf(row[name]);
			if (amount === null) continue;
			const sum = this.sums.get(name) ?? new Addition();
			sum.add(amount);
			this.sums.set(name, sum);
		}
	}

	/** What does not add up is known of a single row only. */
	row(columns: readonly TableColumn[], summed: readonly string[]): Row {
		const row: Row = {};
		for (const { name, role } of columns) {
			const own = this.first[name] ?? null;
			if (summed.includes(name)) row[name] = this.sums.get(name)?.sum ?? null;
			else row[name] = role === 'metric' && this.count > 1 ? null : own;
		}
		return row;
	}
}

/** Leaves columns out, and adds up the rows that are then alike. */
export function groupRows(isLeftOut: (column: TableColumn) => boolean): TableStep {
	return (table) => {
		const columns = table.columns.filter((column) => !isLeftOut(column));
		const summed = columns.filter(isSummable).map(({ name }) => name);
		const names = columns.filter(({ role }) => role !== 'metric').map(({ name }) => name);
		return {
			columns,
			batches: async function* () {
				const groups = new Map<string, Group>();
				for await (const rows of table.batches()) {
					for (const row of rows) {
						const key = JSON.stringify(names.map((name) => row[name] ?? null));
						let group = groups.get(key);
						if (group === undefined) groups.set(key, (group = new Group(row)));
						group.add(row, summed);
					}
				}
				yield* batched([...groups.values()].map((group) => group.row(columns, summed)));
			},
		};
	};
}
