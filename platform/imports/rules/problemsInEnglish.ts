import type { ImportTargetName } from './importKinds';
import { kindLabelOf, mayBeOneText, requireKind } from './importKinds';
import type { WordsFor } from './importWords';
import { remediesOfTypes, typeRemediesInEnglish, typesInEnglish } from './otherTypes';
import type { BrokenCsv, Problems, ProblemSentences } from './problemKinds';
import {
	shownName,
	sheetsWithRows,
	shownColumns,
	shownHeader,
	shownPeriods,
	shownSheets,
	shownTables,
} from './shownLists';
import { formatCount } from '../../base/text/formatCount';

const file = (message: string, advice: string): ProblemSentences => ({
	parameter: 'File',
	message,
	advice,
});
const columns = (message: string, advice: string): ProblemSentences => ({
	parameter: 'Columns',
	message,
	advice,
});

/** What ends a file before its end, in English. */
export const breaksInEnglish: Readonly<Record<BrokenCsv, (most: string) => string>> = {
	tooLong: (most) => `one record is longer than ${most} characters`,
	notClosed: () => 'an opening quote has no closing quote',
	quoteInside: () => 'a value contains a quote, but does not start with one',
	behindQuote: () => 'a closing quote is followed by text instead of a separator',
	unknown: () => 'it is not in CSV format',
};

/** Advice for costs of one day. */
const ONE_DAY =
	'Export by day, or set Mapping Column Mode to Map Each Column Manually, and enter the column of days. If all lines are for one day, enter this day there in quotes, such as "2026-11-02"';

/** How to name a column that was not found, in the words of n8n's editor. */
function byHand(target: ImportTargetName | null): string {
	if (target === 'date') return ONE_DAY;
	const text =
		target !== null && mayBeOneText(target) ? ', or text in quotes that applies to all lines' : '';
	return `Set Mapping Column Mode to Map Each Column Manually, and enter the column there${text}`;
}

const DAYS = { first: 'First Day', last: 'Last Day' } as const;

/** What keeps a file from being imported, in the words of the nodes. */
export const problemsInEnglish: WordsFor<Problems, ProblemSentences> = {
	emptyFile: () => file('The file is empty', 'Choose a file with data'),
	blankFile: () => file('The file contains only blank lines', 'Choose a file with data'),
	onlyHeader: () => file('The file has no line below its header', 'Choose a file with data'),
	otherType: ({ type }) =>
		file(
			`The file is ${typesInEnglish[type]}, not a CSV file or an Excel workbook (.xlsx)`,
			typeRemediesInEnglish[remediesOfTypes[type]],
		),
	brokenCsv: ({ line, why, most }) =>
		file(
			`The file cannot be read as CSV from line ${formatCount(line)} onwards: ${breaksInEnglish[why](formatCount(most))}`,
			'Check the quotes in this line, or set Separator and Quote under Options',
		),
	severalTables: ({ tables }) =>
		file(
			`The file contains ${tables.length} tables: ${shownTables(tables)}`,
			'Choose a table with Table in the File under Options',
		),
	severalSheets: ({ sheets }) =>
		file(
			`The workbook has rows on several sheets: ${shownSheets(sheetsWithRows(sheets), '(hidden)')}`,
			'Choose a sheet with Sheet under Options',
		),
	noSheet: ({ sheet, sheets }) =>
		file(
			`The workbook has no sheet "${shownName(sheet)}". Its sheets are: ${shownSheets(sheets, '(hidden)')}`,
			'Choose one of these sheets with Sheet under Options',
		),
	damagedWorkbook: ({ part }) =>
		file(
			part === null
				? 'The workbook is damaged: its end is missing'
				: `The workbook is damaged: ${shownName(part)} is missing or cannot be read`,
			'Open the workbook in Excel, save it again as an Excel workbook (.xlsx), and try again',
		),
	largeWorkbook: ({ megabytes }) =>
		file(
			`Part of the workbook is larger than ${megabytes} MB`,
			'Save the sheet as CSV UTF-8, or divide it into several workbooks',
		),
	formulaWithoutResult: ({ cell, sheet }) =>
		file(
			`Cell ${cell} of the sheet ${shownName(sheet)} contains a formula, but the workbook does not contain its result`,
			'Open the workbook in Excel, save it, and try again',
		),
	noTable: ({ table, tables }) =>
		file(
			`The file has no table ${table}. It contains: ${shownTables(tables)}`,
			'Choose one of these tables with Table in the File under Options',
		),
	twoPeriods: ({ periods }) =>
		file(
			`The file compares periods${periods.length > 0 ? `: ${shownPeriods(periods)}` : ''}`,
			'Choose one of the periods with Compared Period under Options, or export the file without a comparison',
		),
	perhapsTotal: ({ line, name }) =>
		file(
			`Line ${formatCount(line)} (${shownName(name) || 'without a name'}) may be a total or an average of other lines, or a separate row`,
			'Under Options, use Lines with Totals to choose whether to import such lines',
		),
	manyColumns: ({ most }) =>
		file(
			`There are more than ${formatCount(most)} columns`,
			'Remove the columns that you do not need from the file, and check Separator under Options',
		),
	longHeader: ({ column, most }) =>
		file(
			`The name of column ${column} has more than ${formatCount(most)} characters`,
			'Shorten the name. For a CSV file, also check Separator and Quote under Options',
		),
	noColumn: ({ target, header, fits }) =>
		columns(
			`No column was found for ${target === null ? 'any metric' : kindLabelOf(target)}`,
			header
				? `${fits === undefined ? byHand(target) : `The columns fit the kind ${requireKind(fits).label}: choose it under Kind`}. The columns are: ${shownHeader(header)}`
				: 'Set Mapping Column Mode to Map Each Column Manually, and enter the number of the column',
		),
	sameColumn: ({ column, target }) =>
		columns(
			`Column ${column} is mapped twice, once to ${kindLabelOf(target)}`,
			'Map a different column to one of the two fields',
		),
	unknownColumn: ({ typed, target, header, valueOf }) =>
		columns(
			`The file has no column "${typed}" for ${kindLabelOf(target)}${valueOf === undefined ? '' : `: this is a value of the column ${shownName(valueOf)}`}`,
			header
				? `Choose one of its columns: ${shownHeader(header)}`
				: 'Enter the number of the column, counted from 1',
		),
	severalColumns: ({ target, columns: some }) =>
		columns(
			`Several columns may contain ${kindLabelOf(target)}: ${shownColumns(some)}`,
			'Set Mapping Column Mode to Map Each Column Manually, and enter the number of the column to use',
		),
	severalNamed: ({ typed, columns: some }) =>
		columns(
			`Several columns are called "${typed}": ${shownColumns(some)}`,
			'Under Column That Contains, enter the number of the column to use, such as #2',
		),
	nameOrNumber: ({ typed, target, named }) =>
		columns(
			`"${typed}" for ${kindLabelOf(target)} is the number of one column and the name of another`,
			`Enter #${typed} for column ${typed}, or #${named} for the column called ${typed}`,
		),
	sharedNames: ({ lines, shared, line, names, other, hasAccents, unused }) => ({
		parameter: 'Lines with the Same Names',
		message:
			`${formatCount(shared)} of ${formatCount(lines)} lines ${shared === 1 ? 'has' : 'have'} the same names as an earlier line, such as lines ${formatCount(other)} and ${formatCount(line)}: ${names}` +
			(hasAccents ? ' (the platform removes accents)' : '') +
			(unused.length === 0 ? '' : `. Columns not used: ${shownHeader(unused)}`),
		advice:
			'Choose Add Them Up or Keep the Last for Lines with the Same Names, under Options, or map columns that distinguish them',
	}),
	daysHandedOver: () =>
		file(
			'The file has a column of days, but a file that is handed to the workflow must cover a single period',
			'Set When a File Arrives to Import Immediately, or do not map the column of days',
		),
	notAddable: ({ target }) => ({
		parameter: 'Lines with the Same Names',
		message: `${kindLabelOf(target)} cannot be added up: anyone who came twice would be counted twice`,
		advice:
			'Set Mapping Column Mode to Map Each Column Manually and leave this column out, or import a file with only one line for each name',
	}),
	averageTimes: ({ name }) =>
		columns(
			`"${shownName(name)}" contains averages, but Time Spent is a sum`,
			'To multiply the averages by the visits, set Time Spent Given As, under Options, to Averages per Visit. Otherwise do not map a column to Time Spent',
		),
	averagesNeedVisits: () =>
		columns(
			'Average times are multiplied by the visits, but no column is mapped to Visits',
			'Map a column to Visits, or do not map a column to Time Spent',
		),
	periodsAsDays: ({ name }) =>
		columns(
			`"${shownName(name)}" contains periods longer than a day, so all figures of a period would count for its first day`,
			'Export the figures by day, or do not map a column to Day and import each period separately',
		),
	otherDays: ({ lines, others, from, to }) => ({
		parameter: 'Period',
		message: `${formatCount(others)} of ${formatCount(lines)} lines ${others === 1 ? 'is for a day' : 'are for days'} outside ${from} to ${to}`,
		advice:
			'Correct the days of these lines, or choose a period that covers them. To leave the lines out, set Lines of Other Days, under Options, to Leave Them Out',
	}),
	fewColumns: ({ column, columns: width }) =>
		columns(
			`There is no column ${column}: the table has only ${width}`,
			'Check the column numbers under Column That Contains, and check Separator under Options',
		),
	changed: () =>
		file(
			'The file changed after it was checked, or could no longer be read, so nothing was imported',
			'Import the file again when no other program is writing to it',
		),
	changedAfterSending: () =>
		file(
			'The file changed after it was sent, so it could not be sent again. The platform may have imported the version that was checked',
			'Before you run the node again, check in the platform whether the file arrived',
		),
	kindNotTaken: () => ({
		parameter: 'Kind',
		message: 'This page does not import figures of this kind',
		advice: 'Choose another kind from the list',
	}),
	noDay: ({ which, entered }) => ({
		parameter: DAYS[which],
		message: `${DAYS[which]} is ${entered === '' ? 'empty' : `not a date: ${entered}`}`,
		advice: 'Choose a day, or enter one such as 2026-11-02',
	}),
	daysReversed: ({ from, to }) => ({
		parameter: DAYS.last,
		message: `${DAYS.last} (${to}) is before ${DAYS.first} (${from})`,
		advice: 'Swap the two days',
	}),
};
