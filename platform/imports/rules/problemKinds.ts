import type { ImportTargetName, KindName } from './importKinds';
import type { Coded } from './importWords';
import type { OtherType } from './otherTypes';
import type { FoundSheet, FoundTable, NamedColumn } from './shownLists';

/** Why the reading of a CSV file stopped early. */
export type BrokenCsv = 'tooLong' | 'notClosed' | 'quoteInside' | 'behindQuote' | 'unknown';

/** The header of the file; undefined if it has none. */
type Header = readonly string[] | undefined;

/** Why a file cannot be imported at all: a code with the values that its text needs. */
export interface Problems {
	readonly emptyFile: null;
	readonly blankFile: null;
	readonly onlyHeader: null;
	readonly otherType: { readonly type: OtherType };
	readonly brokenCsv: { readonly line: number; readonly why: BrokenCsv; readonly most: number };
	/** The file has several tables, and none was chosen. */
	readonly severalTables: { readonly tables: readonly FoundTable[] };
	/** The workbook has several sheets with rows, and none was chosen. */
	readonly severalSheets: { readonly sheets: readonly FoundSheet[] };
	/** The chosen sheet does not exist. */
	readonly noSheet: { readonly sheet: string; readonly sheets: readonly FoundSheet[] };
	/** A part of the workbook is missing or unreadable; null if the file is truncated. */
	readonly damagedWorkbook: { readonly part: string | null };
	readonly largeWorkbook: { readonly megabytes: number };
	/** A formula whose result is not stored in the workbook. */
	readonly formulaWithoutResult: { readonly cell: string; readonly sheet: string };
	/** The chosen table does not exist. */
	readonly noTable: { readonly table: number; readonly tables: readonly FoundTable[] };
	/** The file compares periods, and none was chosen. */
	readonly twoPeriods: { readonly periods: readonly string[] };
	/** A line that may be a total or an ordinary row. */
	readonly perhapsTotal: { readonly line: number; readonly name: string };
	readonly manyColumns: { readonly most: number };
	readonly longHeader: { readonly column: number; readonly most: number };
	/** A target without a column; null if there is no metric at all. */
	readonly noColumn: {
		readonly target: ImportTargetName | null;
		readonly header: Header;
		/** The kind that the columns fit, where another one was chosen. */
		readonly fits: KindName | undefined;
	};
	readonly sameColumn: { readonly column: number; readonly target: ImportTargetName };
	readonly unknownColumn: {
		readonly typed: string;
		readonly target: ImportTargetName;
		/** The closest names first. */
		readonly header: Header;
		/** The column that contains the typed text as a value, for example after a field was dragged. */
		readonly valueOf: string | undefined;
	};
	/** Several columns fit one meaning equally well. */
	readonly severalColumns: {
		readonly target: ImportTargetName;
		readonly columns: readonly NamedColumn[];
	};
	/** Several columns have the name that was typed. */
	readonly severalNamed: { readonly typed: string; readonly columns: readonly NamedColumn[] };
	/** A number that is also the name of another column. */
	readonly nameOrNumber: {
		readonly typed: string;
		readonly target: ImportTargetName;
		readonly named: number;
	};
	/** Lines with the same names, and no choice what to do with them. */
	readonly sharedNames: {
		/** The number of lines in the file. */
		readonly lines: number;
		/** The number of lines whose names an earlier line has, too. */
		readonly shared: number;
		/** The first line whose names an earlier line has. */
		readonly line: number;
		readonly names: string;
		/** The earlier line with the same names. */
		readonly other: number;
		readonly hasAccents: boolean;
		/** Unused columns that distinguish the lines with the same names. */
		readonly unused: readonly string[];
	};
	readonly daysHandedOver: null;
	/** Rows would be added up that have a metric without a meaningful sum. */
	readonly notAddable: { readonly target: ImportTargetName };
	/** A column of averages is chosen for sums of time. */
	readonly averageTimes: { readonly name: string };
	readonly averagesNeedVisits: null;
	/** The column of days holds the first days of longer periods. */
	readonly periodsAsDays: { readonly name: string };
	/** Lines of days outside the period. */
	readonly otherDays: {
		readonly lines: number;
		readonly others: number;
		readonly from: string;
		readonly to: string;
	};
	/** The source changed between the check and the upload. */
	readonly changed: null;
	/** The source changed after an upload whose outcome is unknown. */
	readonly changedAfterSending: null;
	readonly fewColumns: { readonly column: number; readonly columns: number };
	readonly kindNotTaken: null;
	readonly noDay: { readonly which: 'first' | 'last'; readonly entered: string };
	readonly daysReversed: { readonly from: string; readonly to: string };
}

export type Problem = Coded<Problems>;

/** A message, and what to do next. */
export interface MessageWithAdvice {
	readonly message: string;
	readonly advice: string;
}

/** A message with its advice. */
export function withAdvice(message: string, advice: string): MessageWithAdvice {
	return { message, advice };
}

/** A problem in the words of the nodes. */
export interface ProblemSentences extends MessageWithAdvice {
	/** The parameter as the user of a node sees it. */
	readonly parameter: string;
}
