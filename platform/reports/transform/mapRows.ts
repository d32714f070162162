import type { Row } from '../table/tableCell';
import type { ColumnStep, TableStep, Table, TableColumn } from '../table/reportTable';

/** Maps each row of a table to one row. */
export function mapRows(table: Table, change: (row: Row) => Row): Table {
	return {
		...table,
		batches: async function* () {
			for await (const rows of table.batches()) yield rows.map(change);
		},
	};
}

/** A row with its calculated columns, in column order. */
export function calculated(columns: readonly TableColumn[], row: Row): Row {
	const whole: Row = {};
	for (const { name, from } of columns) whole[name] = from ? from(row) : (row[name] ?? null);
	return whole;
}

/** Fills the calculated columns of each row. */
export const calculateRows: TableStep = (table) =>
	mapRows(table, (row) => calculated(table.columns, row));

/** Hides metrics that are only needed for calculations. */
export function hideFields(fields: readonly string[]): ColumnStep {
	return (columns) =>
		columns.map((column) =>
			column.role === 'metric' && fields.includes(column.field)
				? { ...column, isHidden: true }
				: column,
		);
}

/** Removes hidden columns. */
export const leaveOutHidden: TableStep = (table) => {
	const columns = table.columns.filter(({ isHidden }) => isHidden !== true);
	if (columns.length === table.columns.length) return table;
	return { ...mapRows(table, (row) => calculated(columns.map(asValue), row)), columns };
};

function asValue({ name, field, role, affinity }: TableColumn): TableColumn {
	return { name, field, role, affinity };
}
