import type { NumberFormat } from '../../base/text/numbers';
import type { CellReason } from '../rules/reasons';
import type { DayRules } from './dayCell';

/** Corrections that the user allows for figures that could not be imported otherwise. */
export interface FigureRules {
	/** An empty figure counts as 0. */
	readonly emptyFigures?: boolean;
	/** Figures are rounded: counts to whole numbers, amounts to two decimals. */
	readonly roundFigures?: boolean;
	/** Negative amounts are accepted, as refunds can make the revenue of a row negative. */
	readonly negativeAmounts?: boolean;
}

/** How the cells of a file are read. */
export interface CellRules extends FigureRules {
	/** The number format of the file, if it is known. */
	readonly format?: NumberFormat | undefined;
	/** The day format of the file. */
	readonly days?: DayRules;
	/** Whether an empty figure stays empty, as in costs. */
	readonly mayLackFigures?: boolean;
	/** Whether times are averages, which may have decimals. */
	readonly hasAverageTimes?: boolean;
	/** Whether the user chose the number format. */
	readonly isChosen?: boolean;
	/** What is known of each column. */
	readonly columns?: readonly ColumnRules[];
}

/** What all cells of a column prove together. */
export interface ColumnRules {
	/** The number format of the column, if its figures prove one. */
	readonly format?: NumberFormat | undefined;
	/** Whether some figure certainly has decimals. */
	readonly hasDecimals?: boolean;
	/** The currencies of its amounts, the most frequent first. */
	readonly currencies?: readonly string[];
}

/** The cell as it is sent, or why it is refused and which rule would accept it. */
export type ImportCell = string | { readonly why: CellReason; readonly remedy?: keyof FigureRules };
