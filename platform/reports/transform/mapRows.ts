import type { Row } from '../table/tableCell';
import type { ColumnStep, TableStep, Table, TableColumn } from '../table/reportTable';
import { calculated } from './sums';

/** Rows made of rows, one of each. */
export function mapRows(table: Table, change: (row: Row) => Row): Table {
	return {
		...table,
		batches: async function* () {
			for await (const rows of table.batches()) yield rows.map(change);
		},
	};
}

/** Calculates what is calculated from other columns of a row. */
export const calculateRows: TableStep = (table) =>
	mapRows(table, (row) => calculated(table.columns, row));

/** Marks figures of these fields as needed only to calculate with. */
export function hideFields(fields: readonly string[]): ColumnStep {
	return (columns) =>
		columns.map((column) =>
			column.role === 'metric' && fields.includes(column.field)
				? { ...column, isHidden: true }
				: column,
		);
}

/** Leaves out what was only needed to calculate with. */
export const leaveOutHidden: TableStep = (table) => {
	const columns = table.columns.filter(({ isHidden }) => isHidden !== true);
	if (columns.length === table.columns.length) return table;
	return { ...mapRows(table, (row) => calculated(columns.map(asValue), row)), columns };
};

function asValue({ name, field, role, affinity }: TableColumn): TableColumn {
	return { name, field, role, affinity };
}

const ROWS_AT_ONCE = 1_000;

/** Rows in lists of a size that others can work with. */
export function* batched(rows: readonly Row[]): Generator<readonly Row[]> {
	for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE);
}
