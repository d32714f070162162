import type { ColumnStyle, ReportColumns } from './reportColumns';
import type { ReportHeader } from './header';

/** How a result is turned into rows. */
export interface Layout extends ColumnStyle {
	/** Whether to keep the platform's total rows (GLOBAL). */
	readonly totals: boolean;
	/** Whether segments become columns or rows. */
	readonly segmentsAs: 'columns' | 'rows';
	/**
	 * Whether the report is split by hour, day ...: each row then has a date, even if there is only
	 * one.
	 */
	readonly isSplit?: boolean | undefined;
	/** Whether these dates are hours; a single one at midnight looks like a day. */
	readonly byHour?: boolean | undefined;
	/** The columns of the request, where they are known. */
	readonly requested?: ReportHeader | undefined;
}

/** What is known of a table before its elements are read as rows. */
export interface TableReading {
	readonly header: ReportHeader;
	readonly layout: Layout;
	readonly columns: ReportColumns;
}
