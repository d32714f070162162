import { matchValues } from '../../lookup/matchValues';
import { totalRowTest } from '../response/totalRows';
import type { Table, TableColumn, TableStep } from '../table/reportTable';
import type { Cell, Row } from '../table/tableCell';
import { groupRows } from './groupRows';
import type { RowFilter } from './rowFilter';

/** Receives the values that a filter has matched. */
export type OnMatched = (filter: RowFilter, values: readonly string[]) => void;

/** Keeps the rows that all filters want, and adds up those that differ only by hidden columns. */
export function filterSteps(
	filters: readonly RowFilter[],
	found: OnMatched = () => {},
): TableStep[] {
	if (filters.length === 0) return [];
	const hidden = new Set(filters.flatMap(({ field, isHidden }) => (isHidden ? [field] : [])));
	const isLeftOut = ({ field, role }: TableColumn) => role === 'dimension' && hidden.has(field);
	return [
		leaveOutOwnTotals,
		keepRows(filters, found),
		...(hidden.size > 0 ? [groupRows(isLeftOut)] : []),
	];
}

/** The platform's own totals include rows that are filtered out. */
const leaveOutOwnTotals: TableStep = (table) => {
	const isTotal = totalRowTest(table.columns);
	return filtered(table, (row) => !isTotal(row));
};

/** Values are looked for among those of all rows, so that a name that is not there is reported with those that are. */
function keepRows(filters: readonly RowFilter[], found: OnMatched): TableStep {
	return async (table) => {
		const tests: Array<(row: Row) => boolean> = [];
		for (const filter of filters) {
			const column = table.columns.find(isOf(filter));
			if (column === undefined) continue;
			const values = filter.listedValues ?? matchValues(filter, await valuesOf(table, column));
			found(
				filter,
				values.map(({ label }) => label),
			);
			const accepted = new Set(values.map(({ value }) => value));
			tests.push((row) => accepted.has(textIn(row[column.name])) !== filter.isNot);
		}
		return filtered(table, (row) => tests.every((test) => test(row)));
	};
}

function isOf({ field }: RowFilter) {
	return (column: TableColumn) => column.role === 'dimension' && column.field === field;
}

async function valuesOf(table: Table, { name }: TableColumn): Promise<string[]> {
	const values = new Set<string>();
	for await (const rows of table.batches()) for (const row of rows) values.add(textIn(row[name]));
	return [...values];
}

function textIn(cell: Cell | undefined): string {
	return cell === undefined || cell === null ? '' : String(cell);
}

/** A table of some of the rows of another one. */
export function filtered(table: Table, isKept: (row: Row) => boolean): Table {
	return {
		...table,
		batches: async function* () {
			for await (const rows of table.batches()) yield rows.filter(isKept);
		},
	};
}
