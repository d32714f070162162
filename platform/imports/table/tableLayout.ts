import type { CsvLine } from '../file/csvRecords';
import type { NumberFormat } from '../../base/text/numbers';
import type { FoundTable } from '../rules/shownLists';

/** The user's choices on a table; the absent ones are detected. */
export interface TableChoices {
	/** How many lines precede the header. */
	readonly linesBefore?: number | undefined;
	/** The number of the table to read in a file with several, from 1. */
	readonly table?: number | undefined;
	/** The number of the period to read in a file that compares two, from 1. */
	readonly period?: number | undefined;
	/** What happens to lines with totals; certain ones are skipped by default. */
	readonly totals?: TotalsChoice | undefined;
	/** Whether the table is of a workbook that counts its days from 1904. */
	readonly is1904?: boolean;
}

export const TOTALS_CHOICES = ['find', 'leaveOut', 'keep'] as const;
export type TotalsChoice = (typeof TOTALS_CHOICES)[number];

/**
 * A period that the file names, as YYYY-MM-DD. It is offered to the user, and applied only where
 * the user chose the days in the data.
 */
export interface OfferedDays {
	readonly from: string;
	readonly to: string;
	/** Set if some of the figures may be for other days, so that it is only offered. */
	readonly isUncertain?: true;
}

/** Why lines of a file are not rows of the table. */
type LeftOutReason = 'total' | 'subtotal' | 'note' | 'otherTable';

/** Consecutive lines that are not read. */
export interface LeftOutLines {
	readonly line: number;
	/** How many there are. */
	readonly lines: number;
	readonly why: LeftOutReason;
	/** The text of the first one. */
	readonly text: string;
}

/** All lines of a file that are not read. */
interface LeftOut {
	/** How many lines there are in total. */
	readonly lines: number;
	/** The first of them, in the order of the file. */
	readonly first: readonly LeftOutLines[];
}

/** What all cells of a column prove together. */
export interface ColumnFacts {
	/** The number format of its figures; undefined if it is unknown or mixed. */
	readonly format: NumberFormat | undefined;
	/** Whether nearly all cells are figures. */
	readonly isFigures: boolean;
	/** Whether its figures certainly use both number formats. */
	readonly isMixed: boolean;
	/** Whether some figure certainly has decimals. */
	readonly hasDecimals: boolean;
	/** The currencies of its amounts, the most frequent first. */
	readonly currencies: readonly string[];
	/** If all cells are codes of currencies, these codes, the most frequent first. */
	readonly currencyCodes: readonly string[];
	readonly figures: number;
	/** The first value that is not empty. */
	readonly first: string;
}

/** Where a file or a sheet holds a table, and what surrounds it. */
export interface TableLayout {
	/** The lines above the header. */
	readonly preamble: readonly CsvLine[];
	/** How many lines precede the header, including blank ones. */
	readonly linesBefore: number;
	/** The period that the lines above the header name, or else columns of the table. */
	readonly period: OfferedDays | undefined;
	/** The column of first days, if they are the last days of their lines as well. */
	readonly dayColumn: number | undefined;
	readonly tables: readonly FoundTable[];
	readonly leftOut: LeftOut;
	/** How many rows are blank. */
	readonly emptyRows: number;
	readonly columns: readonly ColumnFacts[];
}
