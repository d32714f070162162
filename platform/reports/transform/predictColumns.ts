import { isRecord, listOf } from '../../base/json/json';
import { ReportColumns } from '../response/reportColumns';
import { headerOfRequest } from '../response/header';
import type { TableColumn } from '../table/reportTable';
import type { BatchBody } from '../types';
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
