import { type Json, type JsonObject, isObject } from '../http/json';
import { SEGMENT_CODES } from './lens';
import { METRIC_FACTS } from './metricFacts';
import type { ReportRequest } from './request';

/** Observed practice: `dryRun` answers the request, its columns enriched, and no data. */
export function echoRequest(item: Json, request: ReportRequest): JsonObject {
	return {
		...(isObject(item) ? item : {}),
		path: request.selection.path,
		dimensions: request.dimensions.map(({ name, dimension }) => ({
			name,
			field: dimension.field,
			affinity: 'text',
		})),
		metrics: request.metrics.map(({ name, field, segmentBy }) => ({
			name,
			field,
			affinity: METRIC_FACTS[field].affinity,
			...(segmentBy
				? {
						segment: {
							by: segmentBy,
							values: SEGMENT_CODES[segmentBy].map(({ id, name: title }) => ({
								id: String(id),
								name: title,
							})),
						},
					}
				: {}),
		})),
	};
}
