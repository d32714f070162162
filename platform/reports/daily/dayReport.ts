import type { Days } from '../../base/dates/namedPeriods';
import type { PageSigns } from '../../http/reply/pageSigns';
import { auditFigures, unreadExamples } from '../response/figureAudit';
import type { ReportHeader } from '../response/header';
import { bufferReports, rangesIn } from '../response/readReport';
import { shortfallOfBody, shortfallText } from '../response/shortfall';
import type { FilteredMoments } from './filterMoments';
import { filterMoments } from './filterMoments';
import type { RowFilter } from '../transform/rowFilter';

/** The rows of a downloaded report that is split by day or hour. */
interface DayReport extends FilteredMoments {
	/** The days that it covers, in its time zone; undefined if it does not say. */
	readonly days: Days | undefined;
	/** The time zone of its days; undefined if it does not say. */
	readonly zone: string | undefined;
	/** How much of the report came, in words; undefined if it is complete. */
	readonly part: string | undefined;
	/** Which figures are text that is no number, in words; undefined if all are numbers. */
	readonly unread: string | undefined;
}

/** How a report is read. */
interface DayReportOptions {
	/** Whether rows of totals are kept. */
	readonly totals: boolean;
	/** The columns of the request, as the report need not name them. */
	readonly requested?: ReportHeader | undefined;
	/** What the headers of the reply say about its completeness. */
	readonly page?: PageSigns | undefined;
	/** Which rows the figures are of. */
	readonly filters?: readonly RowFilter[];
	/** Whether segments become columns, or rows of their own. */
	readonly segmentsAs?: 'columns' | 'rows';
}

/**
 * Reads a report by day or hour for alerts and targets.
 *
 * @throws Fault `unexpectedReply` if the reply contains no report
 * @throws InvalidInput if no row has a name that a filter wants
 */
export async function readDayReport(
	body: unknown,
	{ totals, requested, page, filters = [], segmentsAs = 'columns' }: DayReportOptions,
): Promise<DayReport> {
	const layout = { totals, segmentsAs, isSplit: true, requested };
	const [report] = bufferReports(body, layout);
	const [range] = rangesIn(body);
	const audit = auditFigures();
	const filtered = report
		? await filterMoments(await audit.step(report.table), filters)
		: { columns: [], rows: [], moments: new Map<string, Set<string>>() };
	const shortfall = shortfallOfBody(body, page);
	return {
		...filtered,
		days: range?.days,
		zone: range?.zone,
		part: shortfall && shortfallText(shortfall),
		unread: unreadExamples(audit.seen().unread) || undefined,
	};
}
