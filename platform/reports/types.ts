import type { JsonRecord } from '../base/json/json';

/**
 * A requested column: the platform's field and the caller's label (docs/platform.md,
 * Batch report request).
 */
export interface Column {
	readonly field: string;
	readonly name: string;
}

/** A figure, perhaps split by types of its own. Observed practice: `segment`. */
export interface Metric extends Column {
	/** Such as `ordertype`, the types of sales. */
	readonly segment?: string | undefined;
}

/** A named range, or two dates (YYYY-MM-DD), both included. */
export type Period = { readonly range: string } | { readonly from: string; readonly to: string };

/** Hour, day, week, month. Observed practice: `dateScale`. */
export type TimeScale = (typeof SCALES)[number];

/** Hours, days, weeks and months, as the platform calls them. */
export const SCALES = ['H', 'D', 'W', 'M'] as const;

/** The scale that a request or a record names. */
export function readTimeScale(code: unknown): TimeScale | undefined {
	return SCALES.find((scale) => scale === code);
}

/** How the rows of a request are split by dates. */
export function splitOf({ reports: [{ dateScale, dateRangeSplitPerScale }] }: BatchBody) {
	const isSplit = dateRangeSplitPerScale === true;
	return { isSplit, byHour: isSplit && dateScale === 'H' };
}

/** What the values of a report can be segmented by. Observed practice. */
export type SegmentField = 'device' | 'attributionrule';

/** A report as the user describes it. */
export interface ReportSpec {
	readonly kind: string;
	/** The data level; the channel level when left out. */
	readonly path?: string;
	readonly period: Period;
	/** The days that it is compared with. */
	readonly comparedWith?: Period | undefined;
	readonly splitBy?: TimeScale | undefined;
	readonly dimensions: readonly Column[];
	readonly metrics: readonly Metric[];
	/** Codes of the devices to keep; all when empty. */
	readonly devices: readonly number[];
	/** Codes of the attribution rules; the platform's default rule when empty. */
	readonly attributionRules: readonly number[];
	readonly segmentBy?: SegmentField | undefined;
}

/** One item of `reports`, as it is sent. Members that are not known are kept. */
export interface ReportItem extends JsonRecord {
	kind: string;
}

/** The body of a batch query: exactly one report (docs/platform.md, Limits). */
export interface BatchBody extends JsonRecord {
	reports: [ReportItem];
}

/** A report request for one site, checked and ready to be sent. */
export interface ReportRequest {
	readonly site: string;
	readonly body: BatchBody;
}

/** How the kinds of customer-journey analyses begin. */
export const JOURNEY_PREFIX = 'cj#';

/**
 * Whether a kind of report is a customer-journey analysis. The platform's list of report kinds
 * holds none of them.
 */
export function isJourney(kind: string): boolean {
	return kind.startsWith(JOURNEY_PREFIX);
}
