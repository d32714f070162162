import type { Cell, Row } from './tableCell';
import type { SegmentStep } from './segments';

/** What a column of a report stands for. */
export type Role = 'dimension' | 'period' | 'date' | 'segment' | 'metric' | 'fact';

/** A column of a report's rows. */
export interface TableColumn {
	readonly name: string;
	/** The platform's own name of it; empty where it has none. */
	readonly field: string;
	readonly role: Role;
	/** What kind of value the platform says it holds. */
	readonly affinity: string;
	/** What a figure is limited to; undefined for the whole. */
	readonly segment?: readonly SegmentStep[] | undefined;
	/** Set where two periods are compared: which of them a figure is of, or what it says of both. */
	readonly part?: ColumnPart | undefined;
	/** Of a figure of the period before: the column of the same figure in the period asked for. */
	readonly baseColumn?: string | undefined;
	/** How a rate is calculated, from two other columns of the same row. */
	readonly rate?: RateColumns | undefined;
	/** How the value is calculated from others of the same row; undefined for what the platform sent. */
	readonly from?: ((row: Row) => Cell) | undefined;
	/** Whether it was asked for only to calculate others from it. */
	readonly isHidden?: boolean | undefined;
}

/** What a column of a comparison says. */
export type ColumnPart = 'value' | 'before' | 'change' | 'percent';

/** The columns that a rate divides. */
export interface RateColumns {
	readonly numerator: string;
	readonly denominator: string;
	readonly as: 'percent' | 'number';
}

/** A report's rows on their way: each step takes a table and gives one. Rows may be read more than once. */
export interface Table {
	readonly columns: readonly TableColumn[];
	readonly batches: () => AsyncIterable<readonly Row[]>;
}

/** Something done with the columns of a report, which its rows follow later. */
export type ColumnStep = (columns: readonly TableColumn[]) => readonly TableColumn[];

/** Something done with the rows of a report, on their way to items or a file. */
export type TableStep = (table: Table) => Table | Promise<Table>;
