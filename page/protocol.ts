import type { ImportTargetName } from '../platform/imports/rules/importKinds';
import type { FigureRules } from '../platform/imports/rows/cellRules';
import type { PlanInput, ReadingInput } from '../platform/imports/plan';
import type { UnusedColumn } from '../platform/imports/columns/unusedColumns';
import type { Problem } from '../platform/imports/rules/problems';
import type { LineNote } from '../platform/imports/rules/reasons';
import type { TableLayout } from '../platform/imports/table/tableLayout';
import type { WorkbookFacts } from '../platform/imports/workbook/openWorkbook';

/** What the owner of the page has set, as the server writes it into the page. */
export interface PageConfig {
	/** The kinds that may be imported. */
	readonly kinds: readonly string[];
	/** The sites that may be imported to; any when empty. */
	readonly sites: readonly string[];
	readonly largestBytes: number;
	/** Whether wrong lines are left out; otherwise they stop the import. */
	readonly leavesOut: boolean;
	/** Whether the import takes place at once; otherwise a workflow goes on with the file. */
	readonly importsAtOnce: boolean;
	readonly wantsPassphrase: boolean;
	/** Proves that this page was handed out after signing in; empty when that is not needed. */
	readonly ticket: string;
	/** Names what is sent from this page, so that it is taken once. */
	readonly submission: string;
}

/** How the file is read, where the person has said so. */
export interface PageReading extends ReadingInput {
	/** The kinds of figures that it may hold. */
	readonly kinds: readonly string[];
}

/** What is asked of the worker that holds the file. */
export type PageQuestion =
	| {
			readonly ask: 'read';
			readonly number: number;
			readonly file: Blob;
			readonly reading: PageReading;
	  }
	| { readonly ask: 'check'; readonly number: number; readonly plan: PlanInput };

/** What was recognised of a file. */
export interface FileFacts {
	readonly separator: string;
	readonly encoding: string;
	/** What was found in a workbook. */
	readonly workbook: WorkbookFacts | undefined;
	/** The kind of figures whose columns it has; empty where nothing speaks for any. */
	readonly kind: string;
	/** The names in the first line; empty where there is no header. */
	readonly columns: readonly string[];
	readonly layout: LayoutFacts;
	/** Whether the first line names any column that is known, if there is such a line. */
	readonly isKnown: boolean;
	/** The targets whose column is known by its name, and its number. */
	readonly suggested: ReadonlyArray<{ readonly name: string; readonly column: number }>;
}

/** What is around the rows of a file. */
export interface LayoutFacts extends Pick<
	TableLayout,
	'linesBefore' | 'tables' | 'leftOut' | 'emptyRows' | 'period'
> {
	/** The first of the lines above the header. */
	readonly preamble: readonly string[];
}

/** What a check found. */
export interface CheckFacts {
	readonly rows: number;
	readonly rejected: number;
	/** What the person has to choose before anything is sent. */
	readonly question: Problem | undefined;
	/** The columns of the file that nothing is read from. */
	readonly unused: readonly UnusedColumn[];
	/** Whether the file has a column of days. */
	readonly isByDay: boolean;
	/** How many lines are of days that were not chosen. */
	readonly leftOut: number;
	readonly rejections: readonly LineNote[];
	readonly remedies: ReadonlySet<keyof FigureRules>;
	readonly repeated: number;
	readonly repetitions: readonly LineNote[];
	readonly accents: ReadonlyArray<readonly [from: string, to: string]>;
	readonly sentAsTheyAre: ReadonlyArray<readonly [name: string, letters: string]>;
	/** The targets in the order in which they are sent. */
	readonly columns: ReadonlyArray<{
		readonly name: ImportTargetName;
		readonly isMetric: boolean;
		readonly isAmount: boolean;
	}>;
	readonly firstRows: ReadonlyArray<readonly string[]>;
	/** How many rows there are of which none replaces another. */
	readonly distinct: number;
	readonly period: PeriodFacts;
	readonly metrics: readonly MetricFacts[];
}

/** The days of an import. */
export interface PeriodFacts {
	/** The first ones, YYYY-MM-DD. */
	readonly dates: readonly string[];
	readonly last: string;
	/** How many there are. */
	readonly days: number;
}

/** A figure of all rows together, and of those that have most of it. */
export interface MetricFacts {
	readonly name: ImportTargetName;
	readonly isAmount: boolean;
	readonly firstDay: number;
	readonly otherDays: number;
	/** The figure of each of the first days, where the file has a column of days. */
	readonly byDay: readonly number[];
	/** For all days together. */
	readonly highest: ReadonlyArray<{ readonly names: readonly string[]; readonly value: number }>;
}

/** What the worker says; the number is that of the question. */
export type Reply =
	| { readonly say: 'file'; readonly number: number; readonly facts: FileFacts }
	| { readonly say: 'checked'; readonly number: number; readonly facts: CheckFacts }
	| {
			readonly say: 'wrong';
			readonly number: number;
			/** What was asked for: a file that cannot be read leaves nothing to be checked. */
			readonly ask: PageQuestion['ask'];
			/** Or the words of the browser, where it could not read the file. */
			readonly problem: Problem | string;
	  };

/** What is posted: to be let in, or the file with all that was said of it. */
export type Step = 'enter' | 'import';

/** The fields that are posted beside the file. The server takes none of them on trust. */
export interface PostedForm extends ReadingInput, Omit<PlanInput, 'mapping'> {
	/** Empty where the server has read something else. */
	readonly step: Step | '';
	readonly submission: string;
	readonly ticket: string;
	readonly passphrase: string;
	readonly site: string;
	/** For each target the number of its column, from 1, as JSON. */
	readonly mapping: string;
}

/** The field that the file is posted in. */
export const POSTED_FILE = 'file';

/** What the server says of something that was sent. */
export interface ServerReply {
	readonly ok: boolean;
	/** A sentence for the person. */
	readonly message: string;
	readonly advice?: string;
	readonly rows?: number;
	readonly rejected?: number;
	readonly rejections?: readonly LineNote[];
	/** What to name when asking about this import. */
	readonly reference?: string;
}
