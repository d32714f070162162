import type { CsvLine } from '../file/csvRecords';
import type { NumberFormat } from '../file/numbers';
import type { FoundTable } from '../rules/shownLists';

/** What the user says of a table; what is left out is found. */
export interface TableChoices {
	/** How many lines stand above the header. */
	readonly linesBefore?: number | undefined;
	/** Which table of a file that has several, from 1. */
	readonly table?: number | undefined;
	/** Which period of a file that compares two, from 1. */
	readonly period?: number | undefined;
	/** What becomes of lines that hold totals; those that certainly do are left out by default. */
	readonly totals?: TotalsChoice | undefined;
}

export const TOTALS_CHOICES = ['find', 'leaveOut', 'keep'] as const;
export type TotalsChoice = (typeof TOTALS_CHOICES)[number];

/** Days that a file names, YYYY-MM-DD, to be offered and never taken by themselves. */
export interface OfferedDays {
	readonly from: string;
	readonly to: string;
}

/** Why lines of a file are no rows of the table that is read. */
export type LeftOutReason = 'total' | 'subtotal' | 'note' | 'otherTable';

/** Lines of a file that are not read. */
export interface LeftOutLines {
	readonly line: number;
	/** How many there are, from that line on. */
	readonly lines: number;
	readonly why: LeftOutReason;
	/** What the first of them says. */
	readonly text: string;
}

/** All lines of a file that are not read. */
export interface LeftOut {
	/** How many lines there are in all. */
	readonly lines: number;
	/** The first of them, in the order in which they were found. */
	readonly first: readonly LeftOutLines[];
}

/** What all cells of a column say together. */
export interface ColumnFacts {
	/** How its figures are written; undefined where nothing tells, or they are written in both ways. */
	readonly format: NumberFormat | undefined;
	/** Whether the column holds figures, and hardly anything else. */
	readonly isFigures: boolean;
	/** Whether some of its figures are surely written in one way, and some in the other. */
	readonly isMixed: boolean;
	/** Whether some figure has decimals for sure. */
	readonly hasDecimals: boolean;
	/** The currencies of its amounts, the commonest one first. */
	readonly currencies: readonly string[];
	readonly figures: number;
	/** The first value that is not empty. */
	readonly first: string;
}

/** How a file or a sheet holds a table, and what is around it. */
export interface TableLayout {
	/** The lines above the header. */
	readonly preamble: readonly CsvLine[];
	/** How many lines stand above the header, blank ones among them. */
	readonly linesBefore: number;
	/** The days that the lines above the header name, or else columns of the table. */
	readonly period: OfferedDays | undefined;
	readonly tables: readonly FoundTable[];
	readonly leftOut: LeftOut;
	/** How many rows hold nothing. */
	readonly emptyRows: number;
	readonly columns: readonly ColumnFacts[];
}
