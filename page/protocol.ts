import type { ImportTargetName } from '../platform/imports/rules/importKinds';
import type { FigureRules } from '../platform/imports/rows/cellRules';
import type { PlanInput, ReadingInput } from '../platform/imports/plan';
import type { UnusedColumn } from '../platform/imports/columns/unusedColumns';
import type { Problem } from '../platform/imports/rules/problemKinds';
import type { LineNote } from '../platform/imports/rules/reasons';
import type { TableLayout } from '../platform/imports/table/tableLayout';
import type { WorkbookFacts } from '../platform/imports/workbook/openWorkbook';

/** The settings of the page's owner, which the server writes into the page. */
export interface PageConfig {
	/** The kinds that may be imported. */
	readonly kinds: readonly string[];
	/** The sites that may be imported to; any if empty. */
	readonly sites: readonly string[];
	readonly largestBytes: number;
	/** Whether invalid lines are skipped; otherwise they stop the import. */
	readonly leavesOut: boolean;
	/** Whether the node imports the file itself; otherwise the workflow continues with it. */
	readonly importsAtOnce: boolean;
	readonly wantsPassphrase: boolean;
	/** Proves that the page was served after a successful sign-in; empty if none is required. */
	readonly ticket: string;
	/** Identifies an upload from this page, so that it is accepted only once. */
	readonly submission: string;
}

/** The user's settings on how the file is read. */
export interface PageReading extends ReadingInput {
	/** The kinds of figures that the file may hold. */
	readonly kinds: readonly string[];
}

/** A question to the worker, which holds the file. */
export type PageQuestion =
	| {
			readonly ask: 'read';
			readonly number: number;
			readonly file: Blob;
			readonly reading: PageReading;
	  }
	| { readonly ask: 'check'; readonly number: number; readonly plan: PlanInput };

/** A target that several columns of a file fit equally well. */
export interface CompetingFacts {
	readonly name: string;
	readonly question: Problem;
}

/** The detected facts on a file. */
export interface FileFacts {
	readonly separator: string;
	readonly encoding: string;
	/** The facts on a workbook. */
	readonly workbook: WorkbookFacts | undefined;
	/** The kind of figures that the columns fit; empty if they fit none. */
	readonly kind: string;
	/** The names in the header; empty if there is none. */
	readonly columns: readonly string[];
	readonly layout: LayoutFacts;
	/** Whether the header has any known column name. */
	readonly isKnown: boolean;
	/** The targets whose columns were recognized by name, with their positions. */
	readonly suggested: ReadonlyArray<{ readonly name: string; readonly column: number }>;
	/** The targets that several columns fit, and what the user is asked about them. */
	readonly competing: readonly CompetingFacts[];
}

/** What surrounds the rows of a file. */
export interface LayoutFacts extends Pick<
	TableLayout,
	'linesBefore' | 'tables' | 'leftOut' | 'emptyRows' | 'period'
> {
	/** The first lines above the header. */
	readonly preamble: readonly string[];
	/** The first columns of costs, which are uploaded in another way. */
	readonly costColumns: readonly string[];
}

/** The findings of a check. */
export interface CheckFacts {
	readonly rows: number;
	readonly rejected: number;
	/** What the user has to choose before the upload. */
	readonly question: Problem | undefined;
	/** The columns of the file that the import does not read. */
	readonly unused: readonly UnusedColumn[];
	/** Whether the file has a column of days. */
	readonly isByDay: boolean;
	/** How many lines are of days outside the period. */
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
	/** How many rows remain after duplicates are replaced. */
	readonly distinct: number;
	readonly period: PeriodFacts;
	readonly metrics: readonly MetricFacts[];
}

/** The period of an import. */
export interface PeriodFacts {
	/** The first days, YYYY-MM-DD. */
	readonly dates: readonly string[];
	readonly last: string;
	/** The number of days. */
	readonly days: number;
}

/**
 * A metric summed over all rows, and the rows with the highest figures. A figure is undefined if it
 * would be a sum of several that cannot be added.
 */
export interface MetricFacts {
	readonly name: ImportTargetName;
	readonly isAmount: boolean;
	readonly firstDay: number | undefined;
	readonly otherDays: number | undefined;
	/** All days together. */
	readonly total: number | undefined;
	/** The figure of each of the first days, if the file has a column of days. */
	readonly byDay: ReadonlyArray<number | undefined>;
	/** Over all days. */
	readonly highest: ReadonlyArray<{ readonly names: readonly string[]; readonly value: number }>;
}

/** A reply of the worker; its number is that of the question. */
export type Reply =
	| { readonly say: 'file'; readonly number: number; readonly facts: FileFacts }
	| { readonly say: 'checked'; readonly number: number; readonly facts: CheckFacts }
	| {
			readonly say: 'wrong';
			readonly number: number;
			/** The question that failed: if a file cannot be read, no check follows. */
			readonly ask: PageQuestion['ask'];
			/** A browser's own message, if it could not read the file. */
			readonly problem: Problem | string;
			/** Whether the file was saved again, moved or deleted after it was chosen. */
			readonly isGone: boolean;
	  };

/** The step of a request: to sign in, to upload the file with all settings, to ask for its progress, or to stop its import. */
export type Step = 'enter' | 'import' | 'progress' | 'stop';

/** The fields that are posted with the file. The server validates each of them. */
export interface PostedForm extends ReadingInput, Omit<PlanInput, 'mapping'> {
	/** Empty if the server received any other value. */
	readonly step: Step | '';
	readonly submission: string;
	readonly ticket: string;
	readonly passphrase: string;
	readonly site: string;
	/** For each target the position of its column, from 1, as JSON. */
	readonly mapping: string;
}

/** The field name of the posted file. */
export const POSTED_FILE = 'file';

/** The server's reply to a request. */
export interface ServerReply {
	readonly ok: boolean;
	/** A sentence for the user. */
	readonly message: string;
	readonly advice?: string;
	readonly rows?: number;
	readonly rejected?: number;
	readonly rejections?: readonly LineNote[];
	/** The reference to quote in questions about this import. */
	readonly reference?: string;
	/** The field that has to be corrected. */
	readonly field?: 'passphrase';
	/** The day to go on from, if some days of the file are imported and this one is not. YYYY-MM-DD. */
	readonly next?: string;
	/** How far an import is that is running. */
	readonly progress?: DayProgress;
	/** The reply to an import that has ended, to whoever asks for its progress. */
	readonly ended?: ServerReply;
}

/** How many days of a file are imported; of none while it is checked. */
export interface DayProgress {
	readonly done: number;
	readonly of: number;
}
