import type { ColumnStyle, ReportColumns } from './reportColumns';
import type { ReportHeader } from './header';

/** How a result becomes rows. */
export interface Layout extends ColumnStyle {
	/** Whether the platform's total rows (GLOBAL) stay. */
	readonly totals: boolean;
	/** Segments beside each other as columns, or below each other as rows. */
	readonly segmentsAs: 'columns' | 'rows';
	/** Whether the report was split by hour, day ...: each row then has its date, even a single one. */
	readonly isSplit?: boolean | undefined;
	/** Whether these dates are hours: a single one at midnight looks like a day. */
	readonly byHour?: boolean | undefined;
	/** What the request says of the columns, where it is known. */
	readonly requested?: ReportHeader | undefined;
}

/** What the reading of an element goes by. */
export interface TableReading {
	readonly header: ReportHeader;
	readonly layout: Layout;
	readonly columns: ReportColumns;
}
