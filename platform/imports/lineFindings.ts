import type { FoundColumns } from './columns/foundColumns';
import { unusedColumns } from './columns/unusedColumns';
import type { CheckedLines, TablePlan } from './importPlan';
import type { CheckFindings } from './rows/lineCheck';
import type { RowMerge } from './rows/mergeRows';
import { checkAddable } from './rows/mergeRows';
import { ImportProblem } from './rules/problems';
import type { ImportSource } from './source';

/** What a check of a file found, and what is left of the file. */
export function linesFound(
	source: ImportSource,
	plan: Pick<TablePlan, 'kind'>,
	found: FoundColumns,
	findings: CheckFindings,
): CheckedLines {
	return { ...findings, ...found, unused: unusedColumns(source, plan.kind, found) };
}

/** How the rows of a file are merged that share their names, if there are any. @throws InvalidInput */
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

/** Why lines that can be imported are not, before the user has chosen what becomes of them. */
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
			unused: apart.map(({ name, column }) => name || `#${column}`),
		},
	});
}
