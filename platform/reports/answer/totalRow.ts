import type { Row } from '../cells';
import type { Step } from '../table';
import type { Remarks } from './remarks';
import { Sums } from './sums';
import { hasUnsummable } from './top';

/** Where the sums of a report go. */
export interface TotalRow {
	/** The name of the row; undefined where there is none. */
	readonly name?: string | undefined;
	/** Takes the sums, whenever all rows were read. */
	readonly found?: (totals: Row) => void;
}

/**
 * Adds up all rows but those that are sums themselves, and ends with a row of the sums. What does not
 * add up is taken from the platform's own total, where it has sent one.
 */
export function addTotals(
	{ name, found }: TotalRow,
	isTotal: (row: Row) => boolean,
	remarks: Remarks,
): Step {
	return (table) => ({
		...table,
		batches: async function* () {
			const sums = new Sums(table.columns);
			const own: Row[] = [];
			for await (const rows of table.batches()) {
				for (const row of rows) {
					if (isTotal(row)) own.push(row);
					else sums.add(row);
				}
				yield rows;
			}
			const known = own.length === 1 ? own[0] : undefined;
			if (known === undefined && hasUnsummable(table)) remarks.add('notSummed');
			const totals = sums.row(name ?? 'Total', known);
			found?.(totals);
			if (name !== undefined) yield [totals];
		},
	});
}

/** Leaves out the platform's own totals. */
export function leaveOutTotals(isTotal: (row: Row) => boolean): Step {
	return (table) => ({
		...table,
		batches: async function* () {
			for await (const rows of table.batches()) yield rows.filter((row) => !isTotal(row));
		},
	});
}
