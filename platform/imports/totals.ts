import { daysBetween } from '../base/dates/dayArithmetic';
import type { CheckedRow } from './rows/lineCheck';
import { nameColumnsOf } from './rows/lineCheck';
import type { MappedColumn } from './columns/importColumns';
import type { CheckedLines, ImportPlan } from './importPlan';
import { checkLines, findColumns } from './importPlan';
import type { ImportSource } from './source';
import { distributeValue } from './rows/distribute';

/** What an import comes to. */
export interface Totals {
	readonly checked: CheckedLines;
	/** The first rows as they are sent, in the order of the columns. */
	readonly firstRows: ReadonlyArray<readonly string[]>;
	/** How many rows there are of which none replaces another. */
	readonly distinct: number;
	/** YYYY-MM-DD. */
	readonly dates: readonly string[];
	readonly metrics: readonly MetricTotal[];
}

/** A metric of all rows together. Every day but the first holds the same. */
export interface MetricTotal {
	readonly column: MappedColumn;
	readonly firstDay: number;
	readonly otherDays: number;
	/** The rows with the highest figures, for all days together. */
	readonly highest: readonly RowTotal[];
}

/** A row by the names that tell it from others, and one of its figures. */
export interface RowTotal {
	readonly names: readonly string[];
	readonly value: number;
}

/**
 * Adds up what the days of the period would hold (docs/platform.md, Import rules): later lines in
 * place of earlier ones with the same names, figures spread over the days.
 *
 * @param samples how many of the first rows and of the highest to return
 * @throws InvalidInput
 */
export async function totalImport(
	source: ImportSource,
	plan: ImportPlan,
	samples: number,
): Promise<Totals> {
	const columns = findColumns(source, plan);
	const values = new Map<string, readonly string[]>();
	const firstRows: string[][] = [];
	const take = ({ key, names, values: figures }: CheckedRow) => {
		if (firstRows.length < samples) firstRows.push([...names, ...figures]);
		values.set(key, figures);
	};
	const checked = await checkLines(source, plan, columns, take);
	const dates = daysBetween(plan.days.from, plan.days.to);
	const metrics = columns.filter(({ target }) => plan.kind.metrics.includes(target));
	return {
		...{ checked, firstRows, distinct: values.size, dates },
		metrics: addUp(metrics, values, dates.length, samples),
	};
}

function addUp(
	columns: readonly MappedColumn[],
	rows: ReadonlyMap<string, readonly string[]>,
	days: number,
	most: number,
): MetricTotal[] {
	const sums = columns.map((column) => {
		return { column, first: 0, others: 0, highest: new Highest(most) };
	});
	for (const [key, row] of rows) {
		for (const [at, sum] of sums.entries()) {
			const { first, others } = distributeValue(row[at] ?? '0', sum.column.target.type, days);
			sum.first += first;
			sum.others += others;
			sum.highest.see(key, first + others * (days - 1));
		}
	}
	// Amounts were added up in cents.
	return sums.map(({ column, first, others, highest }) => {
		const unit = column.target.type === 'amount' ? 100 : 1;
		return {
			column,
			firstDay: first / unit,
			otherDays: others / unit,
			highest: highest.found.map(({ key, value }) => {
				return { names: nameColumnsOf(key), value: value / unit };
			}),
		};
	});
}

/** The highest of the figures that are seen, the earlier one first where two are the same. */
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
