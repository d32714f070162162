import type { Row } from '../table/tableCell';
import type { WarehouseTable } from '../warehouseTable/warehouseTable';
import type { ColumnNameStyle } from '../table/columnNames';
import type { ColumnStep, TableStep, Table, TableColumn } from '../table/reportTable';
import { totalRowTest } from '../response/totalRows';
import { addChanges } from './addChanges';
import type { RowFilter } from './rowFilter';
import type { Order } from './orderRows';
import type { Rate } from './readyRates';
import { addRates } from './addRates';
import type { ReportNotes } from './reportNotes';
import { calculateRows, hideFields, leaveOutHidden, mapRows } from './mapRows';
import type { Top } from './topRows';
import { channelName } from '../../base/names/channels';

/** How to transform the rows of a report. */
export interface TransformPlan {
	/** Whether two periods are compared. */
	readonly compares: boolean;
	/** Which rows are left before all else; all when there are none. */
	readonly filters?: readonly RowFilter[] | undefined;
	readonly rates: readonly Rate[];
	/** Fields that were requested only to calculate rates. */
	readonly hidden: readonly string[];
	readonly order?: Order | undefined;
	readonly top?: Top | undefined;
	/** Whether the sums of all rows become a row, or are returned separately. */
	readonly totals?: 'row' | 'facts' | undefined;
	/** Whether to label channels as the platform's screens do. */
	readonly namesChannels: boolean;
	/**
	 * The language of channel labels; English by default, as in rows, which workflows compare with
	 * constants.
	 */
	readonly language?: string | undefined;
	readonly naming: ColumnNameStyle;
	/** Set where rows are written to a database. */
	readonly table?: WarehouseTable | undefined;
}

/** Receivers of what the transformations find. */
export interface StepListeners {
	readonly notes: ReportNotes;
	/** Receives the sums of all rows, one per period, after each pass. */
	readonly foundTotals: (totals: readonly Row[]) => void;
	/** Observes all rows before any are removed. @param isTotal recognizes totals */
	readonly inspect?: ((isTotal: (row: Row) => boolean) => TableStep) | undefined;
}

/**
 * Whether the platform's own totals are needed even if they are not shown: metrics that cannot be
 * added up are taken from them.
 */
export function needsOwnTotals({ totals }: TransformPlan): boolean {
	return totals !== undefined;
}

/**
 * The transformations of a report's rows, in order.
 *
 * @param keepsTotals whether the platform's own totals are kept
 */
export function transformSteps(
	plan: TransformPlan,
	keepsTotals: boolean,
	findings: StepListeners,
): TableStep[] {
	const columnSteps = transformColumns(plan, findings.notes);
	const addsColumns: TableStep = (table) => ({
		...table,
		columns: applyColumnSteps(table.columns, columnSteps),
	});
	return [
		...(plan.namesChannels ? [nameChannels(plan.language)] : []),
		...(columnSteps.length > 0 ? [addsColumns, calculateRows] : []),
		...arrangement(plan, keepsTotals, findings),
		...(plan.hidden.length > 0 ? [leaveOutHidden] : []),
	];
}

/** A transformation whose code is loaded when a table needs it, as few reports do. */
export function stepOnUse(load: () => Promise<TableStep>): TableStep {
	return async (table) => await (await load())(table);
}

/** The transformations of a report's columns, in order. */
export function transformColumns(
	{ compares, rates, hidden, naming }: TransformPlan,
	notes: ReportNotes,
): ColumnStep[] {
	return [
		...(hidden.length > 0 ? [hideFields(hidden)] : []),
		...(rates.length > 0 ? [addRates(rates, naming, notes)] : []),
		...(compares ? [addChanges(naming, notes)] : []),
	];
}

/** The columns after all transformations. */
export function applyColumnSteps(
	columns: readonly TableColumn[],
	steps: readonly ColumnStep[],
): readonly TableColumn[] {
	return steps.reduce((now, step) => step(now), columns);
}

/** Sorting, limiting and summing, which all must recognize the platform's totals. */
function arrangement(
	plan: TransformPlan,
	keepsTotals: boolean,
	{ notes, foundTotals, inspect }: StepListeners,
): TableStep[] {
	const { order, top, totals } = plan;
	const knowing =
		(make: (isTotal: (row: Row) => boolean) => TableStep | Promise<TableStep>): TableStep =>
		async (table: Table) =>
			await (
				await make(totalRowTest(table.columns))
			)(table);
	let sums: readonly Row[] = [];
	const found = (rows: readonly Row[]) => {
		sums = rows;
		foundTotals(rows);
	};
	const leavesOut = needsOwnTotals(plan) && !keepsTotals;
	return [
		// Sums come before rows are removed: totals are those of all rows.
		...(totals
			? [knowing(async (isTotal) => (await loadTotals()).sumRows(found, isTotal, notes))]
			: []),
		...(inspect ? [knowing(inspect)] : []),
		...(top
			? [
					knowing(async (isTotal) =>
						(await import('./topRows')).keepTop(top, order, isTotal, notes),
					),
				]
			: []),
		...(order && !top
			? [knowing(async (isTotal) => (await import('./orderRows')).orderRows(order, isTotal))]
			: []),
		...(totals === 'row' ? [stepOnUse(async () => (await loadTotals()).endWith(() => sums))] : []),
		...(leavesOut
			? [knowing(async (isTotal) => (await loadTotals()).leaveOutTotals(isTotal))]
			: []),
	];
}

async function loadTotals() {
	return await import('./totalRow');
}

/** The table after all transformations. */
export async function applySteps(table: Table, steps: readonly TableStep[]): Promise<Table> {
	let now = table;
	for (const step of steps) now = await step(now);
	return now;
}

/** Labels channels in a language; unknown codes stay. */
function nameChannels(language: string | undefined): TableStep {
	return (table) => {
		const columns = table.columns.filter(({ field }) => field === 'media_key');
		if (columns.length === 0) return table;
		return mapRows(table, (row) => {
			const named: Row = { ...row };
			for (const { name } of columns) {
				const code = row[name] ?? null;
				named[name] = typeof code === 'string' ? channelName(code, language) : code;
			}
			return named;
		});
	};
}
