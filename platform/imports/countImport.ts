import type { Slice } from '../base/dates/readDay';
import type { CheckedRow } from './rows/checkFindings';
import type { CheckedLines, ImportPlan } from './importPlan';
import { checkLines, findColumns } from './importPlan';
import { linesFound, mergeOf } from './lineFindings';
import { mergeRow } from './rows/mergeRows';
import type { ImportSource } from './source';
import type { ImportFigures } from './importFigures';
import { FiguresByDay, FiguresOfPeriod } from './importFigures';

/** The sums of an import. */
export interface Totals extends ImportFigures {
	readonly checked: CheckedLines;
	/** The first rows as they are sent, merged if they share their names, in the order of the columns. */
	readonly firstRows: ReadonlyArray<readonly string[]>;
	/** The number of rows with different names. */
	readonly distinct: number;
}

/** An import whose rows were checked and counted. */
export interface CountedImport {
	/** Whether the file has a date column. */
	readonly isByDay: boolean;
	/** Spreads the figures over a period without reading the file again; a file with a date column keeps its days. */
	readonly over: (days: Slice) => Totals;
}

/**
 * Checks and counts all rows; those with the same names are merged.
 *
 * @param samples how many of the first rows and of the highest to return
 * @throws InvalidInput
 */
export async function countImport(
	source: ImportSource,
	plan: ImportPlan,
	samples: number,
): Promise<CountedImport> {
	const { figures, ...counted } = await countRows(source, plan, samples);
	const isByDay = counted.checked.dayColumn !== undefined;
	return { isByDay, over: (days) => ({ ...counted, ...figures.over(days) }) };
}

/** Apart from the function that spreads the figures, which would keep all rows in memory. */
async function countRows(source: ImportSource, plan: ImportPlan, samples: number) {
	const found = findColumns(source, plan);
	const columns = found.columns.filter(({ target }) => plan.kind.metrics.includes(target));
	const merge = {
		how: plan.sharedNames === 'add' ? ('add' as const) : ('last' as const),
		metrics: columns.map(({ target }) => target),
	};
	const rows = new Map<string, CheckedRow>();
	const first: CheckedRow[] = [];
	const isMerged = plan.sharedNames !== undefined && plan.sharedNames !== 'stop';
	const take = (row: CheckedRow) => {
		if (first.length < samples && !(isMerged && rows.has(row.key))) first.push(row);
		// The key holds the names already.
		const counted = { ...row, names: NO_NAMES };
		rows.set(row.key, mergeRow(rows.get(row.key), counted, merge));
	};
	const findings = await checkLines(source, plan, found, take);
	mergeOf(findings, plan, found);
	const figures =
		found.dayColumn === undefined
			? new FiguresOfPeriod(columns, rows, samples)
			: new FiguresByDay(columns, rows, [...findings.rowsByDay.keys()].sort(), samples);
	const checked = linesFound(source, plan, found, findings);
	const firstRows = first.map(({ names, values, key }) => {
		return [...names, ...((isMerged && rows.get(key)?.values) || values)];
	});
	return { checked, firstRows, distinct: rows.size, figures };
}

const NO_NAMES: readonly string[] = [];

/**
 * Sums the figures of each day (docs/platform.md, Import rules): rows with the same names merged,
 * figures spread over the days.
 *
 * @throws InvalidInput
 */
export async function totalImport(
	source: ImportSource,
	plan: ImportPlan,
	samples: number,
): Promise<Totals> {
	return (await countImport(source, plan, samples)).over(plan.days);
}
