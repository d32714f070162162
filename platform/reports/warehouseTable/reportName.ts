import { isRecord, listOf, textOf } from '../../base/json/json';
import type { ReportItem, TimeScale } from '../types';

/**
 * The default name of a report in a shared table: its request without days and metrics, such as
 * "rt#insummary D media_key".
 */
export function defaultName(report: ReportItem, scale: TimeScale): string {
	const { kind, path, dimensions, metrics, segments, segmentFilterClauses } = report;
	const splits = recordsIn(metrics).flatMap(({ segment }) => (isRecord(segment) ? [segment] : []));
	const filters = recordsIn(segmentFilterClauses).map(
		({ field, value }) => `${textOf(field)}=${listOf(value).map(textOf).sort().join(',')}`,
	);
	return [
		...[kind, textOf(path) ?? '', scale],
		...textsIn(recordsIn(dimensions), 'field'),
		...textsIn(recordsIn(segments), 'type'),
		...textsIn(splits, 'by'),
		...filters.sort(),
	]
		.filter((part) => part !== '')
		.join(' ');
}

function recordsIn(list: unknown) {
	return listOf(list).filter(isRecord);
}

/** The texts in a canonical order, without duplicates. */
function textsIn(records: ReturnType<typeof recordsIn>, member: string): string[] {
	return [...new Set(records.flatMap((record) => textOf(record[member]) ?? []))].sort();
}
