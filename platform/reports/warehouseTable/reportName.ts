import { isRecord, listOf, textOf } from '../../base/json/json';
import type { ReportItem, TimeScale } from '../types';

/**
 * What tells the rows of a report from those of another one in the same table, unless the user names it:
 * what is asked for but its days and its figures. Such as "rt#insummary D media_key".
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

/** Each once, in an order of their own. */
function textsIn(records: ReturnType<typeof recordsIn>, member: string): string[] {
	return [...new Set(records.flatMap((record) => textOf(record[member]) ?? []))].sort();
}
