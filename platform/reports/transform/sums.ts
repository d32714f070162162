import { groupBy } from '../../base/groupBy';
import { exactNumberOf } from '../table/tableCell';
import type { Cell, Row } from '../table/tableCell';
import { isAdditive } from '../table/metricKinds';
import type { TableColumn } from '../table/reportTable';
import { Addition } from './arithmetic';
import { calculated } from './mapRows';

/**
 * Whether the values of a column may be added up. Amounts in several currencies (`MIXED_MONEY` in
 * `metricKinds`) may not.
 */
export function isAdditiveColumn(column: TableColumn): boolean {
	return column.role === 'metric' && column.from === undefined && isAdditive(column);
}

/** Adds up the metrics of rows. */
export class Sums {
	private readonly sums: ReadonlyMap<string, Addition>;

	constructor(private readonly columns: readonly TableColumn[]) {
		this.sums = new Map(columns.filter(isAdditiveColumn).map(({ name }) => [name, new Addition()]));
	}

	add(row: Row): void {
		for (const [name, sum] of this.sums) {
			const amount = exactNumberOf(row[name]);
			if (amount !== null) sum.add(amount);
		}
	}

	/**
	 * A row of the sums, with its calculated columns.
	 *
	 * @param name the value of the first column that names rows
	 * @param known values of columns that cannot be added up, and of the period
	 */
	row(name: string, known: Row = {}): Row {
		const label = this.columns.find(({ role }) => role === 'dimension')?.name;
		const start: Row = {};
		for (const column of this.columns) {
			start[column.name] = column.name === label ? name : this.valueOf(column, known);
		}
		return calculated(this.columns, start);
	}

	private valueOf({ name, role }: TableColumn, known: Row): Cell {
		if (role !== 'metric' && role !== 'period') return null;
		return this.sums.get(name)?.sum ?? known[name] ?? null;
	}
}

/** Sums of rows by period; figures of several periods are never added up. */
export class PeriodSums {
	private readonly periods = new Map<Cell, Sums>();
	private readonly period: string | undefined;

	constructor(private readonly columns: readonly TableColumn[]) {
		this.period = columns.find(({ role }) => role === 'period')?.name;
	}

	/** Whether no row was added. */
	get isEmpty(): boolean {
		return this.periods.size === 0;
	}

	add(row: Row): void {
		const period = this.periodIn(row);
		let sums = this.periods.get(period);
		if (sums === undefined) this.periods.set(period, (sums = new Sums(this.columns)));
		sums.add(row);
	}

	/**
	 * A row of sums per period; one empty row where nothing was added.
	 *
	 * @param name the value of the first column that names rows
	 * @param own the platform's own totals, for columns that cannot be added up
	 */
	rows(name: string, own: readonly Row[] = []): Row[] {
		if (this.isEmpty) return [new Sums(this.columns).row(name, only(own))];
		const byPeriod = groupBy(own, (row) => this.periodIn(row));
		return [...this.periods].map(([period, sums]) => {
			const known = only(byPeriod.get(period) ?? []);
			return sums.row(
				name,
				this.period === undefined ? known : { ...known, [this.period]: period },
			);
		});
	}

	private periodIn(row: Row): Cell {
		return this.period === undefined ? null : (row[this.period] ?? null);
	}
}

function only(rows: readonly Row[]): Row | undefined {
	return rows.length === 1 ? rows[0] : undefined;
}
