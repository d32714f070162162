import type { FoundColumns } from './columns/foundColumns';
import { unusedColumns } from './columns/unusedColumns';
import type { CheckedLines, TablePlan } from './importPlan';
import type { CheckFindings } from './rows/checkFindings';
import type { RowMerge } from './rows/mergeRows';
import { checkAddable } from './rows/mergeRows';
import { ImportProblem } from './rules/problems';
import type { ImportSource } from './source';

/** Reports what the check found, and which lines were skipped. */
export function linesFound(
	source: ImportSource,
	plan: Pick<TablePlan, 'kind'>,
	found: FoundColumns,
	findings: CheckFindings,
): CheckedLines {
	return { ...findings, ...found, unused: unusedColumns(source, plan.kind, found) };
}

/**
 * How rows with the same names are merged; undefined if there are none.
 *
 * @throws InvalidInput
 */
export function mergeOf(
	{ repeatedKeys: keys, repeated }: CheckFindings,
	{ sharedNames = 'stop', kind }: Pick<TablePlan, 'sharedNames' | 'kind'>,
	{ columns }: FoundColumns,
): RowMerge | undefined {
	if (repeated === 0 || sharedNames === 'stop') return undefined;
	const metrics = columns
		.map(({ target }) => target)
		.filter((target) => kind.metrics.includes(target));
	if (sharedNames === 'add') checkAddable(metrics);
	return { keys, how: sharedNames, metrics };
}

/** What the user must decide before lines that could be imported are imported. */
export function questionOf(
	{ rows, rejected, repeated, repetitions, otherDays, unused }: CheckedLines,
	{ sharedNames = 'stop', days, leavesOutOtherDays }: Omit<TablePlan, 'kind'>,
): ImportProblem | undefined {
	const [first] = repetitions;
	if (otherDays > 0 && days && !leavesOutOtherDays) {
		const lines = rows + rejected + otherDays;
		const of = { lines, others: otherDays, from: days.from.iso, to: days.to.iso };
		return ImportProblem.of({ code: 'otherDays', of });
	}
	if (sharedNames !== 'stop' || first?.why.code !== 'shares') return undefined;
	const { line: other, hasAccents } = first.why.of;
	const apart = unused.filter(({ tellsApart }) => tellsApart);
	return ImportProblem.of({
		code: 'sharedNames',
		of: {
			...{ lines: rows, shared: repeated, line: first.line, names: first.value },
			...{ other, hasAccents },
			unused: apart.map(({ name, column }) => name || String(column)),
		},
	});
}
