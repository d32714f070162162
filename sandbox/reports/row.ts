import type { Json, JsonObject } from '../http/json';
import type { Measures } from '../shop/measures';
import { valueOf } from './metricFacts';
import type { ReportRequest, RequestedMetric } from './request';
import { type Lens, SEGMENT_CODES, type SegmentType, through } from './segments';

/** The cells of a row through a lens. */
export type CellsOf = (lens: Lens) => Measures[][];

/** One row item of the download response (docs/platform.md, Batch job responses). */
export function dataRow(
	request: ReportRequest,
	dimensions: readonly string[],
	cellsOf: CellsOf,
): Json {
	return {
		dimensions: [...dimensions],
		metrics: request.metrics.map((metric) =>
			request.ranges.map((_, range) => metricEntry(request, metric, range, cellsOf)),
		),
	};
}

/** Observed practice: one entry per date range, with one value per period. */
function metricEntry(
	request: ReportRequest,
	metric: RequestedMetric,
	range: number,
	cellsOf: CellsOf,
): Json {
	const { field, segmentBy } = metric;
	const numbers = (lens: Lens) =>
		(cellsOf(lens)[range] ?? []).map((cell) => valueOf(field, cell[field]));
	const texts = (lens: Lens): Json[] => numbers(lens).map(String);
	const byType = (lens: Lens): JsonObject => ({
		[segmentBy ?? '']: coded(segmentBy ? SEGMENT_CODES[segmentBy] : [], (id) =>
			texts(segmentBy ? through(lens, segmentBy, id) : lens),
		),
	});
	const segments: JsonObject = segmentBy ? byType(request.lens) : {};
	for (const { type, codes } of request.segments) {
		// Observed practice: with both splits, the split by type is within the value of each code.
		segments[segmentKey(type)] = coded(codes, (id) => {
			const lens = through(request.lens, type, id);
			return segmentBy ? [{ values: texts(lens), segments: byType(lens) }] : texts(lens);
		});
	}
	const values: Json[] = numbers(request.lens);
	return Object.keys(segments).length > 0 ? { values, segments } : { values };
}

function coded(
	codes: readonly { id: number; name: string }[],
	values: (id: number) => Json[],
): Json {
	return codes.map(({ id, name }) => ({ id: String(id), name, values: values(id) }));
}

// Observed practice: attribution rules are returned under the key "view".
function segmentKey(type: SegmentType): string {
	return type === 'attributionrule' ? 'view' : type;
}
