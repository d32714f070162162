import type { Cell, Row } from './tableCell';
import type { SegmentStep } from './segments';

/** The role of a column. */
export type Role = 'dimension' | 'period' | 'date' | 'segment' | 'metric' | 'fact';

/** A column of a report's rows. */
export interface TableColumn {
	readonly name: string;
	/** The platform's field; empty for a column that the platform does not have. */
	readonly field: string;
	readonly role: Role;
	/** The type of value that the platform declares. */
	readonly affinity: string;
	/** The segment that a metric is limited to; undefined for all. */
	readonly segment?: readonly SegmentStep[] | undefined;
	/** Set in a comparison: the period of the figure, or the change between periods. */
	readonly part?: ColumnPart | undefined;
	/** For a metric of the period before: the column of the same metric in the requested period. */
	readonly baseColumn?: string | undefined;
	/** The two columns that a rate divides. */
	readonly rate?: RateColumns | undefined;
	/**
	 * Calculates the value from other columns of the row; undefined for values that the platform
	 * sent.
	 */
	readonly from?: ((row: Row) => Cell) | undefined;
	/** Whether the column was requested only to calculate others from it. */
	readonly isHidden?: boolean | undefined;
}

/** The part of a comparison that a column holds. */
export type ColumnPart = 'value' | 'before' | 'change' | 'percent';

/** The numerator and denominator of a rate. */
export interface RateColumns {
	readonly numerator: string;
	readonly denominator: string;
	readonly as: 'percent' | 'number';
}

/** A report's rows on their way through transformations. Rows may be read more than once. */
export interface Table {
	readonly columns: readonly TableColumn[];
	readonly batches: () => AsyncIterable<readonly Row[]>;
}

/** A transformation of columns; rows follow later. */
export type ColumnStep = (columns: readonly TableColumn[]) => readonly TableColumn[];

/** A transformation of rows. */
export type TableStep = (table: Table) => Table | Promise<Table>;
