import type { IDataObject } from 'n8n-workflow';

import { nearReasonsInEnglish } from '../../../platform/imports/columns/nearReasons';
import type { UnusedColumn } from '../../../platform/imports/columns/unusedColumns';
import type { CheckedLines } from '../../../platform/imports/importPlan';
import { kindLabelOf } from '../../../platform/imports/rules/importKinds';
import type { Hints } from '../../shared/run/executionContext';
import { formatCount } from '../../../platform/base/text/formatCount';

/** A column that is not used, as workflows get it. */
export function unusedItem({
	column,
	name,
	firstValue,
	hasFigures,
	near,
}: UnusedColumn): IDataObject {
	const about = near ? { near: near.means, reason: nearReasonsInEnglish[near.reason] } : {};
	return { column: name || column, firstValue, hasFigures, ...about };
}

/** Shows which columns are not used, those with figures first. */
export function hintAtUnused(node: Hints, { unused }: Pick<CheckedLines, 'unused'>): void {
	if (unused.length === 0) return;
	const sorted = [...unused].sort((a, b) => Number(b.hasFigures) - Number(a.hasFigures));
	const named = sorted.slice(0, MOST_NAMED).map(({ name, column, firstValue, near }) => {
		const almost =
			near && near.means !== 'date' ? `; not the same as ${kindLabelOf(near.means)}` : '';
		return `${name || `#${column}`} (first value: ${firstValue || 'empty'}${almost})`;
	});
	const more = unused.length > MOST_NAMED ? ', and more' : '';
	node.addExecutionHints({
		message: `Columns that are not used: ${named.join(', ')}${more}. To import one of them, set Mapping Column Mode to Map Each Column Manually, and enter it in a field under Columns, if one fits.`,
		location: 'outputPane',
	});
}

const MOST_NAMED = 10;

/** Shows that a preview holds the first of the rows only. */
export function hintAtLimit(node: Hints, shown: number, total: number, what: string): void {
	if (shown >= total) return;
	node.addExecutionHints({
		message: `Only ${formatCount(shown)} of ${formatCount(total)} ${what} are shown. Turn on Return All, or raise Limit, for more.`,
		location: 'outputPane',
	});
}
