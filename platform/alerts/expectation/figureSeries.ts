import type { JsonRecord } from '../../base/json/json';
import { without } from '../../base/json/json';
import { channelName } from '../../base/names/channels';
import type { Connection } from '../../http/connection/connection';
import type { JobRun } from '../../http/jobs/jobRuns';
import type { PageSigns } from '../../http/reply/pageSigns';
import type { Days } from '../../base/dates/namedPeriods';
import { isUnreadable, numberOf } from '../../reports/table/tableCell';
import type { Row } from '../../reports/table/tableCell';
import { requestReport } from '../../reports/pages/reportPages';
import type { ReportHeader } from '../../reports/response/header';
import { headerOfRequest } from '../../reports/response/header';
import type { RowFilter } from '../../reports/transform/rowFilter';
import { readDayReport } from '../../reports/daily/dayReport';
import { mayCount } from '../../reports/table/metricKinds';
import type { TableColumn } from '../../reports/table/reportTable';
import type { AlertFigure } from '../rule/alertRule';

/** The figures of one hour or day. */
export interface DailyPoint {
	/** YYYY-MM-DD. */
	readonly day: string;
	/** The local hour; undefined for a whole day. */
	readonly hour: number | undefined;
	/** In the order of the request; null where the platform sends none. */
	readonly figures: ReadonlyArray<number | null>;
	/** Whether one of them is text that is no number, so that it may not be missing. */
	readonly isUnread?: true;
}

/** All figures of the site, or of one value of a dimension. */
export interface FigureSeries {
	/** The value as the platform writes it; empty for the site. */
	readonly name: string;
	/** The value as people read it. */
	readonly label: string;
	readonly moments: readonly DailyPoint[];
}

/** The figures of a report for an alert. */
export interface ReportFigures {
	readonly series: readonly FigureSeries[];
	/** The days that it covers, in its time zone. */
	readonly days: Days;
	readonly zone: string;
	/** Whether each figure is a count, so that its variance follows from its size. */
	readonly areCounts: readonly boolean[];
	/** False where the platform has more rows than it sent. */
	readonly isComplete: boolean;
	/** How much of it came, in words; undefined if it is complete. */
	readonly part?: string | undefined;
	/** Which figures are text that is no number, in words; undefined if all are numbers. */
	readonly unread?: string | undefined;
}

/**
 * Downloads a finished report and reads its figures.
 *
 * @param report the request; its days do not count, as those of the result do
 * @param filters which rows the figures are of
 * @returns undefined if the report does not say which days it covers
 * @throws Fault
 */
export async function fetchReportFigures(
	platform: Connection,
	job: JobRun,
	report: JsonRecord,
	filters: readonly RowFilter[] = [],
): Promise<ReportFigures | undefined> {
	const { body, page } = await requestReport(platform, job);
	const header = headerOfRequest(without(report, 'dateRanges'));
	return await readReportFigures(body, header, page, filters);
}

/**
 * Reads the figures of a downloaded report that was split by day or hour.
 *
 * @param requested the columns of the request, as the report need not name them
 * @param page what the headers of the reply say about its completeness
 * @param filters which rows the figures are of
 * @param series whether there is a series for each value of the dimension, or for each segment
 * @returns undefined if the report does not say which days it covers
 * @throws Fault `unexpectedReply` if the reply contains no report
 */
export async function readReportFigures(
	body: unknown,
	requested?: ReportHeader,
	page?: PageSigns,
	filters: readonly RowFilter[] = [],
	series: 'dimension' | 'segment' = 'dimension',
): Promise<ReportFigures | undefined> {
	const report = await readDayReport(body, {
		totals: false,
		requested,
		page,
		filters,
		segmentsAs: series === 'segment' ? 'rows' : 'columns',
	});
	const { columns, rows, days, zone = 'utc', part, unread } = report;
	if (!days) return undefined;
	const metrics = columns.filter(({ role }) => role === 'metric');
	return {
		series: seriesIn(rows, columns, series),
		days,
		zone,
		areCounts: metrics.map((column) => mayCount(column) && areWhole(rows, column)),
		isComplete: part === undefined,
		...(part === undefined ? {} : { part }),
		...(unread === undefined ? {} : { unread }),
	};
}

/** The specification does not say which metrics are whole numbers, so the figures decide. */
function areWhole(rows: readonly Row[], { name }: TableColumn): boolean {
	return rows.every((row) => {
		const number = numberOf(row[name]);
		return number === null || Number.isInteger(number);
	});
}

function seriesIn(
	rows: readonly Row[],
	columns: readonly TableColumn[],
	seriesRole: 'dimension' | 'segment',
): FigureSeries[] {
	const dimension = columns.find(({ role }) => role === seriesRole);
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

/**
 * The part of a report that belongs to one figure: its numerator, and its denominator if it has
 * one.
 *
 * @param fields the columns of the report, in its order
 */
export function selectFigure(
	figures: ReportFigures,
	{ numerator, denominator }: AlertFigure,
	fields: readonly string[],
): ReportFigures {
	const places = [numerator, denominator ?? []].flat().map((field) => fields.indexOf(field));
	return {
		...figures,
		areCounts: places.map((place) => figures.areCounts[place] ?? false),
		series: figures.series.map((one) => ({
			...one,
			moments: one.moments.map((moment) => ({
				...moment,
				figures: places.map((place) => moment.figures[place] ?? null),
			})),
		})),
	};
}
