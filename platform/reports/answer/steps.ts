import type { Row } from '../cells';
import type { Naming } from '../names';
import type { Step, Table } from '../table';
import { totalRowTest } from '../totals';
import { addChanges } from './changes';
import { nameChannels } from './channels';
import type { Order } from './order';
import { orderRows } from './order';
import type { Rate } from './rates';
import { addRates } from './rates';
import type { Remarks } from './remarks';
import { calculateRows, hideFields, leaveOutHidden } from './rows';
import type { Top } from './top';
import { keepTop } from './top';
import { addTotals, leaveOutTotals } from './totalRow';

/** What the rows of a report become before anybody reads them. */
export interface Answer {
	/** Whether two periods are compared. */
	readonly compares: boolean;
	readonly rates: readonly Rate[];
	/** Fields that were asked for only to calculate rates. */
	readonly hidden: readonly string[];
	readonly order?: Order | undefined;
	readonly top?: Top | undefined;
	/** Where the sums of all rows go. */
	readonly totals?: 'row' | 'facts' | undefined;
	/** Whether channels are named as on the platform's screens. */
	readonly namesChannels: boolean;
	readonly naming: Naming;
}

/** What else comes of it. */
export interface Findings {
	readonly remarks: Remarks;
	/** Takes the sums of all rows, whenever all were read. */
	readonly foundTotals: (totals: Row) => void;
}

/**
 * Whether the platform's own totals must be read, although nobody wants to see them: what does not
 * add up is taken from them.
 */
export function needsOwnTotals({ totals }: Answer): boolean {
	return totals !== undefined;
}

/**
 * What to do with the rows of a report, in this order.
 *
 * @param keepsTotals whether the platform's own totals stay
 */
export function answerSteps(answer: Answer, keepsTotals: boolean, findings: Findings): Step[] {
	const { compares, rates, hidden, namesChannels, naming } = answer;
	const { remarks } = findings;
	const calculates = compares || rates.length > 0;
	return [
		...(hidden.length > 0 ? [hideFields(hidden)] : []),
		...(namesChannels ? [nameChannels] : []),
		...(rates.length > 0 ? [addRates(rates, naming, remarks)] : []),
		...(compares ? [addChanges(naming, remarks)] : []),
		...(calculates ? [calculateRows] : []),
		...arrangement(answer, keepsTotals, findings),
		...(hidden.length > 0 ? [leaveOutHidden] : []),
	];
}

/** Order, the first rows, and sums: all of them tell the platform's totals from other rows. */
function arrangement(
	answer: Answer,
	keepsTotals: boolean,
	{ remarks, foundTotals }: Findings,
): Step[] {
	const { order, top, totals } = answer;
	const knowing =
		(make: (isTotal: (row: Row) => boolean) => Step): Step =>
		async (table: Table) =>
			await make(totalRowTest(table.columns))(table);
	const total = { name: totals === 'row' ? 'Total' : undefined, found: foundTotals };
	const leavesOut = needsOwnTotals(answer) && !keepsTotals;
	return [
		...(top ? [knowing((isTotal) => keepTop(top, order, isTotal, remarks))] : []),
		...(order && !top ? [knowing((isTotal) => orderRows(order, isTotal))] : []),
		...(totals ? [knowing((isTotal) => addTotals(total, isTotal, remarks))] : []),
		...(leavesOut ? [knowing(leaveOutTotals)] : []),
	];
}

/** The table that all steps together make. */
export async function inSteps(table: Table, steps: readonly Step[]): Promise<Table> {
	let now = table;
	for (const step of steps) now = await step(now);
	return now;
}
