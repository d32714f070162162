import type { Row } from '../table/tableCell';
import type { TableStep } from '../table/reportTable';
import type { ReportNotes } from './reportNotes';
import { PeriodSums } from './sums';
import { hasUnsummable } from './topRows';

/**
 * Adds up all rows except totals. Metrics that cannot be added up are taken from the platform's own
 * total, where it has sent one.
 *
 * @param found receives the sums, one row per period, after each pass over the rows
 */
export function sumRows(
	found: (totals: readonly Row[]) => void,
	isTotal: (row: Row) => boolean,
	notes: ReportNotes,
): TableStep {
	return (table) => ({
		...table,
		batches: async function* () {
			const sums = new PeriodSums(table.columns);
			const own: Row[] = [];
			for await (const rows of table.batches()) {
				for (const row of rows) {
					if (isTotal(row)) own.push(row);
					else sums.add(row);
				}
				yield rows;
			}
			const totals = sums.rows('Total', own);
			if (own.length !== totals.length && hasUnsummable(table)) notes.add('notSummed');
			found(totals);
		},
	});
}

/** Appends rows that are known only after all others were read. */
export function endWith(last: () => readonly Row[]): TableStep {
	return (table) => ({
		...table,
		batches: async function* () {
			yield* table.batches();
			yield last();
		},
	});
}

/** Removes the platform's own totals. */
export function leaveOutTotals(isTotal: (row: Row) => boolean): TableStep {
	return (table) => ({
		...table,
		batches: async function* () {
			for await (const rows of table.batches()) yield rows.filter((row) => !isTotal(row));
		},
	});
}
