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
	/** The columns of a row that is a list, where the header lists them all together. */
	readonly order?: readonly HeaderColumn[] | undefined;
}

/** What is known about a result before it is read. */
export interface HeaderContext {
	/** Whether its moments are hours. */
	readonly byHour?: boolean | undefined;
	/** The columns of the request, in order. */
	readonly requested?: ReportHeader | undefined;
	/** The first row, for columns that only rows name. */
	readonly first?: unknown;
}

/**
 * Reads a `columnHeader`, which the platform may leave out. What is missing is taken from the
 * request where it is known; other columns are later named by position.
 */
export function readHeader(columnHeader: unknown, known: HeaderContext = {}): ReportHeader {
	return inferColumns(readNamed(columnHeader, known), known.first);
}

/** Whether all columns have names without reading a row. */
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

/** The columns and date ranges that a request leads to. */
export function headerOfRequest(item: JsonRecord): ReportHeader {
	const { dimensions, metrics, dateRanges, dateScale } = item;
	return {
		dimensions: readColumns(dimensions),
		metrics: readColumns(metrics),
		ranges: rangesOfRequest(dateRanges, dateScale === 'D'),
	};
}
