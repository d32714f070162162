import type { JsonRecord } from '../client/values/json';
import { isRecord } from '../client/values/json';
import type { HeaderRange } from './ranges';
import { rangesOfRequest, readRanges } from './ranges';
import type { HeaderColumn } from './response/columns';
import { readColumns, splitColumns } from './response/columns';
import { learnColumns } from './response/learning';
import { partOf } from './response/spellings';

export type { HeaderColumn } from './response/columns';

/** The columns and date ranges of a result (docs/platform.md, Batch job responses, columnHeader). */
export interface ReportHeader {
	readonly dimensions: readonly HeaderColumn[];
	readonly metrics: readonly HeaderColumn[];
	readonly ranges: readonly HeaderRange[];
}

/** What is known of a result before it is read. */
export interface KnownHeader {
	/** Whether its moments are known to be hours. */
	readonly byHour?: boolean | undefined;
	/** What the request says of its columns, in their order. */
	readonly asked?: ReportHeader | undefined;
	/** The first row, which names columns that nothing else names. */
	readonly first?: unknown;
}

/**
 * Reads a `columnHeader`, which the platform need not send. What it lacks is that of the request, where
 * that is known; else it is left empty, and named by position later.
 */
export function readHeader(columnHeader: unknown, known: KnownHeader = {}): ReportHeader {
	return learnColumns(readNamed(columnHeader, known), known.first);
}

/** Whether all columns are named without a look at the rows. */
export function hasColumns(columnHeader: unknown, known: KnownHeader): boolean {
	const { dimensions, metrics } = readNamed(columnHeader, known);
	return dimensions.length > 0 && metrics.length > 0;
}

function readNamed(columnHeader: unknown, { byHour = false, asked }: KnownHeader): ReportHeader {
	const header = isRecord(columnHeader) ? columnHeader : {};
	const [dimensions, metrics] = [partOf(header, 'dimensions'), partOf(header, 'metrics')];
	const ranges = readRanges(partOf(header, 'dateRanges'), asked?.ranges, byHour);
	const together = Array.isArray(columnHeader) ? columnHeader : partOf(header, 'header');
	if (Array.isArray(together) && dimensions === undefined && metrics === undefined) {
		return { ...splitColumns(together, asked), ranges };
	}
	return {
		dimensions: readColumns(dimensions, asked?.dimensions),
		metrics: readColumns(metrics, asked?.metrics),
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
