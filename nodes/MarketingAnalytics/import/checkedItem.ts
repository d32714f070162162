import type { IDataObject } from 'n8n-workflow';

import type { CheckedLines, TablePlan } from '../../../platform/imports/importPlan';
import { questionOf } from '../../../platform/imports/lineFindings';
import { MOST_NAMES } from '../../../platform/imports/rows/letterNotes';
import type { ImportProblem } from '../../../platform/imports/rules/problems';
import type { ImportSource } from '../../../platform/imports/source';
import { toItem } from '../../shared/run/toItem';
import { remedyOptionsOf } from './importItems';
import { unusedItem } from './unusedItem';
import { workbookItem } from './workbookItem';

/** The result of Check for a table, as workflows get it. */
export function checkedItem(
	checked: CheckedLines,
	source: ImportSource,
	plan: TablePlan,
): IDataObject {
	const { header, style, layout } = source;
	const { rows, rejected, repeated, accents, columns, dayColumn, otherDays } = checked;
	const question = questionOf(checked, plan);
	const advice = adviceOf(checked, question);
	const nameOf = (index: number) => header?.[index] ?? index + 1;
	return {
		importable: rejected === 0 && rows > 0 && question === undefined,
		...(question ? { question: question.message } : {}),
		...(advice === '' ? {} : { advice }),
		rows,
		merged: repeated,
		rejected,
		...(dayColumn === undefined
			? {}
			: { dayColumn: nameOf(dayColumn), days: checked.rowsByDay.size, otherDays }),
		columns: columns.map(({ target, index, text }) => ({
			column: text === undefined ? nameOf(index) : `"${text}"`,
			target: target.name,
		})),
		unusedColumns: checked.unused.map(unusedItem),
		accents: firstOf(accents).map(([name, becomes]) => ({ name, becomes })),
		sentAsTheyAre: firstOf(checked.sentAsTheyAre).map(([name, letters]) => ({ name, letters })),
		...style,
		...workbookItem(source),
		linesBefore: layout.linesBefore,
		daysInFile: layout.period ? { from: layout.period.from, to: layout.period.to } : null,
		leftOut: toItem(layout.leftOut),
		emptyRows: layout.emptyRows,
	};
}

function firstOf(names: ReadonlyMap<string, string>): Array<[name: string, text: string]> {
	return [...names].slice(0, MOST_NAMES);
}

function adviceOf({ remedies }: CheckedLines, question: ImportProblem | undefined): string {
	const options = remedies.size > 0 ? [`Turn on ${remedyOptionsOf(remedies)} under Options`] : [];
	return [...options, ...(question ? [question.advice] : [])].join('. ');
}
