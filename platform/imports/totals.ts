import type { Row } from './check';
import type { MappedColumn } from './columns';
import type { CheckedLines, ImportPlan } from './import';
import { checkLines, findColumns } from './import';
import { datesOf } from './preview';
import type { Source } from './source';
import { spreadValue } from './spread';

/** What an import comes to. */
export interface Totals {
	readonly checked: CheckedLines;
	/** The first rows as they are sent, in the order of the columns. */
	readonly firstRows: ReadonlyArray<readonly string[]>;
	/** YYYY-MM-DD. */
	readonly dates: readonly string[];
	readonly metrics: readonly MetricTotal[];
}

/** A metric of all rows together. Every day but the first holds the same. */
export interface MetricTotal {
	readonly column: MappedColumn;
	readonly firstDay: number;
	readonly otherDays: number;
}

/**
 * Adds up what the days of the period would hold (docs/platform.md, Import rules): later lines in
 * place of earlier ones with the same names, figures spread over the days.
 *
 * @param samples how many rows to return
 * @throws InvalidInput
 */
export async function totalImport(
	source: Source,
	plan: ImportPlan,
	samples: number,
): Promise<Totals> {
	const columns = findColumns(source, plan);
	const values = new Map<string, readonly string[]>();
	const firstRows: string[][] = [];
	const take = ({ key, names, values: figures }: Row) => {
		if (firstRows.length < samples) firstRows.push([...names, ...figures]);
		values.set(key, figures);
	};
	const checked = await checkLines(source, plan, columns, take);
	const dates = datesOf(plan.days);
	const metrics = columns.filter(({ target }) => plan.kind.metrics.includes(target));
	return { checked, firstRows, dates, metrics: addUp(metrics, values.values(), dates.length) };
}

function addUp(
	columns: readonly MappedColumn[],
	rows: Iterable<readonly string[]>,
	days: number,
): MetricTotal[] {
	const sums = columns.map((column) => ({ column, first: 0, others: 0 }));
	for (const row of rows) {
		for (const [at, sum] of sums.entries()) {
			const { first, others } = spreadValue(row[at] ?? '0', sum.column.target.type, days);
			sum.first += first;
			sum.others += others;
		}
	}
	// Amounts were added up in cents.
	return sums.map(({ column, first, others }) => {
		const unit = column.target.type === 'amount' ? 100 : 1;
		return { column, firstDay: first / unit, otherDays: others / unit };
	});
}
