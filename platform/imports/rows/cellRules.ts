import type { NumberFormat } from '../file/numbers';
import type { CellReason } from '../rules/reasons';
import type { DayRules } from './dayCell';

/** What may be done to figures that could not be imported as they are. */
export interface FigureRules {
	/** Takes an empty figure as 0. */
	readonly emptyFigures?: boolean;
	/** Rounds to whole numbers, and amounts to two decimals. */
	readonly roundFigures?: boolean;
	/** Takes amounts below 0: refunds make the revenue of a row negative. */
	readonly negativeAmounts?: boolean;
}

/** How the cells of a file are read. */
export interface CellRules extends FigureRules {
	/** How it writes numbers, if that is known. */
	readonly format?: NumberFormat | undefined;
	/** How it writes days. */
	readonly days?: DayRules;
	/** Whether an empty figure stays empty, as in costs. */
	readonly mayLackFigures?: boolean;
	/** Whether the user has said so. */
	readonly isChosen?: boolean;
	/** What the cells of each column say together. */
	readonly columns?: readonly ColumnRules[];
}

/** What the cells of one column say together. */
export interface ColumnRules {
	/** How its figures are written, where they tell. */
	readonly format?: NumberFormat | undefined;
	/** Whether some of them have decimals for sure. */
	readonly hasDecimals?: boolean;
	/** The currencies of its amounts, the commonest one first. */
	readonly currencies?: readonly string[];
}

/** A cell as it is sent, or why it cannot be, and which rule would take it. */
export type ImportCell = string | { readonly why: CellReason; readonly remedy?: keyof FigureRules };
