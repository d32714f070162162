import { channelName } from '../../base/names/channels';
import type { PageSigns } from '../../http/reply/pageSigns';
import type { Days } from '../../base/dates/namedPeriods';
import { openReports, rangesIn } from '../../reports/response/readReport';
import { isUnreadable, numberOf } from '../../reports/table/amounts';
import type { Row } from '../../reports/table/tableCell';
import { unreadText, auditFigures } from '../../reports/response/figureAudit';
import type { ReportHeader } from '../../reports/response/header';
import type { Layout } from '../../reports/response/layout';
import type { RowFilter } from '../../reports/transform/filterRows';
import { filterMoments } from '../../reports/transform/filterMoments';
import { mayCount } from '../../reports/table/metricKinds';
import { truncationOf, truncationText } from '../../reports/response/truncation';
import type { TableColumn } from '../../reports/table/reportTable';

/** The figures of one hour or day. */
export interface DailyPoint {
	/** YYYY-MM-DD. */
	readonly day: string;
	/** By the clock on the wall; undefined for a whole day. */
	readonly hour: number | undefined;
	/** In the order in which they were asked for; null where the platform gives none. */
	readonly figures: ReadonlyArray<number | null>;
	/** Whether one of them came as text that is no number: then it is not known to be missing. */
	readonly isUnread?: true;
}

/** All figures of the site, or of one value of a dimension. */
export interface FigureSeries {
	/** The value as the platform writes it; empty for the site. */
	readonly name: string;
	/** The same as people read it. */
	readonly label: string;
	readonly moments: readonly DailyPoint[];
}

/** What a report for an alert says. */
export interface ReportFigures {
	readonly series: readonly FigureSeries[];
	/** The days that it covers, in its time zone. */
	readonly days: Days;
	readonly zone: string;
	/** Whether a figure is a number of things, which chance makes vary in a known way. */
	readonly areCounts: readonly boolean[];
	/** False where the platform has more rows than it sent. */
	readonly isComplete: boolean;
	/** How much of it there is, in words; undefined of a whole report. */
	readonly part?: string | undefined;
	/** Which figures are text that is no number, in words; undefined where all can be read. */
	readonly unread?: string | undefined;
}

const LAYOUT: Layout = { totals: false, segmentsAs: 'columns', isSplit: true };

/**
 * Reads the figures of a downloaded report that was split by day or hour; undefined where it does not
 * say which days it covers.
 *
 * @param requested what the request says of the columns, as the report need not
 * @param page what the headers of the reply say of how much it holds
 * @param filters which rows the figures are of
 * @throws Fault `unexpectedReply` when the reply holds no report
 */
export async function readReportFigures(
	body: unknown,
	requested?: ReportHeader,
	page?: PageSigns,
	filters: readonly RowFilter[] = [],
): Promise<ReportFigures | undefined> {
	const [report] = openReports(body, { ...LAYOUT, requested });
	const [range] = rangesIn(body);
	if (!report || !range?.days) return undefined;
	const watch = auditFigures();
	const { columns, rows } = await filterMoments(await watch.step(report.table), filters);
	const metrics = columns.filter(({ role }) => role === 'metric');
	const shortfall = truncationOf(body, page);
	const unread = unreadText(watch.seen().unread);
	return {
		series: seriesIn(rows, columns),
		days: range.days,
		zone: range.zone ?? 'utc',
		areCounts: metrics.map((column) => mayCount(column) && areWhole(rows, column)),
		isComplete: shortfall === undefined,
		...(shortfall ? { part: truncationText(shortfall) } : {}),
		...(unread === '' ? {} : { unread }),
	};
}

/** What the platform calls whole numbers is not shown: the figures themselves say it. */
function areWhole(rows: readonly Row[], { name }: TableColumn): boolean {
	return rows.every((row) => {
		const number = numberOf(row[name]);
		return number === null || Number.isInteger(number);
	});
}

function seriesIn(rows: readonly Row[], columns: readonly TableColumn[]): FigureSeries[] {
	const dimension = columns.find(({ role }) => role === 'dimension');
	const date = columns.find(({ role }) => role === 'date')?.name ?? '';
	const metrics = columns.filter(({ role }) => role === 'metric');
	const found = new Map<string, DailyPoint[]>();
	for (const row of rows) {
		const value = dimension ? row[dimension.name] : '';
		const name = value === null || value === undefined ? '' : String(value);
		const moments = found.get(name) ?? [];
		const moment = momentOf(String(row[date] ?? ''), figuresOf(row, metrics));
		const isText = metrics.some((metric) => isUnreadable(row[metric.name]));
		moments.push(isText ? { ...moment, isUnread: true } : moment);
		found.set(name, moments);
	}
	const isChannel = dimension?.field === 'media_key';
	return [...found].map(([name, moments]) => {
		const label = isChannel ? channelName(name) : name;
		return { name, label, moments };
	});
}

function figuresOf(row: Row, metrics: readonly TableColumn[]): DailyPoint['figures'] {
	return metrics.map(({ name }) => numberOf(row[name]));
}

/** Hours are written as 2026-11-22T10:00:00+01:00, days as 2026-11-22. */
function momentOf(date: string, figures: DailyPoint['figures']): DailyPoint {
	const hour = date.includes('T') ? Number(date.slice(11, 13)) : undefined;
	return { day: date.slice(0, 10), hour, figures };
}
