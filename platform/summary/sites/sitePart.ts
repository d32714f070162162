import type { Days } from '../../base/dates/namedPeriods';
import type { Overall } from '../overview';
import type { Shortfall } from '../../reports/response/shortfall';
import type { TableColumn } from '../../reports/table/reportTable';
import type { Row } from '../../reports/table/tableCell';

/** What a message or chart of several sites needs from the report of one site. */
export interface SitePart {
	readonly site: string;
	readonly jobId: string;
	/** The currency of its amounts, if it is known. */
	readonly currency?: string | undefined;
	/** All columns, including those that are needed only to calculate others. */
	readonly columns: readonly TableColumn[];
	/** The sums of all rows. */
	readonly totals: Row | undefined;
	/** The rows with the largest changes, and the number of rows. */
	readonly overall: Overall;
	/** A row of sums for each day, if the report is split by day. */
	readonly days: readonly Row[];
	/** Its rows, the largest first, where each site has a small chart of them. */
	readonly rows?: readonly Row[] | undefined;
	readonly period: { readonly days?: Days | undefined; readonly before?: Days | undefined };
	readonly shortfall?: Shortfall | undefined;
	/** The platform's own notices about the figures. */
	readonly notices: readonly string[];
}

/** A site whose report could not be fetched. */
export interface FailedSite {
	readonly site: string;
	readonly error: string;
}
