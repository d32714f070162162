import type { JsonRecord } from '../../base/json/json';
import { dateRangeOf } from './dateRange';
import type { BatchBody, Column, Metric, ReportSpec } from '../types';

/**
 * Writes a report description as the body of a batch query (docs/platform.md,
 * Batch report request).
 */
export function buildBody(spec: ReportSpec): BatchBody {
	return {
		reports: [
			{
				kind: spec.kind,
				...(spec.path ? { path: spec.path } : {}),
				dateRanges: [spec.period, ...(spec.comparedWith ? [spec.comparedWith] : [])].map(
					dateRangeOf,
				),
				// Observed practice: both members are needed for one value per hour, day, week or month.
				...(spec.splitBy ? { dateScale: spec.splitBy, dateRangeSplitPerScale: true } : {}),
				...(spec.dimensions.length > 0 ? { dimensions: spec.dimensions.map(columnOf) } : {}),
				...(spec.metrics.length > 0 ? { metrics: spec.metrics.map(metricOf) } : {}),
				...filtersAndSegments(spec),
			},
		],
	};
}

function columnOf({ field, name }: Column): JsonRecord {
	return { name: name.trim() === '' ? field : name, field };
}

function metricOf({ segment, ...column }: Metric): JsonRecord {
	return { ...columnOf(column), ...(segment ? { segment: { by: segment } } : {}) };
}

/**
 * The filters and segments of a request. Filters are specified; segments are observed practice,
 * where attribution rules that segment the report must not filter it as well.
 */
function filtersAndSegments({ devices, attributionRules, segmentBy }: ReportSpec): JsonRecord {
	const byRule = segmentBy === 'attributionrule';
	const clauses = [
		...(devices.length > 0 ? [inClause('device', devices)] : []),
		...(attributionRules.length > 0 && !byRule
			? [inClause('attributionrule', attributionRules)]
			: []),
	];
	const segment = {
		name: segmentBy,
		type: segmentBy,
		...(byRule && attributionRules.length > 0 ? { operator: 'IN', value: attributionRules } : {}),
	};
	return {
		...(clauses.length > 0 ? { segmentFilterClauses: clauses } : {}),
		...(segmentBy ? { segments: [segment] } : {}),
	};
}

function inClause(field: string, value: readonly number[]): JsonRecord {
	return { field, operator: 'IN', value };
}
