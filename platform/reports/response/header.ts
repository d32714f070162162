import type { JsonRecord } from '../../base/json/json';
import { isRecord } from '../../base/json/json';
import type { HeaderRange } from './dateRanges';
import { rangesOfRequest, readRanges } from './dateRanges';
import type { HeaderColumn } from './shapes/headerColumns';
import { readColumns, splitColumns } from './shapes/headerColumns';
import { inferColumns } from './shapes/inferColumns';
import { partOf } from './shapes/memberNames';

export type { HeaderColumn } from './shapes/headerColumns';

/** The columns and date ranges of a result (docs/platform.md, Batch job responses, columnHeader). */
export interface ReportHeader {
	readonly dimensions: readonly HeaderColumn[];
	readonly metrics: readonly HeaderColumn[];
	readonly ranges: readonly HeaderRange[];
}

/** What is known of a result before it is read. */
export interface HeaderContext {
	/** Whether its moments are known to be hours. */
	readonly byHour?: boolean | undefined;
	/** What the request says of its columns, in their order. */
	readonly requested?: ReportHeader | undefined;
	/** The first row, which names columns that nothing else names. */
	readonly first?: unknown;
}

/**
 * Reads a `columnHeader`, which the platform need not send. What it lacks is that of the request, where
 * that is known; else it is left empty, and named by position later.
 */
export function readHeader(columnHeader: unknown, known: HeaderContext = {}): ReportHeader {
	return inferColumns(readNamed(columnHeader, known), known.first);
}

/** Whether all columns are named without a look at the rows. */
export function hasColumns(columnHeader: unknown, known: HeaderContext): boolean {
	const { dimensions, metrics } = readNamed(columnHeader, known);
	return dimensions.length > 0 && metrics.length > 0;
}

function readNamed(
	columnHeader: unknown,
	{ byHour = false, requested }: HeaderContext,
): ReportHeader {
	const header = isRecord(columnHeader) ? columnHeader : {};
	const [dimensions, metrics] = [partOf(header, 'dimensions'), partOf(header, 'metrics')];
	const ranges = readRanges(partOf(header, 'dateRanges'), requested?.ranges, byHour);
	const together = Array.isArray(columnHeader) ? columnHeader : partOf(header, 'header');
	if (Array.isArray(together) && dimensions === undefined && metrics === undefined) {
		return { ...splitColumns(together, requested), ranges };
	}
	return {
		dimensions: readColumns(dimensions, requested?.dimensions),
		metrics: readColumns(metrics, requested?.metrics),
		ranges,
	};
}

/** What a request for a report says of the columns and date ranges of its result. */
export function headerOfRequest(item: JsonRecord): ReportHeader {
	const { dimensions, metrics, dateRanges, dateScale } = item;
	return {
		dimensions: readColumns(dimensions),
		metrics: readColumns(metrics),
		ranges: rangesOfRequest(dateRanges, dateScale === 'D'),
	};
}
