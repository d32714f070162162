import { daysBetween } from '../base/dates/dayArithmetic';
import type { CheckedRow } from './rows/lineCheck';
import { nameColumnsOf } from './rows/naming';
import type { MappedColumn } from './columns/foundColumns';
import type { CheckedLines, ImportPlan } from './importPlan';
import { checkLines, findColumns } from './importPlan';
import { linesFound, mergeOf } from './lineFindings';
import { mergeRow } from './rows/mergeRows';
import type { ImportSource } from './source';
import { distributeValue } from './rows/distribute';

/** The sums of an import. */
export interface Totals {
	readonly checked: CheckedLines;
	/** The first rows as they are sent, in the order of the columns. */
	readonly firstRows: ReadonlyArray<readonly string[]>;
	/** How many rows remain after duplicates are replaced. */
	readonly distinct: number;
	/** The days as YYYY-MM-DD: those of the period, or of the file's column of days. */
	readonly dates: readonly string[];
	readonly metrics: readonly MetricTotal[];
}

/** A metric summed over all rows. All days but the first have the same figure. */
interface MetricTotal {
	readonly column: MappedColumn;
	readonly firstDay: number;
	readonly otherDays: number;
	/** The rows with the highest figures over all days. */
	readonly highest: readonly RowTotal[];
	/** The figure of each day, if the file has a column of days. */
	readonly byDay: readonly number[];
}

/** A row's identifying names with one of its figures. */
interface RowTotal {
	readonly names: readonly string[];
	readonly value: number;
}

/**
 * Computes the figures of the period's days after the import (docs/platform.md, Import rules):
 * later lines replace earlier ones with the same names, and figures are spread over the days.
 *
 * @param samples how many of the first and of the highest rows to return
 * @throws InvalidInput
 */
export async function totalImport(
	source: ImportSource,
	plan: ImportPlan,
	samples: number,
): Promise<Totals> {
	const found = findColumns(source, plan);
	const columns = found.columns.filter(({ target }) => plan.kind.metrics.includes(target));
	const merge = {
		how: plan.sharedNames === 'add' ? ('add' as const) : ('last' as const),
		metrics: columns.map(({ target }) => target),
	};
	const rows = new Map<string, CheckedRow>();
	const firstRows: string[][] = [];
	const take = (row: CheckedRow) => {
		if (firstRows.length < samples) firstRows.push([...row.names, ...row.values]);
		rows.set(row.key, mergeRow(rows.get(row.key), row, merge));
	};
	const findings = await checkLines(source, plan, found, take);
	mergeOf(findings, plan, found);
	const isByDay = found.dayColumn !== undefined;
	const dates = isByDay
		? [...findings.rowsByDay.keys()].sort()
		: daysBetween(plan.days.from, plan.days.to);
	return {
		checked: linesFound(source, plan, found, findings),
		...{ firstRows, distinct: rows.size, dates },
		metrics: addUp(columns, rows, isByDay ? dates : dates.length, samples),
	};
}

/** @param days the days of the file, or the number of days that its figures cover */
function addUp(
	columns: readonly MappedColumn[],
	rows: ReadonlyMap<string, CheckedRow>,
	days: readonly string[] | number,
	most: number,
): MetricTotal[] {
	const dates = typeof days === 'number' ? [] : days;
	const count = typeof days === 'number' ? days : 1;
	const places = new Map(dates.map((date, at) => [date, at]));
	const sums = columns.map((column) => {
		const byDay = dates.map(() => 0);
		return { column, first: 0, others: 0, byDay, highest: new Highest(most) };
	});
	for (const [key, { values, day }] of rows) {
		const place = places.get(day ?? '') ?? -1;
		for (const [at, sum] of sums.entries()) {
			const { first, others } = distributeValue(values[at] ?? '0', sum.column.target.type, count);
			sum.first += first;
			sum.others += others;
			if (place >= 0) sum.byDay[place] = (sum.byDay[place] ?? 0) + first;
			sum.highest.see(key, first + others * (count - 1));
		}
	}
	// Amounts were summed in cents.
	return sums.map(({ column, first, others, byDay, highest }) => {
		const unit = column.target.type === 'amount' ? 100 : 1;
		return {
			column,
			firstDay: first / unit,
			otherDays: others / unit,
			byDay: byDay.map((figure) => figure / unit),
			highest: highest.found.map(({ key, value }) => {
				return { names: nameColumnsOf(key), value: value / unit };
			}),
		};
	});
}

/** Keeps the highest figures; of equal ones the earlier comes first. */
class Highest {
	readonly found: Array<{ readonly key: string; readonly value: number }> = [];

	constructor(private readonly most: number) {}

	see(key: string, value: number): void {
		const { found, most } = this;
		const last = found[most - 1];
		if (last && last.value >= value) return;
		const at = found.findIndex((one) => one.value < value);
		found.splice(at < 0 ? found.length : at, 0, { key, value });
		if (found.length > most) found.pop();
	}
}
