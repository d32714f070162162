import type { Row } from '../../reports/table/tableCell';
import type { TableColumn, TableStep } from '../../reports/table/reportTable';
import { Sums } from '../../reports/transform/sums';

/** What is kept of the rows of one day or hour to calculate their sums. */
interface DayRows {
	readonly sums: Sums;
	count: number;
	/** The platform's own total of the day. */
	own?: Row;
	/** The first row, which is the total if it is the only one. */
	first?: Row;
}

/**
 * Sums of a report's rows by day or hour; metrics that cannot be added up are taken from the
 * platform's own totals.
 */
export class DaySums {
	private readonly days = new Map<string, DayRows>();
	private columns: readonly TableColumn[] = [];

	/** A transformation that observes rows, starting again with each pass. */
	look(isTotal: (row: Row) => boolean): TableStep {
		return (table) => {
			this.columns = table.columns;
			const date = table.columns.find(({ role }) => role === 'date')?.name;
			if (date === undefined) return table;
			const see = (row: Row) => this.see(String(row[date] ?? ''), row, isTotal(row));
			const start = () => this.days.clear();
			return {
				...table,
				batches: async function* () {
					start();
					for await (const rows of table.batches()) {
						for (const row of rows) see(row);
						yield rows;
					}
				},
			};
		};
	}

	/** A row for each day, with the day in the column of days. */
	rows(): Row[] {
		const date = this.columns.find(({ role }) => role === 'date')?.name;
		if (date === undefined) return [];
		return [...this.days].map(([day, { sums, count, own, first }]) => {
			const known = own ?? (count === 1 ? first : undefined);
			return { ...sums.row('', known), [date]: day };
		});
	}

	private see(day: string, row: Row, isTotal: boolean): void {
		let seen = this.days.get(day);
		if (seen === undefined) {
			this.days.set(day, (seen = { sums: new Sums(this.columns), count: 0 }));
		}
		if (isTotal) {
			seen.own = row;
			return;
		}
		seen.sums.add(row);
		seen.first ??= row;
		seen.count++;
	}
}
