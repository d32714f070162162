import type { Row } from '../cells';
import type { TableStep } from '../table';
import type { Remarks } from './remarks';
import { Sums } from './sums';
import { hasUnsummable } from './top';

/**
 * Adds up all rows but those that are sums themselves. What does not add up is taken from the
 * platform's own total, where it has sent one.
 *
 * @param found takes the row of the sums, whenever all rows were read
 */
export function sumRows(
	found: (totals: Row) => void,
	isTotal: (row: Row) => boolean,
	remarks: Remarks,
): TableStep {
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
			found(sums.row('Total', known));
		},
	});
}

/** Ends with a row that is known once all others were read. */
export function endWith(row: () => Row | undefined): TableStep {
	return (table) => ({
		...table,
		batches: async function* () {
			yield* table.batches();
			const last = row();
			if (last !== undefined) yield [last];
		},
	});
}

/** Leaves out the platform's own totals. */
export function leaveOutTotals(isTotal: (row: Row) => boolean): TableStep {
	return (table) => ({
		...table,
		batches: async function* () {
			for await (const rows of table.batches()) yield rows.filter((row) => !isTotal(row));
		},
	});
}
