import type { Days } from '../../base/dates/namedPeriods';
import type { Overall } from '../overview';
import type { Truncation } from '../../reports/response/truncation';
import type { TableColumn } from '../../reports/table/reportTable';
import type { Row } from '../../reports/table/tableCell';

/** What a message or a chart of several sites needs of the report of one of them. */
export interface SitePart {
	readonly site: string;
	readonly jobId: string;
	/** The currency of its amounts, where it is known. */
	readonly currency?: string | undefined;
	/** All columns, with those that are only needed to calculate others. */
	readonly columns: readonly TableColumn[];
	/** The sums of all rows. */
	readonly totals: Row | undefined;
	/** The rows that stand out, and how many there are. */
	readonly overall: Overall;
	/** A row of sums for each day, where the report is split by days. */
	readonly days: readonly Row[];
	readonly period: { readonly days?: Days | undefined; readonly before?: Days | undefined };
	readonly shortfall?: Truncation | undefined;
	/** The platform's own notices about the figures. */
	readonly notices: readonly string[];
}

/** A site whose report could not be fetched. */
export interface FailedSite {
	readonly site: string;
	readonly error: string;
}
