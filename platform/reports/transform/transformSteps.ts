import type { Row } from '../table/tableCell';
import type { WarehouseTable } from '../warehouseTable/warehouseTable';
import type { ColumnNameStyle } from '../table/columnNames';
import type { ColumnStep, TableStep, Table, TableColumn } from '../table/reportTable';
import { totalRowTest } from '../response/totalRows';
import { addChanges } from './addChanges';
import { nameChannels } from './channelNames';
import type { Order } from './orderRows';
import { orderRows } from './orderRows';
import type { Rate } from './addRates';
import { addRates } from './addRates';
import type { ReportNotes } from './reportNotes';
import { calculateRows, hideFields, leaveOutHidden } from './mapRows';
import type { Top } from './topRows';
import { keepTop } from './topRows';
import { endWith, leaveOutTotals, sumRows } from './totalRow';

/** What the rows of a report become before anybody reads them. */
export interface TransformPlan {
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
	/** The language of their names; English where it is not told, as in rows, with which workflows compare. */
	readonly language?: string | undefined;
	readonly naming: ColumnNameStyle;
	/** Set where rows are to be kept in a database. */
	readonly table?: WarehouseTable | undefined;
}

/** What else comes of it. */
export interface StepListeners {
	readonly remarks: ReportNotes;
	/** Takes the sums of all rows, one of each period, whenever all were read. */
	readonly foundTotals: (totals: readonly Row[]) => void;
	/** Looks at all rows before any is cut. @param isTotal rows that are the sum of others */
	readonly inspect?: ((isTotal: (row: Row) => boolean) => TableStep) | undefined;
}

/**
 * Whether the platform's own totals must be read, although nobody wants to see them: what does not
 * add up is taken from them.
 */
export function needsOwnTotals({ totals }: TransformPlan): boolean {
	return totals !== undefined;
}

/**
 * What to do with the rows of a report, in this order.
 *
 * @param keepsTotals whether the platform's own totals stay
 */
export function transformSteps(
	answer: TransformPlan,
	keepsTotals: boolean,
	findings: StepListeners,
): TableStep[] {
	const columnSteps = transformColumns(answer, findings.remarks);
	const addsColumns: TableStep = (table) => ({
		...table,
		columns: applyColumnSteps(table.columns, columnSteps),
	});
	return [
		...(answer.namesChannels ? [nameChannels(answer.language)] : []),
		...(columnSteps.length > 0 ? [addsColumns, calculateRows] : []),
		...arrangement(answer, keepsTotals, findings),
		...(answer.hidden.length > 0 ? [leaveOutHidden] : []),
	];
}

/** What is done with the columns of a report, in this order. */
export function transformColumns(
	{ compares, rates, hidden, naming }: TransformPlan,
	remarks: ReportNotes,
): ColumnStep[] {
	return [
		...(hidden.length > 0 ? [hideFields(hidden)] : []),
		...(rates.length > 0 ? [addRates(rates, naming, remarks)] : []),
		...(compares ? [addChanges(naming, remarks)] : []),
	];
}

/** The columns that all steps together make. */
export function applyColumnSteps(
	columns: readonly TableColumn[],
	steps: readonly ColumnStep[],
): readonly TableColumn[] {
	return steps.reduce((now, step) => step(now), columns);
}

/** Order, the first rows, and sums: all of them tell the platform's totals from other rows. */
function arrangement(
	answer: TransformPlan,
	keepsTotals: boolean,
	{ remarks, foundTotals, inspect }: StepListeners,
): TableStep[] {
	const { order, top, totals } = answer;
	const knowing =
		(make: (isTotal: (row: Row) => boolean) => TableStep): TableStep =>
		async (table: Table) =>
			await make(totalRowTest(table.columns))(table);
	let sums: readonly Row[] = [];
	const found = (rows: readonly Row[]) => {
		sums = rows;
		foundTotals(rows);
	};
	const leavesOut = needsOwnTotals(answer) && !keepsTotals;
	return [
		// Before rows are left out: totals are those of all.
		...(totals ? [knowing((isTotal) => sumRows(found, isTotal, remarks))] : []),
		...(inspect ? [knowing(inspect)] : []),
		...(top ? [knowing((isTotal) => keepTop(top, order, isTotal, remarks))] : []),
		...(order && !top ? [knowing((isTotal) => orderRows(order, isTotal))] : []),
		...(totals === 'row' ? [endWith(() => sums)] : []),
		...(leavesOut ? [knowing(leaveOutTotals)] : []),
	];
}

/** The table that all steps together make. */
export async function applySteps(table: Table, steps: readonly TableStep[]): Promise<Table> {
	let now = table;
	for (const step of steps) now = await step(now);
	return now;
}
