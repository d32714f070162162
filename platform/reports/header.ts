import type { JsonRecord } from '../client/values/json';
import { isRecord, listOf, textOf } from '../client/values/json';
import type { HeaderRange } from './ranges';
import { rangesOfRequest, readRanges } from './ranges';

/** A column as the reply describes it. */
export interface HeaderColumn {
	readonly field: string;
	/** The caller's label. */
	readonly label: string;
	/** The type of the values: int, float, time, pct, text. Only int is in the specification. */
	readonly affinity: string;
}

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
}

/**
 * Reads a `columnHeader`, which the platform need not send. What it lacks is that of the request, where
 * that is known; else it is left empty, and named by position later.
 */
export function readHeader(columnHeader: unknown, known: KnownHeader = {}): ReportHeader {
	const { byHour = false, asked } = known;
	const header = isRecord(columnHeader) ? columnHeader : {};
	return {
		dimensions: readColumns(header.dimensions, asked?.dimensions),
		metrics: readColumns(header.metrics, asked?.metrics),
		ranges: readRanges(header.dateRanges, asked?.ranges, byHour),
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

/** Columns by position: those of a request count only where the platform sends as many. */
function readColumns(columns: unknown, asked?: readonly HeaderColumn[]): readonly HeaderColumn[] {
	const told = listOf(columns);
	if (told.length === 0) return asked ?? [];
	const wanted = told.length === asked?.length ? asked : [];
	return told.map((column, index) => readColumn(column, wanted[index]));
}

function readColumn(column: unknown, asked?: HeaderColumn): HeaderColumn {
	const told = isRecord(column) ? column : {};
	const [field, name, affinity] = [told.field, told.name, told.affinity].map(textOf);
	const wanted = field && field !== asked?.field ? undefined : asked;
	return {
		field: field || (wanted?.field ?? ''),
		label: name || (wanted?.label ?? name ?? field ?? ''),
		affinity: affinity ?? '',
	};
}
