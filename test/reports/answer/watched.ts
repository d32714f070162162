import type { Row } from '../../../platform/reports/cells';
import type { Order } from '../../../platform/reports/answer/order';
import { columnFor } from '../../../platform/reports/answer/order';
import { Remarks } from '../../../platform/reports/answer/remarks';
import { answerSteps, inSteps } from '../../../platform/reports/answer/steps';
import type { Top } from '../../../platform/reports/answer/top';
import { AS_SENT } from '../../../platform/reports/answer/written';
import type { Table } from '../../../platform/reports/table';
import { Overview } from '../../../platform/summary/overview';

/** How the rows of a report are arranged before it is told or shown. */
export interface Arranged {
	/** The column that it is sorted by, the largest first. */
	readonly sortedBy?: string | undefined;
	readonly smallestFirst?: boolean | undefined;
	readonly top?: Top | undefined;
}

/** A report as it is told or shown: its rows as they are arranged, and what has looked at all of them. */
export async function watched(table: Table, { sortedBy, smallestFirst, top }: Arranged) {
	const order: Order | undefined =
		sortedBy === undefined ? undefined : { column: sortedBy, largestFirst: !smallestFirst };
	const overview = new Overview((columns) => order && columnFor(order, columns));
	let totals: Row | undefined;
	const steps = answerSteps({ ...AS_SENT, order, top, totals: 'facts' }, false, {
		remarks: new Remarks(),
		foundTotals: ([row]) => (totals = row),
		look: (isTotal) => overview.look(isTotal),
	});
	return { table: await inSteps(table, steps), overview, totals: () => totals };
}
