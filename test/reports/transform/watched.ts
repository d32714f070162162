import type { Row } from '../../../platform/reports/table/tableCell';
import type { Order } from '../../../platform/reports/transform/orderRows';
import { columnFor } from '../../../platform/reports/transform/orderRows';
import { ReportNotes } from '../../../platform/reports/transform/reportNotes';
import { transformSteps, applySteps } from '../../../platform/reports/transform/transformSteps';
import type { Top } from '../../../platform/reports/transform/topRows';
import { PASS_THROUGH } from '../../../platform/reports/transform/planCodec';
import type { Table } from '../../../platform/reports/table/reportTable';
import { Overview } from '../../../platform/summary/overview';

/** How the rows of a report are arranged before they become a message or chart. */
export interface Arranged {
	/** The column that it is sorted by, the largest first. */
	readonly sortedBy?: string | undefined;
	readonly smallestFirst?: boolean | undefined;
	readonly top?: Top | undefined;
}

/**
 * A report as a message or chart receives it: its arranged rows, and the observers of all of them.
 */
export async function watched(table: Table, { sortedBy, smallestFirst, top }: Arranged) {
	const order: Order | undefined =
		sortedBy === undefined ? undefined : { column: sortedBy, largestFirst: !smallestFirst };
	const overview = new Overview((columns) => order && columnFor(order, columns));
	let totals: Row | undefined;
	const steps = transformSteps({ ...PASS_THROUGH, order, top, totals: 'facts' }, false, {
		notes: new ReportNotes(),
		foundTotals: ([row]) => (totals = row),
		inspect: (isTotal) => overview.look(isTotal),
	});
	return { table: await applySteps(table, steps), overview, totals: () => totals };
}
