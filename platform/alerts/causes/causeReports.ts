import { headerOfRequest } from '../../reports/response/header';
import type { ReportHeader } from '../../reports/response/header';
import { buildBody } from '../../reports/request/buildRequest';
import type { BatchBody, ReportSpec } from '../../reports/types';
import { measuresOf } from '../../causes/measures';
import { without } from '../../base/json/json';
import type { Days } from '../../base/dates/namedPeriods';
import type { AlertFigure } from '../rule/alertRule';
import type { CauseDimension } from './pendingExplanation';
import { CAUSE_DIMENSIONS } from './pendingExplanation';

/** The report that an alert comes from, without its days and columns. */
export type WatchedSpec = Pick<
	ReportSpec,
	'attributionRules' | 'devices' | 'kind' | 'path' | 'splitBy'
>;

// docs/platform.md, Batch report request and Generic file import.
const SUMMARY_KIND = 'rt#insummary';
const COUNTRY_KIND = 'rt#geoloccountry';

/** The dimensions of which a report can be split into parts: devices by which it is filtered are none. */
export function dimensionsOf({ kind, path = '', devices }: WatchedSpec): CauseDimension[] {
	const isSummary = kind === SUMMARY_KIND && path === '';
	return CAUSE_DIMENSIONS.filter((dimension) =>
		dimension === 'device' ? devices.length === 0 : isSummary,
	);
}

/** The report that splits some figures by a dimension. */
export function causeReport(
	dimension: CauseDimension,
	spec: WatchedSpec,
	figures: readonly AlertFigure[],
	period: Days,
): BatchBody {
	const kind = dimension === 'geoloccountry_isocode' ? COUNTRY_KIND : spec.kind;
	return buildBody({
		...spec,
		kind,
		period,
		dimensions: dimension === 'device' ? [] : [{ field: dimension, name: dimension }],
		metrics: measureFields(figures).map((field) => ({ field, name: field })),
		segmentBy: dimension === 'device' ? 'device' : undefined,
	});
}

/** The columns of that report. */
export function causeHeader(
	dimension: CauseDimension,
	spec: WatchedSpec,
	figures: readonly AlertFigure[],
): ReportHeader {
	const { reports } = causeReport(dimension, spec, figures, { from: '', to: '' });
	return headerOfRequest(without(reports[0], 'dateRanges'));
}

/** The fields of the measures of some figures, each once: the metrics of the reports. */
export function measureFields(figures: readonly AlertFigure[]): string[] {
	return [
		...new Set(
			figures.flatMap(({ numerator, denominator }) => measuresOf(numerator, denominator).fields),
		),
	];
}
