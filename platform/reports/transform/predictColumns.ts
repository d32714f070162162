import { isRecord, listOf } from '../../base/json/json';
import { ReportColumns } from '../response/reportColumns';
import { headerOfRequest } from '../response/header';
import type { TableColumn } from '../table/reportTable';
import type { BatchBody } from '../types';
import type { RowFilter } from './rowFilter';
import { ReportNotes } from './reportNotes';
import type { TransformPlan } from './transformSteps';
import { transformColumns, applyColumnSteps } from './transformSteps';

/**
 * Predicts the columns of a result before it arrives. Columns of segments, and the types of
 * metrics, are known to the platform only.
 */
export function predictColumns(
	{ reports: [report] }: BatchBody,
	plan: TransformPlan,
): readonly TableColumn[] {
	const { compares, naming, filters = [] } = plan;
	const filterOnly = new Set(filters.flatMap((one) => (one.isHidden ? [one.field] : [])));
	const columns = new ReportColumns(headerOfRequest(report), { compares, naming });
	if (report.dateRangeSplitPerScale === true) columns.extra('date', 'date');
	const steps = transformColumns(plan, new ReportNotes());
	const predicted = applyColumnSteps([...columns.known.values()], steps);
	return predicted.filter(
		({ isHidden, role, field }) =>
			isHidden !== true && !(role === 'dimension' && filterOnly.has(field)),
	);
}

/** Whether segments will add columns or rows, which only the platform knows. */
export function predictsSegments({ reports: [report] }: BatchBody): boolean {
	const hasSegment = (metric: unknown) => isRecord(metric) && metric.segment !== undefined;
	return report.segments !== undefined || listOf(report.metrics).some(hasSegment);
}

/** Adds the fields of rates to a request; those that were not requested are hidden. */
export function withFieldsOf(
	rates: TransformPlan['rates'],
	body: BatchBody,
): { readonly body: BatchBody; readonly hidden: readonly string[] } {
	const [report] = body.reports;
	const metrics = listOf(report.metrics);
	// A request without metrics returns all of them.
	if (metrics.length === 0) return { body, hidden: [] };
	const known = headerOfRequest(report).metrics.map(({ field }) => field);
	const needed = rates.flatMap(({ numerator, denominator }) => [numerator, denominator]);
	const hidden = [...new Set(needed)].filter((field) => !known.includes(field));
	const added = hidden.map((field) => ({ name: field, field }));
	return { body: { ...body, reports: [{ ...report, metrics: [...metrics, ...added] }] }, hidden };
}

/** Adds the dimensions of filters to a request; those that were not requested are hidden. */
export function withDimensionsOf(
	filters: readonly RowFilter[],
	body: BatchBody,
): { readonly body: BatchBody; readonly filters: readonly RowFilter[] } {
	const [report] = body.reports;
	const known = headerOfRequest(report).dimensions.map(({ field }) => field);
	const all = filters.map((filter) => ({ ...filter, isHidden: !known.includes(filter.field) }));
	const missing = new Set(all.flatMap(({ isHidden, field }) => (isHidden ? [field] : [])));
	if (missing.size === 0) return { body, filters: all };
	const added = [...missing].map((field) => ({ name: field, field }));
	const dimensions = [...listOf(report.dimensions), ...added];
	return { body: { ...body, reports: [{ ...report, dimensions }] }, filters: all };
}
